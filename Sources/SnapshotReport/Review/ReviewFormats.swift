/// A review as a JSON object.
package struct ReviewJSON: Encodable {
  private let summary: String
  private let base: String
  private let total: Int
  private let problems: [String]
  private let causes: [Cause]
  private let changes: [Golden]

  private struct Cause: Encodable {
    let title: String
    let goldens: [String]
  }

  private struct Golden: Encodable {
    let path: String
    let verdict: ReviewEntry.Kind
    let formerPath: String?
    let sentence: String
    let words: [String]
    let notes: [String]
    let causes: [String]
    let pixels: PixelDifference?
    let mark: ReviewMarks.Decision?
    /// A path in the artifacts folder.
    let before: String?
    let after: String?
  }

  package init(_ review: BranchReview) {
    (summary, base, total) = (review.summary, review.base, review.total)
    problems = review.problems
    causes = review.causes.map { cause in
      Cause(title: cause.title, goldens: cause.entries.map { review.entries[$0].path })
    }
    changes = review.entries.enumerated().map { index, entry in
      Golden(
        path: entry.path, verdict: entry.kind, formerPath: entry.formerPath,
        sentence: entry.sentence, words: entry.words, notes: entry.notes,
        causes: review.titles(of: index), pixels: entry.pixels,
        mark: review.marks.decision(of: entry), before: entry.files.before,
        after: entry.files.after)
    }
  }

  package func data() throws -> Data { try StableJSON.encode(self) }
}

/// A review as JUnit XML: a suite for each cause, a failure for each changed golden.
package struct ReviewJUnit {
  private let review: BranchReview

  package init(_ review: BranchReview) { self.review = review }

  package var text: String {
    // A golden with several causes is reported as a failure once.
    var listed: Set<Int> = []
    let suites = review.causes.map { cause in
      (cause.title, cause.entries.filter { listed.insert($0).inserted })
    }.filter { !$0.1.isEmpty }
    let all = suites.reduce(0) { $0 + $1.1.count }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites\(attributes("Design review", all))>
      \(suites.map(suite).joined())</testsuites>

      """
  }

  private func attributes(_ name: String, _ count: Int) -> String {
    " name=\"\(XMLText.escaped(name))\" tests=\"\(count)\" failures=\"\(count)\" errors=\"0\""
  }

  private func suite(_ title: String, _ entries: [Int]) -> String {
    let cases = entries.map { index in
      let entry = review.entries[index]
      return """
            <testcase name="\(XMLText.escaped(entry.path))" classname="\(XMLText.escaped(title))">
              <failure type="\(entry.kind.rawValue)" message="\(XMLText.escaped(entry.sentence))">\
        \(XMLText.escaped((entry.words + entry.notes).joined(separator: "\n")))</failure>
            </testcase>

        """
    }
    return """
        <testsuite\(attributes(title, entries.count))>
      \(cases.joined())  </testsuite>

      """
  }
}
