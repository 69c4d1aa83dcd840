/// The view of an element in a list: a cell, a header or a decoration view.
///
/// Most elements are views themselves. A table's headers may be any views, each with a separate
/// element object.
@preconcurrency @MainActor
protocol ListElement: AnyObject {
  var view: UIView { get }
  /// The state that the list keeps of the element.
  var elementState: ElementState { get }
  /// The element as a cell; nil if it is not the cell of an item.
  var listCell: (any ListCell)? { get }

  /// The reuse identifier; nil if the element is not reused.
  var elementIdentifier: String? { get set }

  /// Resets the element before it is reused.
  func prepareForReuse()
  /// Applies the geometry and the appearance of attributes, without ``apply(_:)``.
  func place(_ attributes: UICollectionViewLayoutAttributes)
  /// Applies the attributes of a custom class.
  func apply(_ attributes: UICollectionViewLayoutAttributes)
  /// Returns the element's preferred attributes, given those of the layout.
  func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes
  /// Called when the element's position in a list has changed.
  func listPositionDidChange()

  func willTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout)
  func didTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout)
}

extension ListElement {
  /// The attributes last applied.
  var appliedAttributes: UICollectionViewLayoutAttributes? {
    get { elementState.appliedAttributes }
    set { elementState.appliedAttributes = newValue }
  }

  /// The element's position in a list; nil outside of lists.
  var listPosition: ListPosition? { elementState.appliedAttributes?.list }

  var listCell: (any ListCell)? { nil }

  func willTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {}
  func didTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {}

  /// Applies geometry and appearance, then ``apply(_:)``, unless equal attributes are already
  /// applied.
  func applyIfChanged(_ attributes: UICollectionViewLayoutAttributes) {
    guard appliedAttributes != attributes else { return }
    forceApply(attributes)
  }

  func forceApply(_ attributes: UICollectionViewLayoutAttributes) {
    let oldPlace = listPosition
    appliedAttributes =
      (attributes.copy(with: nil) as? UICollectionViewLayoutAttributes) ?? attributes
    if listPosition != oldPlace { listPositionDidChange() }
    place(attributes)
    apply(attributes)
  }

  /// Applies bounds, centre and transform, but not the frame, which a transform leaves undefined.
  func place(_ attributes: UICollectionViewLayoutAttributes) {
    let (view, state) = (view, elementState)
    view.transform3D = state.preferredAppearance?.transform(attributes) ?? attributes.transform3D
    if view.bounds.size != attributes.size {
      view.adoptBounds(CGRect(origin: view.bounds.origin, size: attributes.size))
    }
    view.center = attributes.center.moved(by: state.placementShift)
    view.alpha =
      (state.preferredAppearance?.alpha(attributes) ?? attributes.alpha) * state.dragOpacity
    view.isHidden = attributes.isHidden
  }

  /// Returns attributes with the size that the view's constraints or content require. A length set
  /// by the layout is required; others have the priority of a fitting size.
  func fittedAttributes(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = attributes.fittedAxes
    let size = view.systemLayoutSizeFitting(
      attributes.size,
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    guard size != attributes.size else { return attributes }
    let preferred = attributes.duplicate()
    preferred.frame.size = size
    return preferred
  }

  /// Multiplies the attributes' opacity by a factor while the item is dragged.
  func setDragOpacity(_ opacity: CGFloat) {
    guard elementState.dragOpacity != opacity else { return }
    elementState.dragOpacity = opacity
    view.alpha = (appliedAttributes?.alpha ?? 1) * opacity
  }
}

extension CGPoint {
  /// Returns the point at a distance from this one.
  func moved(by distance: CGPoint) -> CGPoint { CGPoint(x: x + distance.x, y: y + distance.y) }
}
