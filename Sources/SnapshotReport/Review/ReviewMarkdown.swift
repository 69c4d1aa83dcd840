/// A review as a comment on a pull request: causes, then the changes of each in clauses.
package struct ReviewMarkdown {
  private let review: BranchReview
  /// The URL of the artifacts folder, without a trailing slash; nil if there is none.
  private let pictures: String?

  /// The maximum size: GitHub rejects comments of more than 65,536 characters.
  private static let maximumCharacterCount = 60_000
  /// The maximum number of rows per cause.
  private static let most = 20

  /// Creates a comment.
  ///
  /// - Parameter pictures: the URL of the artifacts folder; for nil, nothing is linked.
  package init(_ review: BranchReview, pictures: String? = nil) {
    self.review = review
    self.pictures = pictures.flatMap { address in
      address.isEmpty ? nil : address.hasSuffix("/") ? String(address.dropLast()) : address
    }
  }

  package var text: String {
    var lines = review.causes.map { "- **\(MarkdownReport.escaped(review.line(of: $0)))**" }
    if !lines.isEmpty { lines.append("") }
    lines += ["\(MarkdownReport.escaped(review.summary)).", ""]
    if let marked { lines += [marked, ""] }
    lines += review.problems.map { "> \(MarkdownReport.escaped($0))" }
    var size = lines.reduce(0) { $0 + $1.utf8.count + 1 }
    var listed: Set<Int> = []
    for cause in review.causes {
      let section = section(cause, &listed)
      size += section.utf8.count
      guard size < Self.maximumCharacterCount else {
        lines.append("The review's page lists the others.")
        break
      }
      lines.append(section)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var marked: String? {
    let marks = review.entries.compactMap { review.marks.decision(of: $0) }
    guard !marks.isEmpty else { return nil }
    let (accepted, rejected) = (marks.count { $0 == .accept }, marks.count { $0 == .reject })
    return "\(accepted) accepted, \(rejected) rejected, \(review.entries.count - marks.count) open."
  }

  private func section(_ cause: BranchReview.Cause, _ listed: inout Set<Int>) -> String {
    let own = cause.entries.filter { listed.insert($0).inserted }
    guard !own.isEmpty else { return "" }
    let (before, after) = pictures == nil ? ("", "") : (" before | after |", "---|---|")
    var lines = [
      "<details><summary>\(Self.markup(review.line(of: cause)))</summary>", "",
      "| golden |\(before) what happened |", "|---|\(after)---|",
    ]
    lines += own.prefix(Self.most).map(row)
    let rest = own.count - Self.most
    if rest > 0 { lines.append("| and \(rest) more |\(pictures == nil ? "" : " | |") |") }
    return (lines + ["", "</details>", ""]).joined(separator: "\n")
  }

  private func row(_ index: Int) -> String {
    let entry = review.entries[index]
    let words = entry.words.isEmpty ? [] : [entry.words.joined(separator: "; ")]
    let mark = review.marks.decision(of: entry).map { [$0.word] } ?? []
    let cells = (mark + words + (words.isEmpty ? [entry.sentence] : []) + entry.notes)
      .map(MarkdownReport.escaped).joined(separator: "<br>")
    let links = [("before", entry.files.before), ("after", entry.files.after)].map { name, path in
      guard let pictures, let path else { return "" }
      let address = "\(pictures)/\(MarkdownReport.encoded(path))"
      return entry.isPicture ? "[![\(name)](\(address))](\(address))" : "[\(name)](\(address))"
    }
    let shown = pictures == nil ? "" : " \(links.joined(separator: " | ")) |"
    return "| \(MarkdownReport.escaped(entry.path)) |\(shown) \(cells) |"
  }

  /// Escapes text for an HTML element without Markdown.
  private static func markup(_ text: String) -> String {
    XMLText.escaped(text).replacingOccurrences(of: "&#10;", with: " ")
  }
}
