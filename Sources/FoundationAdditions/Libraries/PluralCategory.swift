/// The plural categories of languages. Source: Unicode, UTS #35, «Language Plural Rules».
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  private typealias Open =
    @convention(c) (
      UnsafePointer<CChar>, Int32, LocaleLibrary.Status
    ) -> OpaquePointer?
  private typealias Select =
    @convention(c) (
      OpaquePointer, Double, LocaleLibrary.Units, Int32, LocaleLibrary.Status
    ) -> Int32

  private static let open = LocaleLibrary.function("uplrules_openForType", as: Open.self)
  private static let select = LocaleLibrary.function("uplrules_select", as: Select.self)
  private static let rules = OpenedObjects()

  /// Creates the category of a number in a language, such as `few` for 3 in Russian.
  init(of number: Double, in locale: Locale) {
    let identifier = locale.identifier
    let word: String? = Self.open.flatMap { open in
      Self.select.flatMap { select in
        Self.rules.use(identifier, open: { open(identifier, 0, $0) }) { rules in
          LocaleLibrary.text { select(rules, number, $0, $1, $2) }
        }
      }
    }
    self = word.flatMap(PluralCategory.init) ?? (number == 1 ? .one : .other)
  }
}
