import UIKit

/// What a scene shows now: its items, which a script changes, and how they look.
@MainActor
final class SceneContents {
  let scene: AssembledScene
  let resolver: BoxResolver
  let measure = BoxMeasure()
  /// The items of each section.
  var items: [[AssembledScene.Item]]
  /// The keys of the layout that a script has changed.
  var flowChanges: [CheckedValue.Entry] = []
  /// What items of sections that scroll sideways are, also while their line is out of sight.
  var selected: Set<ItemPath> = []
  var highlighted: Set<ItemPath> = []

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

  /// The layout as it is now, for all sections or with a section's own keys over it.
  func flow(inSection section: Int? = nil) -> FlowModel {
    let own = section.map { scene.sections[$0].flow } ?? []
    return scene.flow(flowChanges.merging(own))
  }

  func item(_ path: ItemPath) -> AssembledScene.Item? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item)
    else { return nil }
    return items[path.section][path.item]
  }

  /// The box of an item in a state; nil where it is empty.
  func box(
    of item: AssembledScene.Item, isSelected: Bool = false, isHighlighted: Bool = false
  ) -> ResolvedBox? {
    guard let style = scene.styles.styles[item.style] else { return nil }
    var box = resolver.resolve(
      style.box(isSelected: isSelected, isHighlighted: isHighlighted), item.fields)
    let state = isHighlighted ? "highlighted" : isSelected ? "selected" : ""
    box?.origin = "\(item.style):\(state)"
    return box
  }

  /// The box behind a section's items.
  func background(ofSection section: Int) -> ResolvedBox? {
    guard scene.sections.indices.contains(section),
      let style = scene.sections[section].background?.style
    else { return nil }
    return box(of: AssembledScene.Item(style: style.value, fields: [:], itemSize: nil))
  }

  /// A header's or footer's item.
  func bar(ofKind kind: String, inSection section: Int) -> AssembledScene.Item? {
    guard scene.sections.indices.contains(section) else { return nil }
    return kind == UICollectionView.elementKindSectionHeader
      ? scene.sections[section].header : scene.sections[section].footer
  }
}
