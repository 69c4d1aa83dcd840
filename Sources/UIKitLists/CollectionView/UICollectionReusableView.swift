/// A view that a collection view reuses: a cell, a supplementary view or a decoration view.
///
/// Source: Apple, UICollectionReusableView.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The reuse identifier; nil for decoration views and views that were not dequeued.
  open package(set) var reuseIdentifier: String?

  final let elementState = ElementState()

  /// Creates a view with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    behavior.insert(.placesSubviews)
  }

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    behavior.insert(.placesSubviews)
    coder.describe(self, as: UICollectionReusableView.self)
  }

  /// Resets the view. Called when a reused view is dequeued, never for a new one. The default
  /// implementation does nothing.
  open func prepareForReuse() {}

  /// Applies the attributes of a custom class, after their geometry. The default implementation
  /// does nothing. Not called if the attributes equal those applied last.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the collection view's layout is replaced.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the collection view's layout was replaced.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the view's preferred attributes; called with a copy of the layout's, which may be
  /// changed and returned, if the layout allows cells to size themselves.
  ///
  /// The default implementation sets the size to the result of
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`. A length
  /// set by the layout, such as the width of a header in a flow layout, is required; others have
  /// the priority `UILayoutPriority.fittingSizeLevel`.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fittedAttributes(layoutAttributes)
  }

  /// The view as a cell; nil if it is not the cell of an item.
  var listCell: (any ListCell)? { nil }

  /// Called when the view's position in a list has changed. The default does nothing.
  func listPositionDidChange() {}
}

extension UICollectionReusableView: ListElement {
  final var view: UIView { self }

  final var elementIdentifier: String? {
    get { reuseIdentifier }
    set { reuseIdentifier = newValue }
  }
}
