/// The measures of a flow layout, item by item and section by section, in points.
///
/// Every method may be left out; the layout's property of that name is then used. A method is
/// called as on iOS:
/// `delegate?.collectionView?(collectionView, layout: self, sizeForItemAt: indexPath) ?? itemSize`.
/// This file is also the table from which `UICollectionViewDelegateFlowLayout+Optionals.swift` is
/// generated.
/// Source: Apple, UICollectionViewDelegateFlowLayout.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item; `itemSize` without the method.
  // Optional; without it: .zero
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// The margins around a section's items; `sectionInset` without the method.
  // Optional; without it: .zero
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// The least distance between lines; `minimumLineSpacing` without the method.
  // Optional; without it: 0
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The least distance between a line's items; `minimumInteritemSpacing` without the method.
  // Optional; without it: 0
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The header's extent along the scroll direction; `headerReferenceSize` without the method.
  // Optional; without it: .zero
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// The footer's extent along the scroll direction; `footerReferenceSize` without the method.
  // Optional; without it: .zero
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}
