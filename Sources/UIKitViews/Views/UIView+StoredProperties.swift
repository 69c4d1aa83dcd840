/// Rarely used properties of views, mostly stored only.
@MainActor
private final class StoredViewProperties {
  static let of = SideTable<StoredViewProperties>()
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
  private var stored: StoredViewProperties? { StoredViewProperties.of.value(for: self) }
  private func keep() -> StoredViewProperties {
    StoredViewProperties.of.value(for: self) { StoredViewProperties() }
  }

  /// The identifier for state restoration. Ignored: no state is restored. Default nil.
  public var restorationIdentifier: String? {
    get { stored?.restorationIdentifier }
    set { keep().restorationIdentifier = newValue }
  }
  /// The identifier of the focus group. Ignored: there is no focus. Default nil.
  public var focusGroupIdentifier: String? {
    get { stored?.focusGroupIdentifier }
    set { keep().focusGroupIdentifier = newValue }
  }
  /// Whether the context is cleared before drawing. Ignored: it always is. Default true.
  public var clearsContextBeforeDrawing: Bool {
    get { stored?.clearsContextBeforeDrawing ?? true }
    set { keep().clearsContextBeforeDrawing = newValue }
  }
  /// Whether the large content viewer shows the view. Ignored: there is no viewer. Default false.
  public var showsLargeContentViewer: Bool {
    get { stored?.showsLargeContentViewer ?? false }
    set { keep().showsLargeContentViewer = newValue }
  }
  /// The title in the large content viewer. Ignored. Default nil.
  public var largeContentTitle: String? {
    get { stored?.largeContentTitle }
    set { keep().largeContentTitle = newValue }
  }
  /// The image in the large content viewer. Ignored. Default nil.
  public var largeContentImage: UIImage? {
    get { stored?.largeContentImage }
    set { keep().largeContentImage = newValue }
  }
  /// Whether the image is scaled in the large content viewer. Ignored. Default false.
  public var scalesLargeContentImage: Bool {
    get { stored?.scalesLargeContentImage ?? false }
    set { keep().scalesLargeContentImage = newValue }
  }
  /// The insets of the image in the large content viewer, in points. Ignored. Default zero.
  public var largeContentImageInsets: UIEdgeInsets {
    get { stored?.largeContentImageInsets ?? .zero }
    set { keep().largeContentImageInsets = newValue }
  }
}
