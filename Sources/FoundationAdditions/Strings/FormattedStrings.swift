/// Redirects Foundation's formatting functions to `MarkedFormats`.
enum FormattedStrings {
  /// Installs the redirections once, when the first format with plural rules is used.
  static let install: Void = {
    let isDone = [
      plain.replace("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC", formatWithArguments),
      array.replace("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC", formatWithArray),
      localized.replace(
        "$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ", localizedFormat),
      locale.replace(
        "$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC",
        formatWithLocale),
      localeAndArray.replace(
        "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSgh"
          + "Says7CVarArg_pGhtcfC",
        formatWithLocaleAndArray),
    ]
    if !isDone.contains(true) {
      warn(
        "Plural rules do not reach String(format:) in this program: write "
          + "String(localized:), which follows them.")
    }
  }()

  /// A format of two words, and arguments.
  private typealias Plain = @convention(c) (UInt, UInt, UInt) -> ldiv_t
  /// A format of two words, a locale of two words, and arguments.
  private typealias WithLocale = @convention(c) (UInt, UInt, UInt, UInt, UInt) -> ldiv_t

  private static let plain = ReplacedFunction<Plain>()
  private static let array = ReplacedFunction<Plain>()
  private static let localized = ReplacedFunction<Plain>()
  private static let locale = ReplacedFunction<WithLocale>()
  private static let localeAndArray = ReplacedFunction<WithLocale>()

  private static let formatWithArguments: Plain = { first, second, arguments in
    text(first, second, arguments, nil) ?? call(plain, first, second, arguments)
  }

  private static let formatWithArray: Plain = { first, second, arguments in
    text(first, second, arguments, nil) ?? call(array, first, second, arguments)
  }

  private static let localizedFormat: Plain = { first, second, arguments in
    text(first, second, arguments, nil, isLocalized: true)
      ?? call(localized, first, second, arguments)
  }

  private static let formatWithLocale: WithLocale = { first, second, one, two, arguments in
    text(first, second, arguments, (one, two)) ?? call(locale, first, second, one, two, arguments)
  }

  private static let formatWithLocaleAndArray: WithLocale = { first, second, one, two, arguments in
    text(first, second, arguments, (one, two))
      ?? call(localeAndArray, first, second, one, two, arguments)
  }

  private static func call(
    _ function: ReplacedFunction<Plain>, _ first: UInt, _ second: UInt, _ arguments: UInt
  ) -> ldiv_t {
    function.original.map { $0(first, second, arguments) } ?? TwoWords(owned: "").words
  }

  private static func call(
    _ function: ReplacedFunction<WithLocale>, _ first: UInt, _ second: UInt, _ one: UInt,
    _ two: UInt,
    _ arguments: UInt
  ) -> ldiv_t {
    function.original.map { $0(first, second, one, two, arguments) } ?? TwoWords(owned: "").words
  }

  /// Returns the text of a marked format, owned by the caller; nil for other formats. The
  /// arguments, which Foundation would release, leak a few bytes per text.
  private static func text(
    _ first: UInt, _ second: UInt, _ arguments: UInt, _ locale: (UInt, UInt)?,
    isLocalized: Bool = false
  ) -> ldiv_t? {
    let format = Borrowed.value((first, second), as: String.self)
    let values = Borrowed.value(arguments, as: [any CVarArg].self)
    let own = locale.flatMap { Borrowed.value($0, as: Locale?.self) }
    return MarkedFormats.text(of: format, values, own, isLocalized: isLocalized)
      .map { TwoWords(owned: $0).words }
  }
}
