/// A cell made for lists: it knows how its content and background begin.
///
/// Source: Apple, UICollectionViewListCell.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// A cell with a rectangle in the collection view's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundConfiguration = defaultBackgroundConfiguration()
  }

  /// A cell as an archive describes it. Archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundConfiguration = defaultBackgroundConfiguration()
  }

  /// The content of a row, without texts and image.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The background of a row (iOS 16).
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
}
