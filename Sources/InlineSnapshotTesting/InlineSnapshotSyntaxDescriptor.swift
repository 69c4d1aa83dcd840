/// The position of an inline snapshot's text in a call.
///
/// A custom helper that calls `assertInlineSnapshot` specifies which of its closures contains the
/// text, and the closure's label.
///
/// Has the name and members of pointfreeco/swift-snapshot-testing's.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label of the closure of `assertInlineSnapshot`: "matches".
  public static let defaultTrailingClosureLabel = "matches"

  /// Former labels of the closure.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure.
  public var trailingClosureLabel: String
  /// The number of closures before the one with the text, among the trailing closures and the
  /// closures at the end of the arguments.
  public var trailingClosureOffset: Int

  /// Creates a descriptor; by default of the first closure of a call.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = Self.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the test at the closure, or at the call if the closure is not found.
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
