/// The delegate that returns a flow layout's measures by item and by section, in points.
///
/// Every method is optional; without it the layout uses its property of that name. The call is as
/// on iOS: `delegate?.collectionView?(collectionView, layout: self, sizeForItemAt: indexPath) ??
/// itemSize`.
/// This file is also the table from which `UICollectionViewDelegateFlowLayout+Optionals.swift` is
/// generated.
/// Source: Apple, UICollectionViewDelegateFlowLayout.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item. Default: the layout's `itemSize`.
  // Optional; without it: .zero
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// Returns the margins around a section's items. Default: the layout's `sectionInset`.
  // Optional; without it: .zero
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Returns the minimum distance between lines. Default: the layout's `minimumLineSpacing`.
  // Optional; without it: 0
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the minimum distance between items of a line. Default: `minimumInteritemSpacing`.
  // Optional; without it: 0
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the header's length along the scroll direction. Default: `headerReferenceSize`.
  // Optional; without it: .zero
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// Returns the footer's length along the scroll direction. Default: `footerReferenceSize`.
  // Optional; without it: .zero
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}
