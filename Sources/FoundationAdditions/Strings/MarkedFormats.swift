import Synchronization

/// Carries plural rules from `NSLocalizedString` to `String(format:)`.
///
/// On iOS the intermediate string is an object with rules. Here the format ends with a number in
/// invisible characters (Unicode tags), which identifies its rules: once such a string exists,
/// `String(format:)`, `String.localizedStringWithFormat` and similar functions look for it.
enum MarkedFormats {
  private struct Rules: Sendable {
    let plural: PluralFormat
    let language: String
  }

  private static let known = Mutex<[Rules]>([])
  private static let begin: Unicode.Scalar = "\u{E0001}"
  private static let end: Unicode.Scalar = "\u{E007F}"
  private static let zero: UInt32 = 0xE0030

  /// Returns the format of an entry, marked if it has variables.
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

  /// Returns the text of a marked format; nil for other formats.
  ///
  /// - Parameters:
  ///   - locale: The locale of numbers; nil for none.
  ///   - isLocalized: Whether numbers follow the language's locale instead.
  static func text(
    of format: String, _ arguments: [any CVarArg], _ locale: Locale?, isLocalized: Bool = false
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
    // Preserves text that the app added around the format.
    var plural = rules.plural
    plural.format =
      String(scalars[..<start]) + String(scalars[scalars.index(after: stop)...])
    return FormatExpansion(
      arguments, isLocalized ? Locale(identifier: rules.language) : locale,
      language: rules.language
    ).text(of: plural)
  }
}
