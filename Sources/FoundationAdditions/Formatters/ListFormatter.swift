/// Writes lists: «a, b, and c».
///
/// Source: Apple, ListFormatter.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language of what joins the items.
  open var locale: Locale! = .autoupdatingCurrent
  /// Writes each item; nil for its own description.
  open var itemFormatter: Formatter?

  /// Items as they describe themselves.
  public override init() { super.init() }

  /// Nothing is archived on Linux: a formatter with the standard settings.
  public required init?(coder: NSCoder) { super.init() }

  /// Texts in one, in the interface's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListText.text(strings, in: .current)
  }

  /// Items in one text; nil where one has no text.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { item in
      itemFormatter.map { $0.string(for: item) } ?? String(describing: item)
    }
    let known = texts.compactMap(\.self)
    guard known.count == items.count else { return nil }
    return ListText.text(known, in: locale ?? .current)
  }

  /// The text of an array; nil of anything else.
  open override func string(for obj: Any) -> String? {
    (obj as? [Any]).flatMap(string(from:))
  }
}
