/// The background view of a list section.
@MainActor
final class ListBackgroundView: UICollectionReusableView {
  static let kind = "UICollectionViewListLayoutSectionBackground"

  override func listPositionDidChange() { backgroundColor = listPosition?.background }
}
