import UIKit

extension NSCollectionLayoutSize {
  /// Creates a size, in a short form.
  convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.init(widthDimension: width, heightDimension: height)
  }
}

extension NSCollectionLayoutSection {
  /// Returns rows as wide as the section.
  static func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), height)
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}

extension UICollectionViewLayout {
  /// Returns rows as wide as the collection view.
  static func rows(_ height: NSCollectionLayoutDimension) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: .rows(height))
  }
}
