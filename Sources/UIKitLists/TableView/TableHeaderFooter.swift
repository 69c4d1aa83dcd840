/// The element of a section's header or footer, or of the table's own. Its view may be of any
/// class.
@MainActor
final class TableHeaderFooter: ListElement {
  let view: UIView
  let elementState = ElementState()
  /// The height, in points; nil for the view's own.
  private let height: CGFloat?
  /// The opacity last set from attributes; otherwise the view's own opacity is kept.
  private var effectiveAlpha: CGFloat = 1

  init(_ view: UIView, height: CGFloat? = nil) {
    (self.view, self.height) = (view, height)
    view.translatesAutoresizingMaskIntoConstraints = true
  }

  /// The element is not reused; its view is.
  var elementIdentifier: String? {
    get { nil }
    set {}
  }

  func prepareForReuse() {}

  func apply(_ attributes: UICollectionViewLayoutAttributes) {}

  /// Applies the attributes' geometry; the view keeps its transform, and its opacity except in
  /// animations.
  func place(_ attributes: UICollectionViewLayoutAttributes) {
    if view.bounds.size != attributes.size {
      view.bounds = CGRect(origin: view.bounds.origin, size: attributes.size)
    }
    view.center = attributes.center
    guard attributes.alpha != effectiveAlpha else { return }
    effectiveAlpha = attributes.alpha
    view.alpha = attributes.alpha
  }

  func listPositionDidChange() {
    guard let view = view as? UITableViewHeaderFooterView, let listPosition else { return }
    view.place = listPosition
  }

  func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = attributes.duplicate()
    preferred.size.height = height ?? naturalHeight(inWidth: attributes.size.width)
    return preferred
  }

  private func naturalHeight(inWidth width: CGFloat) -> CGFloat {
    if view is EmptyHeaderFooterView { return 0 }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// The placeholder for a header or footer for which the delegate returns no view.
@MainActor
final class EmptyHeaderFooterView: UIView {}
