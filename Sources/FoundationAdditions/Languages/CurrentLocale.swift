/// Makes Foundation's current locale, calendar and languages those of the interface language.
///
/// Foundation on Linux returns `en_001` regardless of the machine's language. `Locale.current`,
/// `Locale.autoupdatingCurrent`, `Locale.preferredLanguages`, `Calendar.current`,
/// `Calendar.autoupdatingCurrent` and `Bundle.preferredLocalizations(from:)` are replaced,
/// including calls in Foundation, such as by a `DateFormatter` or a format style without a locale.
/// Without an interface language the locale is `en_US`, as in a new simulator.
enum CurrentLocale {
  private typealias Getter = @convention(c) () -> ldiv_t
  private typealias ListGetter = @convention(c) () -> UInt

  /// Warns once if the replacements cannot be installed.
  static let follow: Void = {
    if !isInstalled { warn("Locale.current does not follow the language in this program.") }
  }()

  /// Installs the replacements once; false in a program without calls of them or a statically
  /// linked one.
  static let isInstalled: Bool = {
    let isDone = [
      locale.replace("$s20FoundationEssentials6LocaleV7currentACvgZ", currentLocale),
      updatingLocale.replace(
        "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", currentUpdatingLocale),
      languages.replace(
        "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", preferredLanguages),
      calendar.replace("$s20FoundationEssentials8CalendarV7currentACvgZ", currentCalendar),
      updatingCalendar.replace(
        "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", currentUpdatingCalendar),
      localizations.replace(
        "$s10Foundation6BundleC22preferredLocalizations4fromSaySSGAF_tFZ", preferredLocalizations),
      localizationsForPreferences.replace(
        "$s10Foundation6BundleC22preferredLocalizations4from14forPreferencesSaySSGAG_AGSgtFZ",
        preferredLocalizationsForPreferences),
    ]
    return isDone.contains(true)
  }()

  private typealias ListChoice = @convention(c) (UInt) -> UInt
  private typealias ListChoiceForPreferences = @convention(c) (UInt, UInt) -> UInt

  private static let localizations = ReplacedFunction<ListChoice>()
  private static let localizationsForPreferences = ReplacedFunction<ListChoiceForPreferences>()

  private static let preferredLocalizations: ListChoice = { all in
    chosen(Borrowed.value(all, as: [String].self), nil)
  }

  private static let preferredLocalizationsForPreferences: ListChoiceForPreferences = {
    all, requested in
    chosen(
      Borrowed.value(all, as: [String].self), Borrowed.value(requested, as: [String]?.self))
  }

  private static func chosen(_ all: [String], _ requested: [String]?) -> UInt {
    let found = BundleLanguages.preferred(from: all, for: requested ?? BundleLanguages.requested)
    return OneWord(owned: found.isEmpty ? Array(all.prefix(1)) : found).word
  }

  private static let locale = ReplacedFunction<Getter>()
  private static let updatingLocale = ReplacedFunction<Getter>()
  private static let languages = ReplacedFunction<ListGetter>()
  private static let calendar = ReplacedFunction<Getter>()
  private static let updatingCalendar = ReplacedFunction<Getter>()

  private static let currentLocale: Getter = { words(for: locale, as: Locale.self) { $1 } }

  private static let currentUpdatingLocale: Getter = {
    words(for: updatingLocale, as: Locale.self) { $1 }
  }

  private static let currentCalendar: Getter = {
    words(for: calendar, as: Calendar.self) { $0.following($1) }
  }

  private static let currentUpdatingCalendar: Getter = {
    words(for: updatingCalendar, as: Calendar.self) { $0.following($1) }
  }

  private static let preferredLanguages: ListGetter = {
    guard let choice = InterfaceLanguage.current else { return languages.original?() ?? 0 }
    return OneWord(owned: choice.languages).word
  }

  /// Returns the replaced value, made from Foundation's own and the current locale.
  private static func words<Value>(
    for function: ReplacedFunction<Getter>, as type: Value.Type,
    _ follow: (Value, Locale) -> Value
  ) -> ldiv_t {
    let own = TwoWords(function.original?() ?? ldiv_t()).taken(as: type)
    return TwoWords(owned: follow(own, InterfaceLanguage.locale)).words
  }
}

extension Calendar {
  fileprivate func following(_ locale: Locale) -> Calendar {
    var calendar = self
    calendar.locale = locale
    return calendar
  }
}
