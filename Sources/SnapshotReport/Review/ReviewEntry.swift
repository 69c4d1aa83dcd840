/// A golden that differs between a branch and its base.
package struct ReviewEntry: Equatable, Sendable {
  /// The kind of change, in the order of a review.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// The pixels differ.
    case changed
    case size
    /// The content of a golden that is not a picture differs.
    case content
    /// The golden cannot be compared, for example a picture that Git LFS has not fetched.
    case unread
    case added
    case removed
    /// The content is equal, under another name.
    case moved
  }

  /// Paths relative to the artifacts folder; nil for missing files.
  package struct Files: Equatable, Sendable {
    package var before: String?
    package var after: String?
    package var beforeLayout: String?
    package var afterLayout: String?

    package init() {}
  }

  /// The path relative to the package; for a removed golden, its former path.
  package let path: String
  package let kind: Kind
  /// The former path of a moved golden.
  package var formerPath: String?
  /// A description of the change, in a sentence.
  package var sentence = ""
  /// The changes, in clauses.
  package var words: [String] = []
  package var pixels: PixelDifference?
  package var files = Files()
  /// A digest of the two files, for which marks are valid.
  package var seal = ""
  /// Sentences about the comparison for reviewers.
  package var notes: [String] = []

  package init(_ path: String, _ kind: Kind) {
    self.path = path
    self.kind = kind
  }

  package var isPicture: Bool { path.hasSuffix(".png") }
}

extension ReviewEntry.Kind {
  /// The word after a number: "3 changed".
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
