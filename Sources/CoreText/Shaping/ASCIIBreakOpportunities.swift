/// Where lines of plain ASCII may break (UAX #14), without Pango.
///
/// Pango's library brings some twenty others, which took 4 of the 14 ms that `render list` took to
/// start; most texts need nothing of it. Plain is what consists of ASCII letters, digits, spaces
/// and `, . ! ? ; : '`, with no digit right after one of `, . ; :`. There Unicode's rules come down
/// to: a line may begin after a space, with a letter, a digit or an apostrophe, and after `!` or
/// `?` with a letter or a digit. Pango is the slow twin: `ASCIIBreakOpportunitiesTests` compares
/// them on every text of a small world.
enum ASCIIBreakOpportunities {
  /// The flags Pango would give; nil where a text is not plain.
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
