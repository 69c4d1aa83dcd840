/// A section's header or footer, or one of the table's own views, as an element of its list: it may
/// be any view.
@MainActor
final class TableEdge: ListElement {
  let view: UIView
  let elementState = ElementState()
  /// How high it is to be, in points; nil for as high as it asks to be.
  private let height: CGFloat?
  /// What attributes have made of the view's opacity, which is the view's own otherwise.
  private var shownAlpha: CGFloat = 1

  init(_ view: UIView, height: CGFloat? = nil) {
    (self.view, self.height) = (view, height)
    view.translatesAutoresizingMaskIntoConstraints = true
  }

  /// It goes back to where its view came from.
  var elementIdentifier: String? {
    get { nil }
    set {}
  }

  func prepareForReuse() {}

  func apply(_ attributes: UICollectionViewLayoutAttributes) {}

  /// The view keeps its own transform, and its opacity but in animations.
  func place(_ attributes: UICollectionViewLayoutAttributes) {
    if view.bounds.size != attributes.size {
      view.bounds = CGRect(origin: view.bounds.origin, size: attributes.size)
    }
    view.center = attributes.center
    guard attributes.alpha != shownAlpha else { return }
    shownAlpha = attributes.alpha
    view.alpha = attributes.alpha
  }

  func listPlaceDidChange() {
    guard let view = view as? UITableViewHeaderFooterView, let listPlace else { return }
    view.place = listPlace
  }

  func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = attributes.duplicate()
    preferred.size.height = height ?? ownHeight(inWidth: attributes.size.width)
    return preferred
  }

  private func ownHeight(inWidth width: CGFloat) -> CGFloat {
    if view is MissingEdgeView { return 0 }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// Stands where a section has room for a header or a footer and the delegate has no view.
@MainActor
final class MissingEdgeView: UIView {}
