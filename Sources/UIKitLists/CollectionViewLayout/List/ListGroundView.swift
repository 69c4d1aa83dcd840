/// The background of a list's section.
@MainActor
final class ListGroundView: UICollectionReusableView {
  static let kind = "UICollectionViewListLayoutSectionBackground"

  override func listPlaceDidChange() { backgroundColor = listPlace?.ground }
}
