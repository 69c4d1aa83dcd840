@_spi(UIKit) import UIKitViews

/// A view that a collection view makes once and shows again with other content: a cell, a header, a
/// decoration.
///
/// Source: Apple, UICollectionReusableView.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier the view was dequeued with; nil for decoration views and views made by hand.
  open package(set) var reuseIdentifier: String?

  /// The attributes that were last applied.
  package var appliedAttributes: UICollectionViewLayoutAttributes?

  /// The zIndex that the view has its place among the subviews by.
  var orderedZIndex = 0

  /// The key under which the view goes back to the reuse queue.
  package var reuseKey: ReuseKey?

  /// Whether a finger carries the view, or let it go and it has not arrived: it lies in front of
  /// all others.
  var isInteractivelyMoving = false

  /// How much of what attributes say of its opacity is left while its item is dragged.
  var dragOpacity: CGFloat = 1 {
    didSet { alpha = (appliedAttributes?.alpha ?? 1) * dragOpacity }
  }

  /// What the view was last asked to fit; nil to ask again.
  var fittingQuestion: FittingQuestion?

  /// How the view prefers to look; nil for as the layout says.
  var preferredLook: PreferredLook?

  /// From where attributes have the view to where it lies in its superview, in points: not zero
  /// only where that scrolls by itself.
  var placementShift = CGPoint.zero

  /// The registration the view was made by.
  var reuseGeneration = 0

  /// A view with a rectangle in its superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view as an archive describes it. Archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.describe(self, as: UICollectionReusableView.self)
  }

  /// Brings the view back to its neutral state. Called inside dequeue for views that have been
  /// shown before, never for new ones. The default does nothing.
  open func prepareForReuse() {}

  /// Takes what attributes of a custom class say. The geometry has been applied already. The
  /// default does nothing. Not called for attributes equal to those applied last.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the collection view's layout is exchanged.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the collection view's layout was exchanged.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// What the view would like of the attributes that the layout has for it; asked where the layout
  /// lets cells size themselves, on a copy that may be changed and returned.
  ///
  /// The default changes the size to what
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` answers
  /// for it: a length that the layout decides, as a flow layout the width of a header, is required,
  /// and others are wishes at `UILayoutPriority.fittingSizeLevel`.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.fittedAxes
    let size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    guard size != layoutAttributes.size,
      let preferred = layoutAttributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.frame.size = size
    return preferred
  }

  /// The view's place in a list; nil outside of lists.
  var listPlace: ListPlace? { appliedAttributes?.list }

  /// Called when the view got another place in a list. The default does nothing.
  func listPlaceDidChange() {}

  /// Makes a view of this class, whatever subclass it is, for an identifier.
  class func make(frame: CGRect, reuseIdentifier: String) -> UIView { make(frame: frame) }

  @_spi(UIKit) open override var placesSubviews: Bool { true }
}

extension UICollectionReusableView {
  /// Applies geometry and appearance, then ``apply(_:)``, unless equal attributes are applied
  /// already.
  ///
  /// Bounds, centre and transform are applied, never the frame, which a transform leaves undefined.
  func applyIfChanged(_ attributes: UICollectionViewLayoutAttributes) {
    guard appliedAttributes != attributes else { return }
    forceApply(attributes)
  }

  func forceApply(_ attributes: UICollectionViewLayoutAttributes) {
    let oldPlace = listPlace
    appliedAttributes =
      (attributes.copy(with: nil) as? UICollectionViewLayoutAttributes) ?? attributes
    if listPlace != oldPlace { listPlaceDidChange() }
    transform3D = preferredLook?.transform(attributes) ?? attributes.transform3D
    if bounds.size != attributes.size {
      bounds = CGRect(origin: bounds.origin, size: attributes.size)
    }
    let shift = placementShift
    center = CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y)
    alpha = (preferredLook?.alpha(attributes) ?? attributes.alpha) * dragOpacity
    isHidden = attributes.isHidden
    apply(attributes)
  }
}
