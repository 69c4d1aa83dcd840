@_spi(UIKit) import UIKitViews

/// A view that a collection view makes once and shows again with other content: a cell, a header, a
/// decoration.
///
/// Source: Apple, UICollectionReusableView.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier the view was dequeued with; nil for decoration views and views made by hand.
  open package(set) var reuseIdentifier: String?

  final let elementState = ElementState()

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
    fittedAttributes(layoutAttributes)
  }

  /// The view, where it is the cell of an item.
  var listCell: (any ListCell)? { nil }

  /// Called when the view got another place in a list. The default does nothing.
  func listPlaceDidChange() {}

  @_spi(UIKit) open override var placesSubviews: Bool { true }
}

extension UICollectionReusableView: ListElement {
  final var view: UIView { self }

  final var elementIdentifier: String? {
    get { reuseIdentifier }
    set { reuseIdentifier = newValue }
  }
}
