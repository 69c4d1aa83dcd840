/// Numbers with units according to CLDR: «3 hours», «3 hr», «3h».
enum UnitText {
  /// The length of a unit's name.
  enum Width: String, Sendable {
    case full = "unit-width-full-name"
    case short = "unit-width-short"
    case narrow = "unit-width-narrow"
  }

  private typealias Open =
    @convention(c) (
      UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, LocaleLibrary.Status
    ) -> OpaquePointer?
  private typealias OpenResult = @convention(c) (LocaleLibrary.Status) -> OpaquePointer?
  private typealias Format =
    @convention(c) (
      OpaquePointer, Double, OpaquePointer, LocaleLibrary.Status
    ) -> Void
  private typealias ToString =
    @convention(c) (
      OpaquePointer, LocaleLibrary.Units, Int32, LocaleLibrary.Status
    ) -> Int32
  private typealias CloseResult = @convention(c) (OpaquePointer) -> Void

  private struct Functions: Sendable {
    let open: Open
    let openResult: OpenResult
    let format: Format
    let toString: ToString
    let closeResult: CloseResult

    init?() {
      guard
        let open = LocaleLibrary.function("unumf_openForSkeletonAndLocale", as: Open.self),
        let openResult = LocaleLibrary.function("unumf_openResult", as: OpenResult.self),
        let format = LocaleLibrary.function("unumf_formatDouble", as: Format.self),
        let toString = LocaleLibrary.function("unumf_resultToString", as: ToString.self),
        let closeResult = LocaleLibrary.function("unumf_closeResult", as: CloseResult.self)
      else { return nil }
      self.open = open
      self.openResult = openResult
      self.format = format
      self.toString = toString
      self.closeResult = closeResult
    }
  }

  private static let functions = Functions()
  private static let formatters = OpenedObjects()

  /// Returns a number with a CLDR unit, such as `hour` or `kilometer-per-hour`.
  ///
  /// - Parameter precision: ICU's precision stem, such as `.##` for at most two digits.
  static func text(
    _ number: Double, _ unit: String, _ width: Width, precision: String = ".######",
    in locale: Locale
  ) -> String? {
    format(number, "unit/\(unit) \(width.rawValue) \(precision)", in: locale)
  }

  /// Formats a number according to an ICU number skeleton.
  ///
  /// Source: Unicode, ICU, «Number Skeletons».
  static func format(_ number: Double, _ skeleton: String, in locale: Locale) -> String? {
    guard let functions else { return nil }
    let identifier = locale.identifier
    let units = Array(skeleton.utf16)
    return formatters.use(
      "\(identifier) \(skeleton)",
      open: { functions.open(units, Int32(units.count), identifier, $0) },
      { formatter in
        var status: Int32 = 0
        guard let result = functions.openResult(&status) else { return nil }
        defer { functions.closeResult(result) }
        functions.format(formatter, number, result, &status)
        guard status <= 0 else { return nil }
        return LocaleLibrary.text { functions.toString(result, $0, $1, $2) }
      })
  }
}
