/// The changes of a branch to goldens, grouped by cause: the contents of all review formats.
package struct BranchReview: Sendable {
  /// A cause and the entries that it changed.
  package struct Cause: Equatable, Sendable {
    package let title: String
    /// The indices of its entries in `BranchReview.entries`, ascending.
    package let entries: [Int]

    package init(title: String, entries: [Int]) {
      (self.title, self.entries) = (title, entries)
    }
  }

  /// For example "main at 1a2b3c4d".
  package let base: String
  package let entries: [ReviewEntry]
  /// The causes. Causes of layouts are first, the ones with the most pictures before others.
  package let causes: [Cause]
  /// The number of goldens that exist before, after or both.
  package let total: Int
  package let problems: [String]
  package let paths: ResultPaths
  package let marks: ReviewMarks

  package init(
    base: String, entries: [ReviewEntry], causes: [Cause], total: Int, problems: [String] = [],
    paths: ResultPaths, marks: ReviewMarks = ReviewMarks()
  ) {
    self.base = base
    self.entries = entries
    self.causes = causes
    self.total = total
    self.problems = problems
    self.paths = paths
    self.marks = marks
  }

  /// For example "14 of 30 goldens differ from main at 1a2b3c4d: 12 changed, 2 new".
  package var summary: String {
    guard !entries.isEmpty else { return headline }
    let counts = ReviewEntry.Kind.allCases.compactMap { kind -> String? in
      let count = entries.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.label)"
    }
    return "\(headline): \(counts.joined(separator: ", "))"
  }

  /// For example "14 of 30 goldens differ from main at 1a2b3c4d".
  package var headline: String {
    guard !entries.isEmpty else { return "No golden differs from \(base)" }
    let verb = entries.count == 1 ? "differs" : "differ"
    let noun = total == 1 ? "golden" : "goldens"
    return "\(entries.count) of \(total) \(noun) \(verb) from \(base)"
  }

  /// Returns a line such as "UIButton background systemBlue → systemGreen, 14 pictures".
  package func line(of cause: Cause) -> String {
    let count = cause.entries.count
    let arePictures = cause.entries.allSatisfy { entries[$0].isPicture }
    let noun = arePictures ? "picture" : "golden"
    return "\(cause.title), \(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Returns the titles of an entry's causes, in the review's order.
  func titles(of index: Int) -> [String] {
    causes.filter { $0.entries.contains(index) }.map(\.title)
  }
}
