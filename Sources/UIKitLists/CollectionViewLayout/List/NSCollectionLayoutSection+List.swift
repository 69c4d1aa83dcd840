import LayoutGeometry

extension NSCollectionLayoutSection {
  /// Returns a list section: rows below each other, each of its own height.
  ///
  /// The distances to other sections and to the content's ends are those of lists;
  /// ``contentInsets`` are added to them.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(CGFloat(ListMetrics.minimumRowHeight)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    if configuration.appearance == .insetGrouped {
      let side = ListMetrics.margin(inWidth: layoutEnvironment.container.contentSize.width)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: side, bottom: 0, trailing: side)
    }
    section.becomeList(ListSection(configuration: configuration), size)
    return section
  }

  private func becomeList(_ list: ListSection, _ size: NSCollectionLayoutSize) {
    self.list = list
    let configuration = list.configuration
    func boundary(_ kind: String, _ alignment: NSRectAlignment) {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: kind, alignment: alignment)
      if configuration.appearance == .plain {
        item.pinToVisibleBounds = true
        item.zIndex = Self.pinnedDepth
      }
      boundarySupplementaryItems.append(item)
    }
    if configuration.headerMode == .supplementary {
      boundary(UICollectionView.elementKindSectionHeader, .top)
    }
    if configuration.footerMode == .supplementary {
      boundary(UICollectionView.elementKindSectionFooter, .bottom)
    }
    if list.background != nil {
      decorationItems = [
        NSCollectionLayoutDecorationItem.background(elementKind: ListBackgroundView.kind)
      ]
    }
  }

  /// The depth of pinned views, in front of the rows, which are at 1 if there is a background.
  private static let pinnedDepth = 2
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections are all lists with one configuration.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        .list(using: configuration, layoutEnvironment: environment)
      })
  }
}
