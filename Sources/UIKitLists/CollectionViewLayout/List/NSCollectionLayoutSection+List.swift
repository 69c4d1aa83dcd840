import LayoutGeometry

extension NSCollectionLayoutSection {
  /// A section that is a list: one row under the other, each as high as it asks to be.
  ///
  /// Its distances to other sections and to the content's ends are those of lists;
  /// ``contentInsets`` come on top of them.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(CGFloat(ListMetrics.leastRowHeight)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let width = Double(layoutEnvironment.container.contentSize.width)
    if configuration.appearance == .insetGrouped {
      let side = CGFloat(ListMetrics.margin(inWidth: width))
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
    if list.ground != nil {
      decorationItems = [
        NSCollectionLayoutDecorationItem.background(elementKind: ListGroundView.kind)
      ]
    }
  }

  /// In front of the rows, which lie at 1 where there is a ground.
  private static let pinnedDepth = 2
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists of one kind.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        .list(using: configuration, layoutEnvironment: environment)
      })
  }
}
