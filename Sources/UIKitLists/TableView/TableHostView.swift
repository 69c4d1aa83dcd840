/// The place of a header, a footer or the table's own views, which are any views.
@MainActor
final class TableHostView: UICollectionReusableView {
  /// What is shown.
  private(set) var content: UIView?
  /// How high it is to be, in points; nil for as high as it asks to be.
  private var height: CGFloat?

  func show(_ view: UIView?, height: CGFloat?) {
    self.height = height
    if content !== view, content?.superview === self { content?.removeFromSuperview() }
    content = view
    if let view, view.superview !== self { addSubview(view) }
    tellPlace()
    setNeedsLayout()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    show(nil, height: nil)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
  }

  override func listPlaceDidChange() { tellPlace() }

  private func tellPlace() {
    guard let view = content as? UITableViewHeaderFooterView, let listPlace else { return }
    view.place = listPlace
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let preferred = layoutAttributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    else {
      return layoutAttributes
    }
    preferred.size.height = height ?? ownHeight(inWidth: layoutAttributes.size.width)
    return preferred
  }

  private func ownHeight(inWidth width: CGFloat) -> CGFloat {
    guard let content else { return 0 }
    return content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
