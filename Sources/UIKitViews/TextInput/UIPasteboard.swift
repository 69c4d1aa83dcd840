import Sessions

/// The pasteboard for cut and copied items. Each screen has its own, initially empty.
///
/// Source: Apple, UIPasteboard.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard of the current render session's screen.
  public static var general: UIPasteboard { PasteboardHolder.current.pasteboard }

  /// The items, as dictionaries of values by uniform type identifiers. Setting it counts as a
  /// change.
  open var items: [[String: Any]] = [] { didSet { itemsDidChange() } }

  /// The number of changes.
  open private(set) var changeCount = 0

  /// Posted after a change.
  nonisolated public static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")
  /// Posted on iOS after an app's pasteboard has been removed. Never posted.
  nonisolated public static let removedNotification = NSNotification.Name(
    "UIPasteboardRemovedNotification")

  private func itemsDidChange() {
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  /// The first text. Setting it replaces all items.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts; nil if there are none. Setting it replaces all items.
  open var strings: [String]? {
    get { values(of: PasteboardType.text) }
    set { set(newValue, as: PasteboardType.text) }
  }

  /// The first image. Setting it replaces all items.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images; nil if there are none. Setting it replaces all items.
  open var images: [UIImage]? {
    get { values(of: PasteboardType.image) }
    set { set(newValue, as: PasteboardType.image) }
  }

  /// The first URL. Setting it replaces all items.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The URLs; nil if there are none. Setting it replaces all items.
  open var urls: [URL]? {
    get { values(of: PasteboardType.url) }
    set { set(newValue, as: PasteboardType.url) }
  }

  /// The first colour. Setting it replaces all items.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colours; nil if there are none. Setting it replaces all items.
  open var colors: [UIColor]? {
    get { values(of: PasteboardType.color) }
    set { set(newValue, as: PasteboardType.color) }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is an image.
  open var hasImages: Bool { images != nil }
  /// Whether there is a URL.
  open var hasURLs: Bool { url != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { color != nil }
  /// The number of items.
  open var numberOfItems: Int { items.count }

  private func values<Value>(of type: String) -> [Value]? {
    let found = items.compactMap { PasteboardType.value(of: type, in: $0) as? Value }
    return found.isEmpty ? nil : found
  }

  private func set(_ values: [Any]?, as type: String) {
    items = (values ?? []).map { [type: $0] }
  }
}

/// The pasteboard of a session.
private final class PasteboardHolder: SessionState {
  /// Created and read on the main actor only.
  nonisolated(unsafe) private var instance: UIPasteboard?

  @MainActor var pasteboard: UIPasteboard {
    if let instance { return instance }
    let new = UIPasteboard()
    instance = new
    return new
  }

  init(in session: RenderSession) {}
}

// Unsupported: UIPasteboard · works · It is the screen's own. Named pasteboards are absent, and
//   expiration dates are ignored. · test: PasteboardTests
