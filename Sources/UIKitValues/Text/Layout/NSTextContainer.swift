/// The area in which a layout manager or a text view lays out text. Source: Apple, NSTextContainer.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The padding at the left and right of every line, in points. Default 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { notifyChange() } }
  /// The maximum number of lines; 0 for no limit. Default 0.
  open var maximumNumberOfLines = 0 { didSet { notifyChange() } }
  /// The line break mode of the last visible line. Default word wrapping.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { notifyChange() } }
  /// The size in points, including the padding; lengths of zero are no limit. A text view sets it
  /// to its own.
  open var size: CGSize {
    didSet {
      guard size != oldValue, let layoutManager else { return }
      layoutManager.textContainerChangedGeometry(self)
      layoutManager.delegate?.layoutManager?(
        layoutManager, textContainer: self, didChangeGeometryFrom: oldValue)
    }
  }
  /// Whether ``size`` follows the text view's width. Ignored: it always does. Default true.
  open var widthTracksTextView = true
  /// Whether ``size`` follows the text view's height. Ignored: it never does. Default false.
  open var heightTracksTextView = false
  /// The paths that text avoids. Unsupported: setting them warns on standard error.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      if !exclusionPaths.isEmpty { warn("NSTextContainer: exclusionPaths are ignored here") }
    }
  }
  /// The layout manager of the container.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Called when the layout of the text may have changed.
  package final var changed: (() -> Void)?

  /// Creates a container of a size, in points.
  public init(size: CGSize) { self.size = size }

  /// Creates a container without limits.
  public override convenience init() { self.init(size: .zero) }

  /// Whether the container is a rectangle. Always true. Source: Apple,
  /// NSTextContainer.isSimpleRectangularTextContainer.
  open var isSimpleRectangularTextContainer: Bool { true }

  /// Replaces the layout manager by another one, which takes over the text and all containers.
  ///
  /// Source: Apple, NSTextContainer.replaceLayoutManager(_:).
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard layoutManager !== newLayoutManager else { return }
    guard let old = layoutManager else {
      newLayoutManager.addTextContainer(self)
      changed?()
      return
    }
    let containers = old.textContainers
    for _ in containers { old.removeTextContainer(at: 0) }
    if let storage = old.textStorage {
      storage.removeLayoutManager(old)
      storage.addLayoutManager(newLayoutManager)
    }
    for container in containers { newLayoutManager.addTextContainer(container) }
    changed?()
  }

  private func notifyChange() {
    layoutManager?.layoutDidEnd()
    changed?()
  }
}

// Unsupported: NSTextContainer.exclusionPaths · kept · They are logged, and text does not flow
//   around them. · test: LayoutManagerTests
