/// Lists according to CLDR: «a, b, and c».
enum ListText {
  /// The kind of conjunction.
  enum Kind: Int32, Sendable { case and, or, units }
  /// The length of the conjunction.
  enum Width: Int32, Sendable { case wide, short, narrow }

  private typealias Open =
    @convention(c) (
      UnsafePointer<CChar>, Int32, Int32, LocaleLibrary.Status
    ) -> OpaquePointer?
  private typealias Format =
    @convention(c) (
      OpaquePointer, UnsafePointer<UnsafePointer<UInt16>?>, UnsafePointer<Int32>, Int32,
      LocaleLibrary.Units, Int32, LocaleLibrary.Status
    ) -> Int32

  private static let open = LocaleLibrary.function("ulistfmt_openForType", as: Open.self)
  private static let format = LocaleLibrary.function("ulistfmt_format", as: Format.self)
  private static let formatters = OpenedObjects()

  /// Returns joined items; joined by commas if the library is missing.
  static func text(
    _ items: [String], _ kind: Kind = .and, _ width: Width = .wide, in locale: Locale
  ) -> String {
    guard items.count > 1 else { return items.first ?? "" }
    return joined(items, kind, width, locale.identifier) ?? items.joined(separator: ", ")
  }

  private static func joined(
    _ items: [String], _ kind: Kind, _ width: Width, _ identifier: String
  ) -> String? {
    guard let open, let format else { return nil }
    let units = items.map { Array($0.utf16) }
    let starts = units.map { units in
      let copy = UnsafeMutablePointer<UInt16>.allocate(capacity: max(units.count, 1))
      copy.initialize(from: units, count: units.count)
      return UnsafePointer(copy) as UnsafePointer<UInt16>?
    }
    defer { starts.forEach { $0?.deallocate() } }
    let lengths = units.map { Int32($0.count) }
    return formatters.use(
      "\(identifier) \(kind) \(width)",
      open: { open(identifier, kind.rawValue, width.rawValue, $0) },
      { formatter in
        LocaleLibrary.text {
          format(formatter, starts, lengths, Int32(items.count), $0, $1, $2)
        }
      })
  }
}
