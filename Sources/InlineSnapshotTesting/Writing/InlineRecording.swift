/// A text that an assertion wants in its source.
struct InlineRecording: Codable, Equatable {
  let line: Int
  let column: Int
  let label: String
  let deprecatedLabels: [String]
  let offset: Int
  /// What the assertion was compiled with; nil for no closure.
  let expected: String?
  /// Nil for no closure.
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

  func isOfPlace(of other: InlineRecording) -> Bool {
    (line, column, offset) == (other.line, other.column, other.offset)
  }
}

extension InlineSource {
  /// The source with several texts, each at the place that it has in this one.
  func recording(_ recordings: [InlineRecording]) throws(InlineSourceError) -> InlineSource {
    var source = self
    // From the end on: what stands before keeps its place. The closures of a call in their order.
    let inOrder = recordings.sorted {
      ($1.line, $1.column, $0.offset) < ($0.line, $0.column, $1.offset)
    }
    for recording in inOrder { source = try source.recording(recording) }
    return source
  }
}
