import Foundation

/// The rows that differ from UIKit, as a table in Markdown between two marks.
struct DifferencesTable {
  private static let begin = "<!-- Written by Tests/BehaviourTests: rows that differ. -->\n"
  private static let end = "<!-- End of what Tests/BehaviourTests writes. -->\n"

  private let rows: [Behaviour]

  init(_ rows: [Behaviour]) { self.rows = rows }

  /// The page with the table in it; nil for one without the marks.
  func replacing(in page: String) -> String? {
    guard let begin = page.range(of: Self.begin), let end = page.range(of: Self.end) else {
      return nil
    }
    return page.replacingCharacters(in: begin.upperBound..<end.lowerBound, with: table)
  }

  private var table: String {
    let lines = rows.compactMap { row -> String? in
      guard case .differs(let instead) = row.standing else { return nil }
      return "| \(row.subject) | \(row.sentence) | \(instead) | \(row.source.text) |"
    }
    guard !lines.isEmpty else { return "No row of the table differs.\n" }
    let head = ["| class | UIKit | differs | source |", "|---|---|---|---|"]
    return (head + lines).joined(separator: "\n") + "\n"
  }
}
