import AtomicFiles
import Foundation
import GoldenSets

/// The result of `render golden match`, as lines, as JSON and as a status.
struct MatchReport {
  let match: GoldenMatch

  init(_ match: GoldenMatch) { self.match = match }

  var lines: [String] {
    var lines: [String] = []
    for entry in match.entries {
      switch entry.outcome {
      case .compared(let match) where match.isMatch: break
      case .compared(let match):
        lines.append("differs  \(entry.drawn.onOneLine)")
        lines += match.words.map { "  \($0.onOneLine)" }
      case .unreadable(let reason):
        lines.append("unreadable  \(entry.drawn.onOneLine)")
        lines.append("  \(reason.onOneLine)")
      }
      if let fault = entry.layoutFault { lines.append("note  \(fault.onOneLine)") }
    }
    lines += match.alone.drawn.map { "only here  \($0.onOneLine)" }
    lines += match.alone.reference.map { "only on iOS  \($0.onOneLine)" }
    return lines + [summary]
  }

  private var matching: Int {
    match.equal.count
      + match.entries.count {
        if case .compared(let match) = $0.outcome { match.isMatch } else { false }
      }
  }

  /// The summary of the comparison: "Of 152 pictures 140 match iOS's, 12 differ."
  var summary: String {
    let (all, matching) = (match.entries.count + match.equal.count, matching)
    guard all > 0 else {
      return "There is nothing to compare: no picture recorded on iOS has one recorded here beside"
        + " it; run the tests to record these."
    }
    if all == 1 { return "The only picture \(matching == 1 ? "matches" : "differs from") iOS's." }
    if all == matching { return "All \(all) pictures match iOS's." }
    let unread = match.entries.count { if case .unreadable = $0.outcome { true } else { false } }
    let others = all - matching - unread
    let ends = [
      others > 0 ? "\(others) \(others == 1 ? "differs" : "differ")" : nil,
      unread > 0 ? "\(unread) cannot be read" : nil,
    ].compactMap(\.self)
    return "Of \(all) pictures \(matching) \(matching == 1 ? "matches" : "match") iOS's,"
      + " \(ends.joined(separator: ", "))."
  }

  var status: RunStatus {
    guard !match.entries.isEmpty || !match.equal.isEmpty else { return .missing }
    return match.entries.reduce(.success) { status, entry in
      switch entry.outcome {
      case .compared(let match) where match.isMatch: status
      case .compared(let match): status.worse(match.isOfSize ? .size : .pixels)
      case .unreadable: status.worse(.missing)
      }
    }
  }

  // MARK: JSON

  var json: Data {
    let object = Object(
      pictures: match.entries.map(Picture.init), equal: match.equal, withoutIOS: match.alone.drawn,
      withoutDrawn: match.alone.reference, matching: matching, summary: summary,
      status: Int(status.code))
    return (try? StableJSON.encode(object)) ?? Data()
  }

  private struct Object: Encodable {
    let pictures: [Picture]
    /// The pictures recorded on iOS that tests of the last run drew alike.
    let equal: [String]
    let withoutIOS: [String]
    let withoutDrawn: [String]
    let matching: Int
    let summary: String
    let status: Int
  }

  private struct Picture: Encodable {
    let drawn: String
    let iOS: String
    /// One of "matches", "differs", "size" and "unreadable".
    let verdict: String
    var match: PictureMatch?
    var words: [String] = []
    /// The fault of the layout of the picture drawn here.
    let layoutFault: String?

    init(_ entry: GoldenMatch.Entry) {
      (drawn, iOS, layoutFault) = (entry.drawn, entry.reference, entry.layoutFault)
      switch entry.outcome {
      case .compared(let match):
        verdict = match.isMatch ? "matches" : match.isOfSize ? "size" : "differs"
        self.match = match
        words = match.words
      case .unreadable(let reason):
        verdict = "unreadable"
        words = [reason]
      }
    }
  }
}
