import Synchronization

/// Formats whose text depends on numbers, on their way from `NSLocalizedString` to
/// `String(format:)`.
///
/// On iOS the string between the two is an object that carries its rules. Here the format ends with
/// a number in characters that are not drawn (Unicode's tags), by which its rules are found again:
/// from the first such string on, `String(format:)`, `String.localizedStringWithFormat` and their
/// like look for it.
enum MarkedFormats {
  private struct Rules: Sendable {
    let plural: PluralFormat
    let language: String
  }

  private static let known = Mutex<[Rules]>([])
  private static let begin: Unicode.Scalar = "\u{E0001}"
  private static let end: Unicode.Scalar = "\u{E007F}"
  private static let zero: UInt32 = 0xE0030

  /// A table's format, marked where it has variables.
  static func format(of entry: LocalizedEntry, in language: String) -> String {
    guard case .plural(let plural) = entry else { return entry.format }
    FormattedStrings.install
    let number = known.withLock { known in
      if let index = known.firstIndex(where: { $0.plural == plural && $0.language == language }) {
        return index
      }
      known.append(Rules(plural: plural, language: language))
      return known.count - 1
    }
    var marked = plural.format.unicodeScalars
    marked.append(begin)
    for digit in String(number).unicodeScalars {
      if let tag = Unicode.Scalar(zero + digit.value - 0x30) { marked.append(tag) }
    }
    marked.append(end)
    return String(marked)
  }

  /// The text of a marked format; nil for any other format.
  static func text(
    of format: String, _ arguments: [any CVarArg], _ locale: Locale?
  ) -> String? {
    let scalars = format.unicodeScalars
    guard let start = scalars.lastIndex(of: begin),
      let stop = scalars[start...].firstIndex(of: end)
    else { return nil }
    let digits = scalars[scalars.index(after: start)..<stop].compactMap {
      Unicode.Scalar($0.value - zero + 0x30)
    }
    guard let number = Int(String(String.UnicodeScalarView(digits))) else { return nil }
    guard let rules = known.withLock({ $0.indices.contains(number) ? $0[number] : nil }) else {
      return nil
    }
    // Words that the app set around the format stay.
    var plural = rules.plural
    plural.format =
      String(scalars[..<start]) + String(scalars[scalars.index(after: stop)...])
    return FormatExpansion(
      arguments, locale ?? Locale(identifier: rules.language), language: rules.language
    ).text(of: plural)
  }
}
