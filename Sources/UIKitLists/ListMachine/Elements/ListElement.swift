/// What shows an element of a list: a cell, a header, a decoration view.
///
/// Most are views that know their place; a table's headers may be any views, each with an element
/// beside it.
@MainActor
protocol ListElement: AnyObject {
  var view: UIView { get }
  /// What the list remembers of it.
  var elementState: ElementState { get }
  /// The element, where it is the cell of an item.
  var listCell: (any ListCell)? { get }

  /// The identifier under which it waits to be used again; nil for one that does not.
  var elementIdentifier: String? { get set }

  /// Brings it back to its neutral state before it is used again.
  func prepareForReuse()
  /// Takes geometry and appearance from attributes, but for ``apply(_:)``.
  func place(_ attributes: UICollectionViewLayoutAttributes)
  /// Takes what attributes of a custom class say.
  func apply(_ attributes: UICollectionViewLayoutAttributes)
  /// What it would like of the attributes that the layout has for it.
  func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes
  /// Called when it got another place in a list.
  func listPlaceDidChange()

  func willTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout)
  func didTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout)
}

extension ListElement {
  /// The attributes that were last applied.
  var appliedAttributes: UICollectionViewLayoutAttributes? {
    get { elementState.appliedAttributes }
    set { elementState.appliedAttributes = newValue }
  }

  /// Its place in a list; nil outside of lists.
  var listPlace: ListPlace? { elementState.appliedAttributes?.list }

  var listCell: (any ListCell)? { nil }

  func willTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {}
  func didTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {}

  /// Applies geometry and appearance, then ``apply(_:)``, unless equal attributes are applied
  /// already.
  func applyIfChanged(_ attributes: UICollectionViewLayoutAttributes) {
    guard appliedAttributes != attributes else { return }
    forceApply(attributes)
  }

  func forceApply(_ attributes: UICollectionViewLayoutAttributes) {
    let oldPlace = listPlace
    appliedAttributes =
      (attributes.copy(with: nil) as? UICollectionViewLayoutAttributes) ?? attributes
    if listPlace != oldPlace { listPlaceDidChange() }
    place(attributes)
    apply(attributes)
  }

  /// Bounds, centre and transform are applied, never the frame, which a transform leaves undefined.
  func place(_ attributes: UICollectionViewLayoutAttributes) {
    let (view, state) = (view, elementState)
    view.transform3D = state.preferredLook?.transform(attributes) ?? attributes.transform3D
    if view.bounds.size != attributes.size {
      view.takeBounds(CGRect(origin: view.bounds.origin, size: attributes.size))
    }
    view.center = attributes.center.moved(by: state.placementShift)
    view.alpha =
      (state.preferredLook?.alpha(attributes) ?? attributes.alpha) * state.dragOpacity
    view.isHidden = attributes.isHidden
  }

  /// Attributes with the size that the view's constraints or content give it: a length that the
  /// layout decides is required, and others are wishes.
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

  /// Shows only part of the opacity that attributes say, while its item is dragged.
  func setDragOpacity(_ opacity: CGFloat) {
    guard elementState.dragOpacity != opacity else { return }
    elementState.dragOpacity = opacity
    view.alpha = (appliedAttributes?.alpha ?? 1) * opacity
  }
}

extension CGPoint {
  /// The point at a distance from this one.
  func moved(by distance: CGPoint) -> CGPoint { CGPoint(x: x + distance.x, y: y + distance.y) }
}
