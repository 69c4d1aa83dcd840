import Sessions

/// What has been cut or copied, to be pasted. Each screen has a pasteboard of its own, empty at
/// first.
///
/// Source: Apple, UIPasteboard.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard of the screen that the calling code belongs to.
  public static var general: UIPasteboard { PasteboardHolder.current.pasteboard }

  /// What it holds, by the names of uniform types, one after the other. Setting it counts as a
  /// change.
  open var items: [[String: Any]] = [] { didSet { itemsDidChange() } }

  /// How often it has been changed.
  open private(set) var changeCount = 0

  /// Posted when it has been changed.
  nonisolated public static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")
  /// Posted on iOS when a pasteboard of an app is taken away.
  nonisolated public static let removedNotification = NSNotification.Name(
    "UIPasteboardRemovedNotification")

  private func itemsDidChange() {
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  private static let textType = "public.utf8-plain-text"
  private static let imageType = "public.image"
  private static let urlType = "public.url"
  private static let colorType = "com.apple.uikit.color"

  /// The first text. Setting it takes everything else away.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts; nil for none. Setting them takes everything else away.
  open var strings: [String]? {
    get { values(of: Self.textType) }
    set { set(newValue, as: Self.textType) }
  }

  /// The first image. Setting it takes everything else away.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images; nil for none. Setting them takes everything else away.
  open var images: [UIImage]? {
    get { values(of: Self.imageType) }
    set { set(newValue, as: Self.imageType) }
  }

  /// The first address. Setting it takes everything else away.
  open var url: URL? {
    get { (values(of: Self.urlType) as [URL]?)?.first }
    set { set(newValue.map { [$0] }, as: Self.urlType) }
  }

  /// The first colour. Setting it takes everything else away.
  open var color: UIColor? {
    get { (values(of: Self.colorType) as [UIColor]?)?.first }
    set { set(newValue.map { [$0] }, as: Self.colorType) }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is an image.
  open var hasImages: Bool { images != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { color != nil }
  /// How many things it holds.
  open var numberOfItems: Int { items.count }

  private func values<Value>(of type: String) -> [Value]? {
    let found = items.compactMap { $0[type] as? Value }
    return found.isEmpty ? nil : found
  }

  private func set(_ values: [Any]?, as type: String) {
    items = (values ?? []).map { [type: $0] }
  }
}

/// Holds the pasteboard of a session.
private final class PasteboardHolder: SessionState {
  /// Made and read on the main actor only.
  nonisolated(unsafe) private var made: UIPasteboard?

  @MainActor var pasteboard: UIPasteboard {
    if let made { return made }
    let new = UIPasteboard()
    made = new
    return new
  }

  init(in session: RenderSession) {}
}

// Unsupported: UIPasteboard · works · It is the screen's own, without data and names.
