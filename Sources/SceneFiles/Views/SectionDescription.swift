import UIKit

/// Converts a section of a scene to one of a compositional layout.
@MainActor
struct SectionDescription {
  private let contents: SceneContents
  private let number: Int
  private let section: AssembledScene.Section
  private var model: CompositionalSectionModel { section.model.compositional }

  init(_ contents: SceneContents, _ number: Int) {
    (self.contents, self.number, section) = (contents, number, contents.scene.sections[number])
  }

  func section(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    contents.scene.layoutKind == .list ? list(environment) : groups
  }

  // MARK: Groups

  private var groups: NSCollectionLayoutSection {
    let group = model.group ?? Self.standardGroup
    let section = NSCollectionLayoutSection(group: self.group(group))
    section.interGroupSpacing = model.interGroupSpacing
    section.contentInsets = NSDirectionalEdgeInsets(leftToRight: model.contentInsets)
    if let reference = model.contentInsetsReference {
      section.contentInsetsReference = reference.uiReference
    }
    section.supplementariesFollowContentInsets = model.supplementariesFollowContentInsets
    section.orthogonalScrollingBehavior =
      self.section.model.orthogonalScrollingBehavior.uiBehavior
    section.boundarySupplementaryItems = boundaries
    section.decorationItems = backgrounds
    return section
  }

  private static let standardGroup: GroupModel = {
    var group = GroupModel()
    group.size.height = .automatic
    return group
  }()

  private func group(_ model: GroupModel) -> NSCollectionLayoutGroup {
    let size = model.size.layoutSize
    let items = model.items.isEmpty ? [model.onlyItem] : model.items
    let subitems = items.map { item($0) }
    let group: NSCollectionLayoutGroup =
      switch (model.direction, model.count) {
      case (.horizontal, nil): .horizontal(layoutSize: size, subitems: subitems)
      case (.vertical, nil): .vertical(layoutSize: size, subitems: subitems)
      case (.horizontal, let count?):
        .horizontal(layoutSize: size, subitem: subitems[0], count: count)
      case (.vertical, let count?):
        .vertical(layoutSize: size, subitem: subitems[0], count: count)
      }
    group.interItemSpacing = model.interItemSpacing?.layoutSpacing
    group.supplementaryItems = supplementaries(model)
    apply(model, to: group)
    return group
  }

  private func item(_ model: GroupModel) -> NSCollectionLayoutItem {
    if model.isGroup { return group(model) }
    let item = NSCollectionLayoutItem(
      layoutSize: model.size.layoutSize, supplementaryItems: supplementaries(model))
    apply(model, to: item)
    return item
  }

  private func apply(_ model: GroupModel, to item: NSCollectionLayoutItem) {
    item.contentInsets = NSDirectionalEdgeInsets(leftToRight: model.contentInsets)
    item.edgeSpacing = model.edgeSpacing?.layoutSpacing
  }

  // MARK: Supplementary views

  private func supplementaries(
    _ model: GroupModel
  ) -> [NSCollectionLayoutSupplementaryItem] {
    model.supplementaryItems.map { badge in
      let (size, kind) = (badge.size.layoutSize, badge.kind)
      let container = badge.containerAnchor.anchor
      let item =
        badge.itemAnchor.map {
          NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: kind, containerAnchor: container,
            itemAnchor: $0.anchor)
        }
        ?? NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: kind, containerAnchor: container)
      item.zIndex = badge.zIndex
      return item
    }
  }

  private var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] {
    let bars: [(AssembledScene.Item?, BoundaryModel, String, NSRectAlignment)] = [
      (section.header, model.headerLayout, UICollectionView.elementKindSectionHeader, .top),
      (section.footer, model.footerLayout, UICollectionView.elementKindSectionFooter, .bottom),
    ]
    return bars.compactMap { bar, layout, kind, alignment in
      guard bar != nil else { return nil }
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: layout.size.layoutSize, elementKind: kind,
        alignment: layout.alignment?.uiAlignment ?? alignment, absoluteOffset: layout.offset)
      item.pinToVisibleBounds = layout.pinToVisibleBounds
      item.extendsBoundary = layout.extendsBoundary
      item.zIndex = layout.zIndex
      return item
    }
  }

  private var backgrounds: [NSCollectionLayoutDecorationItem] {
    guard let background = section.background else { return [] }
    let item = NSCollectionLayoutDecorationItem.background(
      elementKind: SceneFlowLayout.backgroundKind)
    let outset = background.outset
    item.contentInsets = NSDirectionalEdgeInsets(
      top: -outset.top, leading: -outset.left, bottom: -outset.bottom, trailing: -outset.right)
    return [item]
  }

  // MARK: Lists

  private func list(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let model = ListModel.table.make(contents.flow().list.merging(section.model.list))
    let (contents, number) = (contents, number)
    var list = model.configuration(
      hasHeader: section.header != nil, hasFooter: section.footer != nil, contents.resolver)
    func row(_ path: IndexPath) -> RowModel? {
      contents.item(ItemPath(number, path.item))?.row?.model
    }
    list.itemSeparatorHandler = { path, common in
      var lines = common
      row(path)?.separators?.apply(to: &lines, contents.resolver)
      return lines
    }
    func actions(_ edge: AccessoryModel.Placement) -> (IndexPath) -> UISwipeActionsConfiguration? {
      { path in
        guard let swipe = row(path)?.swipe, swipe.edge == edge else { return nil }
        return swipe.configuration(contents.resolver)
      }
    }
    list.leadingSwipeActionsConfigurationProvider = actions(.leading)
    list.trailingSwipeActionsConfigurationProvider = actions(.trailing)
    let section = NSCollectionLayoutSection.list(
      using: list, layoutEnvironment: environment)
    if self.section.background != nil { section.decorationItems += backgrounds }
    return section
  }
}

extension GroupModel {
  /// The default item of a group without items, in the size of the group.
  fileprivate var onlyItem: GroupModel {
    var item = GroupModel()
    if size.width.isEstimated { item.size.width = size.width }
    if size.height.isEstimated { item.size.height = size.height }
    return item
  }
}

extension SupplementaryModel {
  /// The kind of the view: its location in the file.
  var kind: String { location.path.description }
}

extension SwipeModel {
  @MainActor
  fileprivate func configuration(_ resolver: BoxResolver) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(
      actions: actions.map { model in
        let action = UIContextualAction(
          style: model.style == .destructive ? .destructive : .normal, title: model.title
        ) { _, _, done in done(true) }
        if let color = resolver.color(model.backgroundColor) { action.backgroundColor = color }
        return action
      })
  }
}
