import UIKit

extension UICollectionViewFlowLayout {
  /// The layout of a stream of photographs.
  static func photoStream() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = StreamCell.size
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    return layout
  }
}
