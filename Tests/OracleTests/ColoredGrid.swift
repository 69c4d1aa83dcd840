import UIKit

/// A collection view whose cells and headers closures make.
@MainActor
final class ColoredGrid: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let counts: [Int]
  private let dress: (UICollectionViewCell, IndexPath) -> Void
  private let dressHeader: (UICollectionReusableView, IndexPath) -> Void

  init(
    frame: CGRect, layout: UICollectionViewLayout, counts: [Int],
    delegate: (any UICollectionViewDelegate)? = nil,
    cellClass: UICollectionViewCell.Type = UICollectionViewCell.self,
    headerClass: UICollectionReusableView.Type = UICollectionReusableView.self,
    header: @escaping (UICollectionReusableView, IndexPath) -> Void = { _, _ in },
    cell: @escaping (UICollectionViewCell, IndexPath) -> Void
  ) {
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    self.counts = counts
    dress = cell
    dressHeader = header
    super.init()
    view.register(cellClass, forCellWithReuseIdentifier: "cell")
    view.register(
      headerClass,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.delegate = delegate
    view.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    dress(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    dressHeader(header, indexPath)
    return header
  }
}

extension UIColor {
  /// Creates a colour from its sRGB bytes.
  convenience init(bytes red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }
}

extension CGRect {
  /// Returns the rectangle in pixels.
  func pixels(scale: CGFloat) -> CGRect {
    CGRect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
  }
}
