import UIKit

/// A collection view with a compositional layout, its cells of the sizes behind it.
@MainActor
final class CompositionalScreen: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  let layout: UICollectionViewCompositionalLayout
  var counts: [Int]
  /// What a cell asks for; its own size where nil.
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

  /// Where a view is seen in the content.
  func seen(_ view: UIView?) -> CGRect? {
    view.map { $0.convert($0.bounds, to: self.view) }
  }

  /// The scroll view in which a section's cells lie.
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

/// A header that would like to be 30 points high.
final class FittingHeader: UICollectionReusableView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 30) }
}

/// Short for a size.
@MainActor
func layoutSize(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

extension NSCollectionLayoutSection {
  /// Rows as wide as the section.
  static func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = layoutSize(.fractionalWidth(1), height)
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  /// A row of cards that scrolls by itself.
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
