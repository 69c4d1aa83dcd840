/// Relative times according to CLDR: «in 2 days», «yesterday».
enum RelativeText {
  /// The units, in ICU's order.
  enum Unit: Int32, CaseIterable, Sendable {
    case year, quarter, month, week, day, hour, minute, second
  }

  /// The length of the text.
  enum Width: Int32, Sendable { case long, short, narrow }

  private typealias Open =
    @convention(c) (
      UnsafePointer<CChar>, OpaquePointer?, Int32, Int32, LocaleLibrary.Status
    ) -> OpaquePointer?
  private typealias Format =
    @convention(c) (
      OpaquePointer, Double, Int32, LocaleLibrary.Units, Int32, LocaleLibrary.Status
    ) -> Int32

  private static let open = LocaleLibrary.function("ureldatefmt_open", as: Open.self)
  private static let numeric = LocaleLibrary.function("ureldatefmt_formatNumeric", as: Format.self)
  private static let named = LocaleLibrary.function("ureldatefmt_format", as: Format.self)
  private static let formatters = OpenedObjects()

  /// Returns the text of a number of units relative to now.
  ///
  /// - Parameters:
  ///   - isNamed: Whether to use «yesterday» instead of «1 day ago».
  ///   - context: ICU's value of the capitalisation context.
  static func text(
    _ count: Double, _ unit: Unit, _ width: Width, isNamed: Bool, context: Int32 = 0x100,
    in locale: Locale
  ) -> String? {
    guard let open, let format = isNamed ? named : numeric else { return nil }
    let identifier = locale.identifier
    return formatters.use(
      "\(identifier) \(width) \(context)",
      open: { open(identifier, nil, width.rawValue, context, $0) },
      { formatter in
        LocaleLibrary.text { format(formatter, count, unit.rawValue, $0, $1, $2) }
      })
  }
}
