import UIKit

/// A collection view with a compositional layout and configurable cell sizes.
@MainActor
final class CompositionalScreen: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  let layout: UICollectionViewCompositionalLayout
  var counts: [Int]
  /// Returns the preferred size of a cell; nil for its own size.
  var wish: ((IndexPath, CGSize) -> CGSize)?
  private(set) var made: Set<ObjectIdentifier> = []
  private(set) var asked: [IndexPath] = []

  init(
    _ counts: [Int], width: CGFloat = 100, height: CGFloat = 100,
    isRightToLeft: Bool = false, layout: UICollectionViewCompositionalLayout
  ) {
    self.counts = counts
    self.layout = layout
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    super.init()
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    view.register(FittingCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "badge", "whole"] {
      view.register(
        FittingHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  convenience init(
    _ counts: [Int], width: CGFloat = 100, height: CGFloat = 100, isRightToLeft: Bool = false,
    direction: UICollectionView.ScrollDirection = .vertical,
    _ section: @escaping (Int) -> NSCollectionLayoutSection
  ) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    self.init(
      counts, width: width, height: height, isRightToLeft: isRightToLeft,
      layout: UICollectionViewCompositionalLayout(
        sectionProvider: { index, _ in section(index) }, configuration: configuration))
  }

  func scroll(to offset: CGFloat) {
    view.contentOffset =
      layout.configuration.scrollDirection == .vertical
      ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
    view.layoutIfNeeded()
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func frame(of kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: item, section: section))?.frame
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: section))
  }

  /// Returns the frame of a view in the content.
  func seen(_ view: UIView?) -> CGRect? {
    view.map { $0.convert($0.bounds, to: self.view) }
  }

  /// Returns the scroll view that contains a section's cells.
  func row(_ section: Int) -> UIScrollView? {
    let cells = view.indexPathsForVisibleItems.filter { $0.section == section }
    return cells.first.flatMap { view.cellForItem(at: $0)?.superview as? UIScrollView }
  }

  // MARK: UICollectionViewDataSource

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    made.insert(ObjectIdentifier(cell))
    (cell as? FittingCell)?.asked = { [weak self] _ in self?.asked.append(indexPath) }
    (cell as? FittingCell)?.wish = { [weak self] in self?.wish?(indexPath, $0) ?? $0 }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

/// A header with a preferred height of 30 points.
final class FittingHeader: UICollectionReusableView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 30) }
}

/// Returns a size with the given dimensions.
@MainActor
func layoutSize(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

extension NSCollectionLayoutSection {
  /// Returns a section of rows with the width of the section.
  static func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = layoutSize(.fractionalWidth(1), height)
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  /// Returns an orthogonally scrolling section of cards.
  static func shelf(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
    card: CGFloat = 40, height: CGFloat = 30
  ) -> NSCollectionLayoutSection {
    let size = layoutSize(.absolute(card), .absolute(height))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    return section
  }
}
