/// Values of any uniform type. Source: Apple, UIPasteboard.
extension UIPasteboard {
  /// The name of a pasteboard. Source: Apple, UIPasteboard.Name.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of ``UIPasteboard/general``.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  /// The options of new items. Source: Apple, UIPasteboard.OptionsKey.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The date at which the items expire. Ignored.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on the device. Ignored: they do.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The types of texts.
  public static var typeListString: [String] { PasteboardType.texts }
  /// The types of URLs.
  public static var typeListURL: [String] { PasteboardType.urls }
  /// The types of images.
  public static var typeListImage: [String] { PasteboardType.images }
  /// The types of colours.
  public static var typeListColor: [String] { [PasteboardType.color] }

  /// The name of the pasteboard: the general one's.
  public var name: Name { .general }
  /// Whether the pasteboard outlives the app, as iOS's general one does. True.
  public var isPersistent: Bool { true }

  /// The types of the first item, sorted; empty without an item.
  public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// Returns whether an item has one of some types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }

  /// Returns the first item's value of a type; nil if it has none.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  /// Replaces all items by one with a value of a type.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Returns the first item's value of a type as data: texts in UTF-8, images as PNG. Nil for
  /// other values.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType).flatMap(PasteboardType.data)
  }

  /// Replaces all items by one with data of a type.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  /// Replaces all items. Options are ignored.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  /// Adds items after the existing ones.
  public func addItems(_ items: [[String: Any]]) { self.items += items }
}
