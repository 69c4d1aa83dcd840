/// What a branch changes in goldens, grouped by cause: what every format of a review says.
package struct BranchReview: Sendable {
  /// A cause and what it changed.
  package struct Cause: Equatable, Sendable {
    package let title: String
    /// Places in `entries`, ascending.
    package let entries: [Int]

    package init(title: String, entries: [Int]) {
      (self.title, self.entries) = (title, entries)
    }
  }

  /// "main at 1a2b3c4d".
  package let base: String
  package let entries: [ReviewEntry]
  /// Those of layouts first, and of these those of the most pictures.
  package let causes: [Cause]
  /// How many goldens there are, before or after.
  package let total: Int
  package let problems: [String]
  package let places: ResultPaths
  package let marks: ReviewMarks

  package init(
    base: String, entries: [ReviewEntry], causes: [Cause], total: Int, problems: [String] = [],
    places: ResultPaths, marks: ReviewMarks = ReviewMarks()
  ) {
    self.base = base
    self.entries = entries
    self.causes = causes
    self.total = total
    self.problems = problems
    self.places = places
    self.marks = marks
  }

  /// "14 of 30 goldens differ from main at 1a2b3c4d: 12 changed, 2 new".
  package var summary: String {
    guard !entries.isEmpty else { return headline }
    let counts = ReviewEntry.Kind.allCases.compactMap { kind -> String? in
      let count = entries.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.label)"
    }
    return "\(headline): \(counts.joined(separator: ", "))"
  }

  /// "14 of 30 goldens differ from main at 1a2b3c4d".
  package var headline: String {
    guard !entries.isEmpty else { return "No golden differs from \(base)" }
    let verb = entries.count == 1 ? "differs" : "differ"
    let noun = total == 1 ? "golden" : "goldens"
    return "\(entries.count) of \(total) \(noun) \(verb) from \(base)"
  }

  /// "UIButton background systemBlue → systemGreen, 14 pictures".
  package func line(of cause: Cause) -> String {
    let count = cause.entries.count
    let arePictures = cause.entries.allSatisfy { entries[$0].isPicture }
    let noun = arePictures ? "picture" : "golden"
    return "\(cause.title), \(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// The titles of an entry's causes, the first of the review first.
  func titles(of index: Int) -> [String] {
    causes.filter { $0.entries.contains(index) }.map(\.title)
  }
}
