extension SnapshotTestingConfiguration {
  /// What a failure's message says of the golden's file and the picture's, such as a command that
  /// shows both.
  ///
  /// Under its name in pointfreeco/swift-snapshot-testing.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    let message: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// A tool of your own, which gets both paths.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      message = tool
    }

    /// A command that both paths follow.
    public init(stringLiteral value: String) {
      self.init { "\(value) \($0) \($1)" }
    }

    /// Kaleidoscope.
    public static let ksdiff = Self { "ksdiff \"\($0)\" \"\($1)\"" }

    /// The addresses of both files.
    public static let `default` = Self { "@−\n\"file://\($0)\"\n@+\n\"file://\($1)\"" }

    /// What the tool says.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      message(currentFilePath, failedFilePath)
    }
  }
}

@available(*, deprecated, message: "Write '.default' instead of 'nil'.")
extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// The default tool.
  public init(nilLiteral: ()) { self = .default }
}
