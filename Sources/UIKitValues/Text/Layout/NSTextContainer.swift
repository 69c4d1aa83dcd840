/// The column that a layout manager, or a text view, lays text out in. Source: Apple,
/// NSTextContainer.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Left and right of every line, in points. Default 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { tellChange() } }
  /// The most lines shown; 0 for as many as there is room for. Default 0.
  open var maximumNumberOfLines = 0 { didSet { tellChange() } }
  /// How the last line ends that is shown. Default by word wrapping.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { tellChange() } }
  /// In points, with the padding; lengths of zero are no limit. A text view keeps it in step with
  /// its own.
  open var size: CGSize { didSet { if size != oldValue { layoutManager?.layoutDidEnd() } } }
  /// Whether ``size`` follows the text view's width. Kept: it does. Default true.
  open var widthTracksTextView = true
  /// Whether ``size`` follows the text view's height. Kept: it does not. Default false.
  open var heightTracksTextView = false
  /// Outlines that text runs round. They are not kept free: it is said on standard error.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      if !exclusionPaths.isEmpty { warn("NSTextContainer: exclusionPaths are not kept free here") }
    }
  }
  /// Who lays text out in the container.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Called when anything that moves text has changed.
  package final var changed: (() -> Void)?

  /// A column of a size in points.
  public init(size: CGSize) { self.size = size }

  /// A column without limits.
  public override convenience init() { self.init(size: .zero) }

  /// The first line's rectangle that lies inside the column. Source: Apple,
  /// NSTextContainer.isSimpleRectangularTextContainer.
  open var isSimpleRectangularTextContainer: Bool { true }

  private func tellChange() {
    layoutManager?.layoutDidEnd()
    changed?()
  }
}

// Unsupported: NSTextContainer.exclusionPaths · kept · They are logged and not kept free. · test:
//   LayoutManagerTests
