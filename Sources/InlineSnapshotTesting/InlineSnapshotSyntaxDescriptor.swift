/// Where the text of an inline snapshot stands in a call.
///
/// A helper of your own that calls `assertInlineSnapshot` says it: which of its closures has the
/// text, and how that one is called.
///
/// Under its name in pointfreeco/swift-snapshot-testing.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// What the closure of `assertInlineSnapshot` is called: "matches".
  public static let defaultTrailingClosureLabel = "matches"

  /// What the closure may still be called.
  public var deprecatedTrailingClosureLabels: [String]
  /// What the closure is called.
  public var trailingClosureLabel: String
  /// How many closures stand before it, among those behind the call and those that end its
  /// arguments.
  public var trailingClosureOffset: Int

  /// The first closure of a call, unless something else is said.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = Self.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the test where the closure stands, or at the call where that is not found.
  public func fail(
    _ message: @autoclosure () -> String = "", fileID: StaticString, file: StaticString,
    line: UInt, column: UInt
  ) {
    var place = TestFailure(fileID: fileID, file: file, line: line, column: column)
    let text = try? InlineSource(contentsOf: "\(file)")
    if let found = text?.line(of: self, at: Int(line), Int(column)) { place.line = UInt(found) }
    place.report(message())
  }
}
