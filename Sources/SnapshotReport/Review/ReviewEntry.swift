/// One golden that is otherwise on a branch than where the branch began.
package struct ReviewEntry: Equatable, Sendable {
  /// What became of it, in the order of a review.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// Pixels differ.
    case changed
    case size
    /// A golden that is no picture.
    case content
    /// What cannot be compared: of a picture that Git LFS has not fetched, for example.
    case unread
    case added
    case removed
    /// Equal, under another name.
    case moved
  }

  /// Artifacts, counted from the artifacts' folder; nil for what is not there.
  package struct Files: Equatable, Sendable {
    package var before: String?
    package var after: String?
    package var beforeLayout: String?
    package var afterLayout: String?

    package init() {}
  }

  /// Counted from the package's folder; of what is removed, where it was.
  package let path: String
  package let kind: Kind
  /// Where it was, of what has moved.
  package var formerPath: String?
  /// What happened, in a sentence.
  package var sentence = ""
  /// What changed, in clauses.
  package var words: [String] = []
  package var pixels: PixelDifference?
  package var files = Files()
  /// What tells these two files from others: marks hold for them alone.
  package var seal = ""
  /// What a reviewer may need to know of how they were compared: sentences.
  package var notes: [String] = []

  package init(_ path: String, _ kind: Kind) {
    self.path = path
    self.kind = kind
  }

  package var isPicture: Bool { path.hasSuffix(".png") }
}

extension ReviewEntry.Kind {
  /// After a number: "3 changed".
  package var label: String {
    switch self {
    case .changed: "changed"
    case .size: "of another size"
    case .content: "of other content"
    case .unread: "not compared"
    case .added: "new"
    case .removed: "removed"
    case .moved: "moved"
    }
  }
}
