import UIKit

/// A cell with a preferred size.
final class FittingCell: UICollectionViewCell {
  var wish: (CGSize) -> CGSize = { $0 }
  var asked: (CGSize) -> Void = { _ in }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    asked(size)
    return wish(size)
  }
}

/// A collection view of self-sizing cells with given sizes.
@MainActor
final class FittingScreen: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  let layout: UICollectionViewFlowLayout
  var sizes: [[CGSize]]
  /// Returns the preferred size of a cell; nil for its size in `sizes`.
  var wish: ((IndexPath, CGSize) -> CGSize)?
  var asked: [(item: Int, size: CGSize)] = []

  init(
    _ sizes: [[CGSize]], width: CGFloat = 100, height: CGFloat = 100,
    estimate: CGSize = CGSize(width: 40, height: 10),
    layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    delegate: (any UICollectionViewDelegate)? = nil
  ) {
    self.sizes = sizes
    self.layout = layout
    layout.estimatedItemSize = estimate
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    super.init()
    view.register(FittingCell.self, forCellWithReuseIdentifier: "cell")
    view.delegate = delegate
    view.dataSource = self
  }

  func scroll(to offset: CGFloat) {
    view.contentOffset =
      layout.scrollDirection == .vertical
      ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
    view.layoutIfNeeded()
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  var frames: [CGRect?] {
    sizes.indices.flatMap { section in sizes[section].indices.map { frame($0, section) } }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sizes[section].count }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let size = sizes[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sizes[destinationIndexPath.section].insert(size, at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let fitting = cell as? FittingCell else { return cell }
    let size = sizes[indexPath.section][indexPath.item]
    fitting.wish = { [weak self] in self?.wish?(indexPath, $0) ?? size }
    fitting.asked = { [weak self] in self?.asked.append((indexPath.item, $0)) }
    return cell
  }
}

/// A delegate that returns the sizes of a fitting screen.
@MainActor
final class KnownSizes: NSObject, UICollectionViewDelegateFlowLayout {
  var sizes: [[CGSize]]

  init(_ sizes: [[CGSize]]) { self.sizes = sizes }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.section][indexPath.item] }
}
