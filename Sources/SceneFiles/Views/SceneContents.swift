import UIKit

/// The current contents of a scene: its items, which a script changes, and their boxes.
@MainActor
final class SceneContents {
  let scene: AssembledScene
  let resolver: BoxResolver
  let measure = BoxMeasure()
  /// The items of each section.
  var items: [[AssembledScene.Item]]
  /// The layout keys changed by a script.
  var flowChanges: [CheckedValue.Entry] = []
  /// A section whose group has no room on this screen.
  var sectionWithoutSpace: Int?

  init(_ scene: AssembledScene) {
    self.scene = scene
    items = scene.sections.map(\.items)
    let screen = scene.document.screen
    resolver = BoxResolver(
      appearance: screen.appearance, textSize: screen.textSize, images: scene.images.images)
  }

  var direction: UISemanticContentAttribute {
    scene.document.screen.direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
  }

  /// Returns the current layout, for all sections or with the keys of a section merged over it.
  func flow(inSection section: Int? = nil) -> FlowModel {
    let own = section.map { scene.sections[$0].model.flow } ?? []
    return scene.flow(flowChanges.merging(own))
  }

  /// Whether content scrolls vertically.
  var isVertical: Bool {
    let flow = flow()
    return (flow.compositional?.scrollDirection ?? flow.scrollDirection) == .vertical
  }

  /// Returns a layout of the scene's kind with the current keys.
  func makeLayout() -> UICollectionViewLayout {
    scene.layoutKind == .flow ? SceneFlowLayout(self) : SceneCompositionalLayout(self)
  }

  func item(_ path: ItemPath) -> AssembledScene.Item? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item)
    else { return nil }
    return items[path.section][path.item]
  }

  /// Returns the box of an item in a state, or nil if it is empty.
  func box(
    of item: AssembledScene.Item, isSelected: Bool = false, isHighlighted: Bool = false
  ) -> ResolvedBox? {
    guard let name = item.style, let style = scene.styles.styles[name] else { return nil }
    var box = resolver.resolve(
      style.box(isSelected: isSelected, isHighlighted: isHighlighted), item.fields)
    let state = isHighlighted ? "highlighted" : isSelected ? "selected" : ""
    box?.origin = "\(name):\(state)"
    return box
  }

  /// Returns the size of an item's box for a width in points, or its natural one, in whole pixels.
  func size(of item: AssembledScene.Item, inWidth width: CGFloat?) -> CGSize {
    guard let box = box(of: item) else { return .zero }
    let size = measure.size(of: box, inWidth: width, direction: direction)
    let scale = UIScreen.main.scale
    func up(_ value: CGFloat) -> CGFloat { ((value * scale - 0.001).rounded(.up)) / scale }
    return CGSize(width: up(size.width), height: up(size.height))
  }

  /// The styles of badges, by their kinds.
  private(set) lazy var badges: [String: String] = {
    let groups = scene.sections.compactMap(\.model.compositional.group)
    let badges = groups.flatMap(\.all).flatMap(\.supplementaryItems)
    return Dictionary(
      badges.compactMap { badge in badge.style.map { (badge.kind, $0.value) } },
      uniquingKeysWith: { first, _ in first })
  }()

  /// Shows or hides the child rows of a row.
  ///
  /// - Returns: The inserted or removed items, and whether they were inserted; nil for a row
  ///   without children.
  func toggle(_ path: ItemPath) -> (items: Range<Int>, isInsertion: Bool)? {
    guard var item = item(path), item.row?.children.isEmpty == false else { return nil }
    item.isExpanded.toggle()
    let isInsertion = item.isExpanded
    let under = isInsertion ? Array(item.visibleItems.dropFirst()) : []
    let old = isInsertion ? 0 : isInside(path)
    items[path.section][path.item] = item
    let first = path.item + 1
    items[path.section].replaceSubrange(first..<first + old, with: under)
    return (first..<first + max(old, under.count), isInsertion)
  }

  /// Returns the number of visible rows below a row.
  private func isInside(_ path: ItemPath) -> Int {
    let items = items[path.section]
    let level = items[path.item].row?.level ?? 0
    return items[(path.item + 1)...].prefix { ($0.row?.level ?? 0) > level }.count
  }

  /// Returns the box of a section's background.
  func background(ofSection section: Int) -> ResolvedBox? {
    guard scene.sections.indices.contains(section),
      let style = scene.sections[section].background?.style
    else { return nil }
    return box(of: AssembledScene.Item(style: style.value, fields: [:], itemSize: nil))
  }

  /// Returns the item of a header or footer.
  func bar(ofKind kind: String, inSection section: Int) -> AssembledScene.Item? {
    guard scene.sections.indices.contains(section) else { return nil }
    return kind == UICollectionView.elementKindSectionHeader
      ? scene.sections[section].header : scene.sections[section].footer
  }
}
