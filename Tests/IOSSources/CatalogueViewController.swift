import UIKit

/// A catalogue of sections, each laid out in its own way.
class CatalogueViewController: UIViewController, UICollectionViewDataSource {
  enum Section: Int, CaseIterable {
    case banners, tags, articles, waterfall
  }

  static let headerKind = "section-header-element-kind"
  static let badgeKind = "badge-element-kind"
  static let backgroundKind = "background-element-kind"

  private(set) var collectionView: UICollectionView! = nil
  private(set) var currentPage = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = createLayout()
    layout.register(
      UICollectionReusableView.self, forDecorationViewOfKind: Self.backgroundKind)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [Self.headerKind, Self.badgeKind] {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  private func createLayout() -> UICollectionViewLayout {
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(
      sectionProvider: {
        [weak self] (index: Int, environment: NSCollectionLayoutEnvironment)
          -> NSCollectionLayoutSection? in
        guard let section = Section(rawValue: index) else { return nil }
        switch section {
        case .banners: return self?.banners(environment)
        case .tags: return self?.tags()
        case .articles: return self?.articles(environment)
        case .waterfall: return self?.waterfall()
        }
      }, configuration: config)
  }

  private func banners(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let badgeAnchor = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: Self.badgeKind, containerAnchor: badgeAnchor)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.9), heightDimension: .fractionalWidth(0.5)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 8
    section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
      let width = environment.container.contentSize.width
      let page = Int(max(0, round(offset.x / width)))
      self?.currentPage = page
      items.filter { $0.representedElementCategory == .cell }.forEach { item in
        let distance = abs((item.frame.midX - offset.x) - width / 2.0)
        let scale = max(1 - (distance / width) * 0.2, 0.8)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
    return section
  }

  private func tags() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(60), heightDimension: .absolute(30))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      subitems: [item])
    group.interItemSpacing = .fixed(6)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    section.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
    return section
  }

  private func articles(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let columns = environment.container.effectiveContentSize.width > 500 ? 3 : 2
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      subitem: item, count: columns)
    group.interItemSpacing = NSCollectionLayoutSpacing.fixed(10)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      elementKind: Self.headerKind, alignment: .top)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [
      NSCollectionLayoutDecorationItem.background(elementKind: Self.backgroundKind)
    ]
    return section
  }

  private func waterfall() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    ) { environment -> [NSCollectionLayoutGroupCustomItem] in
      let width = environment.container.effectiveContentSize.width / 2
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width, height: 100)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width, y: 0, width: width, height: 60), zIndex: 1),
      ]
    }
    return NSCollectionLayoutSection(group: group)
  }

  // MARK: - UICollectionViewDataSource

  func numberOfSections(in collectionView: UICollectionView) -> Int { Section.allCases.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}
