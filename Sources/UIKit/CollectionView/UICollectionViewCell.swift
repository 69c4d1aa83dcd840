/// The view of one item: content over a selected background over a background.
///
/// Back to front: what the cell draws and its background colour, ``backgroundView``,
/// ``selectedBackgroundView`` (only while selected or highlighted), ``contentView``. All three fill the
/// cell.
///
/// Source: Apple, UICollectionViewCell.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that the item's content belongs into.
  public let contentView: UIView

  /// The view behind everything else in the cell. Default nil.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView) }
  }

  /// The view over ``backgroundView`` while the cell is selected or highlighted. Default nil.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, with: selectedBackgroundView) }
  }

  /// Whether the cell is selected. The collection view sets it.
  open var isSelected = false {
    didSet { updateSelectedBackground() }
  }

  /// Whether the cell is highlighted. The collection view sets it; it reaches labels and image views
  /// inside the cell.
  open var isHighlighted = false {
    didSet {
      updateSelectedBackground()
      contentView.propagateHighlight(isHighlighted)
    }
  }

  /// A cell with a rectangle in the collection view's coordinates, in points.
  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// A cell as an archive describes it. Archives are not read here.
  public required init?(coder: NSCoder) {
    contentView = UIView(frame: .zero)
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Stretches content and backgrounds to the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    fill(contentView)
    if let backgroundView { fill(backgroundView) }
    if let selectedBackgroundView { fill(selectedBackgroundView) }
  }

  private func fill(_ view: UIView) {
    guard view.frame != bounds else { return }
    view.frame = bounds
    view.layoutIfNeeded()
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    arrangeBackgrounds()
  }

  private func updateSelectedBackground() {
    arrangeBackgrounds()
  }

  /// Puts the backgrounds where they belong; the selected one only while it is seen.
  private func arrangeBackgrounds() {
    if let selectedBackgroundView {
      if isSelected || isHighlighted {
        insert(selectedBackgroundView)
      } else {
        selectedBackgroundView.removeFromSuperview()
      }
    }
    if let backgroundView { insert(backgroundView) }
  }

  private func insert(_ view: UIView) {
    if view.superview !== self { insertSubview(view, at: 0) } else { sendSubviewToBack(view) }
    fill(view)
  }
}

/// A view that looks different in a highlighted cell.
@MainActor
protocol HighlightFollowing: UIView {
  var isHighlighted: Bool { get set }
}

extension UIView {
  /// Tells views inside, but not controls, that the cell they are in is highlighted.
  func propagateHighlight(_ isHighlighted: Bool) {
    for subview in subviews {
      if let following = subview as? any HighlightFollowing {
        following.isHighlighted = isHighlighted
      }
      subview.propagateHighlight(isHighlighted)
    }
  }
}

extension UILabel: HighlightFollowing {}
