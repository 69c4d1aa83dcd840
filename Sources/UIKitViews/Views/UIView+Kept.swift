/// What is kept of a view, and nothing is made of; few views have any of it.
@MainActor
private final class KeptOfView {
  static let of = SideTable<KeptOfView>()
  var pixelScale: CGFloat?
  var restorationIdentifier: String?
  var focusGroupIdentifier: String?
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var showsLargeContentViewer = false
  var scalesLargeContentImage = false
  var largeContentImageInsets = UIEdgeInsets.zero
  var clearsContextBeforeDrawing = true
  nonisolated init() {}
}

extension UIView {
  private var kept: KeptOfView? { KeptOfView.of.value(for: self) }
  private func keep() -> KeptOfView { KeptOfView.of.value(for: self) { KeptOfView() } }

  /// The scale of the picture that was last taken of the view; nil for none.
  package var picturedScale: CGFloat? {
    get { kept?.pixelScale }
    set { keep().pixelScale = newValue }
  }

  /// The name under which an app restores the view. Kept: nothing is restored here. Default nil.
  public var restorationIdentifier: String? {
    get { kept?.restorationIdentifier }
    set { keep().restorationIdentifier = newValue }
  }
  /// What the focus moves through together. Kept; there is no focus. Default nil.
  public var focusGroupIdentifier: String? {
    get { kept?.focusGroupIdentifier }
    set { keep().focusGroupIdentifier = newValue }
  }
  /// Whether the view is cleared before it draws. Kept: it always is. Default true.
  public var clearsContextBeforeDrawing: Bool {
    get { kept?.clearsContextBeforeDrawing ?? true }
    set { keep().clearsContextBeforeDrawing = newValue }
  }
  /// Whether a resting finger shows the view larger where text is large. Kept: none does. Default
  /// false.
  public var showsLargeContentViewer: Bool {
    get { kept?.showsLargeContentViewer ?? false }
    set { keep().showsLargeContentViewer = newValue }
  }
  /// What would be said then. Kept. Default nil.
  public var largeContentTitle: String? {
    get { kept?.largeContentTitle }
    set { keep().largeContentTitle = newValue }
  }
  /// What would be shown then. Kept. Default nil.
  public var largeContentImage: UIImage? {
    get { kept?.largeContentImage }
    set { keep().largeContentImage = newValue }
  }
  /// Whether it would be made larger. Kept. Default false.
  public var scalesLargeContentImage: Bool {
    get { kept?.scalesLargeContentImage ?? false }
    set { keep().scalesLargeContentImage = newValue }
  }
  /// How far it would keep from its place's edges, in points. Kept. Default zero.
  public var largeContentImageInsets: UIEdgeInsets {
    get { kept?.largeContentImageInsets ?? .zero }
    set { keep().largeContentImageInsets = newValue }
  }
}
