/// Formats lists: «a, b, and c».
///
/// Source: Apple, ListFormatter.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The locale of the conjunction.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter of items; nil for their descriptions.
  open var itemFormatter: Formatter?

  /// Creates a formatter that uses the items' descriptions.
  public override init() { super.init() }

  /// Creates a formatter with default settings; archives are not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns joined strings in the current locale.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListText.text(strings, in: .current)
  }

  /// Returns joined items; nil if the formatter returns nil for one.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { item in
      itemFormatter.map { $0.string(for: item) } ?? String(describing: item)
    }
    let known = texts.compactMap(\.self)
    guard known.count == items.count else { return nil }
    return ListText.text(known, in: locale ?? .current)
  }

  /// Returns the text of an array; nil for other objects.
  open override func string(for obj: Any) -> String? {
    (obj as? [Any]).flatMap(string(from:))
  }
}
