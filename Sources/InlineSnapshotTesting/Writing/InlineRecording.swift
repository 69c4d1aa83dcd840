/// A text that an assertion records in its source.
struct InlineRecording: Codable, Equatable {
  let line: Int
  let column: Int
  let label: String
  let deprecatedLabels: [String]
  let offset: Int
  /// The text with which the assertion was compiled; nil for no closure.
  let expected: String?
  /// The new text; nil for no closure.
  let actual: String?

  init(
    line: UInt, column: UInt, _ descriptor: InlineSnapshotSyntaxDescriptor, expected: String?,
    actual: String?
  ) {
    (self.line, self.column) = (Int(line), Int(column))
    label = descriptor.trailingClosureLabel
    deprecatedLabels = descriptor.deprecatedTrailingClosureLabels
    offset = descriptor.trailingClosureOffset
    (self.expected, self.actual) = (expected, actual)
  }

  var descriptor: InlineSnapshotSyntaxDescriptor {
    InlineSnapshotSyntaxDescriptor(
      deprecatedTrailingClosureLabels: deprecatedLabels, trailingClosureLabel: label,
      trailingClosureOffset: offset)
  }

  func isAtSamePosition(of other: InlineRecording) -> Bool {
    (line, column, offset) == (other.line, other.column, other.offset)
  }
}

extension InlineSource {
  /// Returns the source with several texts, at positions in the present source.
  func recording(_ recordings: [InlineRecording]) throws(InlineSourceError) -> InlineSource {
    var source = self
    // From the end on, so positions before remain valid. The closures of a call are written in
    // order.
    let inOrder = recordings.sorted {
      ($1.line, $1.column, $0.offset) < ($0.line, $0.column, $1.offset)
    }
    for recording in inOrder { source = try source.recording(recording) }
    return source
  }
}
