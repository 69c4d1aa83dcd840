import UIKit

extension NSCollectionLayoutSize {
  /// Short for a size.
  convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.init(widthDimension: width, heightDimension: height)
  }
}

extension NSCollectionLayoutSection {
  /// Rows as wide as the section.
  static func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), height)
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}

extension UICollectionViewLayout {
  /// Rows as wide as the collection view.
  static func rows(_ height: NSCollectionLayoutDimension) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: .rows(height))
  }
}
