/// Finds the line break opportunities of plain ASCII text (UAX #14) without Pango.
///
/// Loading Pango with its some twenty libraries took 4 of the 14 ms of starting `render list`; most
/// texts do not need it. Plain texts consist of ASCII letters, digits, spaces and `, . ! ? ; : '`,
/// without a digit directly after one of `, . ; :`. For these, Unicode's rules reduce to: a line
/// may begin after a space, with a letter, a digit or an apostrophe, and after `!` or `?` with a
/// letter or a digit. Pango is the slow reference: `ASCIIBreakOpportunitiesTests` compares all
/// texts of a small set.
enum ASCIIBreakOpportunities {
  /// Returns Pango's flags; nil for a text that is not plain.
  static func flags(_ scalars: [UInt32]) -> [ParagraphAnalysis.Flags]? {
    let first = ParagraphAnalysis.Flags.grapheme
    let both: ParagraphAnalysis.Flags = [.grapheme, .lineBreak]
    var flags = [ParagraphAnalysis.Flags](repeating: first, count: scalars.count)
    var index = 0
    var previous = Kind.start
    for scalar in scalars {
      guard let kind = Kind(scalar), !(kind == .digit && previous == .stop) else { return nil }
      if kind.mayBeginLine(after: previous) { flags[index] = both }
      previous = kind
      index += 1
    }
    return flags
  }

  private enum Kind {
    case start, letter, digit, space, apostrophe
    /// One of `, . ; :`.
    case stop
    /// One of `! ?`.
    case exclamation

    init?(_ scalar: UInt32) {
      switch scalar {
      case 0x41...0x5A, 0x61...0x7A: self = .letter
      case 0x30...0x39: self = .digit
      case 0x20: self = .space
      case 0x27: self = .apostrophe
      case 0x2C, 0x2E, 0x3A, 0x3B: self = .stop
      case 0x21, 0x3F: self = .exclamation
      default: return nil
      }
    }

    func mayBeginLine(after previous: Kind) -> Bool {
      switch previous {
      case .space: self == .letter || self == .digit || self == .apostrophe
      case .exclamation: self == .letter || self == .digit
      default: false
      }
    }
  }
}
