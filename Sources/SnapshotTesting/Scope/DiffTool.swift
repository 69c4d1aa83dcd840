extension SnapshotTestingConfiguration {
  /// The part of a failure's message that names the golden and the picture, such as a command that
  /// opens both files.
  ///
  /// It has the same name in pointfreeco/swift-snapshot-testing.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    let message: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// Creates a custom tool from a closure of both paths.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      message = tool
    }

    /// Creates a tool from a command, to which both paths are appended.
    public init(stringLiteral value: String) {
      self.init { "\(value) \($0) \($1)" }
    }

    /// A tool that prints the command that compares both files in Kaleidoscope.
    public static let ksdiff = Self { "ksdiff \"\($0)\" \"\($1)\"" }

    /// A tool that prints the URLs of both files.
    public static let `default` = Self { "@−\n\"file://\($0)\"\n@+\n\"file://\($1)\"" }

    /// Returns the message.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      message(currentFilePath, failedFilePath)
    }
  }
}

@available(*, deprecated, message: "Write '.default' instead of 'nil'.")
extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// Creates the default tool.
  public init(nilLiteral: ()) { self = .default }
}
