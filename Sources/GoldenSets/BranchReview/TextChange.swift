import Snapshots

/// The differences between two texts, line by line.
struct TextChange {
  let sentence: String
  let words: [String]
  let causes: [LayoutCause]

  /// The number of different changes of words that are separate causes.
  private static let maximumCauseCount = 3
  /// The number of lines that are quoted.
  private static let maximumLineCount = 6

  init(_ old: String, _ new: String) {
    var was = old.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var now = new.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let first = was.first, first == now.first {
      (was, now) = (was.dropFirst(), now.dropFirst())
    }
    while let last = was.last, last == now.last { (was, now) = (was.dropLast(), now.dropLast()) }
    let count = max(was.count, now.count)
    sentence =
      count == 1
      ? "Line \(was.startIndex + 1) differs."
      : "\(count) lines differ, from line \(was.startIndex + 1) on."
    guard was.count == now.count else {
      words = ["\(now.count) lines replace \(was.count)"]
      causes = [Self.cause("have other lines")]
      return
    }
    let pairs = zip(was, now).filter { $0 != $1 }
    words = pairs.prefix(Self.maximumLineCount).map { "“\($0)” → “\($1)”" }
    var seen: Set<LayoutCause.Kind> = []
    let kinds = pairs.map { LayoutCause.text(String($0), String($1)) }.filter {
      seen.insert($0).inserted
    }
    causes =
      kinds.count > Self.maximumCauseCount
      ? [Self.cause("have other words")]
      : kinds.map { LayoutCause(subject: "text", kind: $0, clause: "") }
  }

  private static func cause(_ clause: String) -> LayoutCause {
    LayoutCause(subject: "Texts", kind: .other(clause), clause: clause)
  }
}
