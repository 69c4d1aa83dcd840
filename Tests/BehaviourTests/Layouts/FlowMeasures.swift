import UIKit

/// A flow layout's delegate that returns a value by section and item for each set measure.
///
/// For an unset measure it returns the layout's own property.
@MainActor
final class FlowMeasures: NSObject, UICollectionViewDelegateFlowLayout {
  var size: ((IndexPath) -> CGSize)?
  var inset: ((Int) -> UIEdgeInsets)?
  var lineSpacing: ((Int) -> CGFloat)?
  var interitemSpacing: ((Int) -> CGFloat)?
  var header: ((Int) -> CGSize)?
  var footer: ((Int) -> CGSize)?
  /// The number of requests for a size.
  private(set) var sizesAsked = 0

  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
    layout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    sizesAsked += 1
    return size?(path) ?? flow(layout).itemSize
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { inset?(section) ?? flow(layout).sectionInset }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { lineSpacing?(section) ?? flow(layout).minimumLineSpacing }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { interitemSpacing?(section) ?? flow(layout).minimumInteritemSpacing }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { header?(section) ?? flow(layout).headerReferenceSize }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { footer?(section) ?? flow(layout).footerReferenceSize }
}
