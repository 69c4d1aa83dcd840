import UIKit

/// A scene file with everything it names looked up: what is left is to show it.
struct AssembledScene: Sendable {
  var document: SceneDocument
  let styles: StyleSheet
  var sections: [Section] = []
  var images: ImageCache
  /// By the index of the step: the items it inserts.
  var insertions: [Int: [[Item]]] = [:]

  struct Section: Sendable {
    var items: [Item]
    let header: Item?
    let footer: Item?
    let model: SectionModel

    var background: BackgroundModel? { model.background }
    /// How far it is scrolled sideways at first, in points.
    var sidewaysOffset: Double { model.orthogonalOffset }
  }

  /// Something that a style shows, or, in a list, UIKit.
  struct Item: Sendable {
    /// nil for a row of a list that is shown as UIKit shows it.
    let style: String?
    let fields: [String: String]
    let itemSize: ExtentModel?
    /// nil outside of lists.
    var row: ListRow?
    /// Whether the rows under it are shown.
    var isExpanded = false
  }

  /// What an item is as a row.
  final class ListRow: Sendable {
    let model: RowModel
    /// How deep it lies.
    let level: Int
    /// The items under it.
    let children: [Item]

    init(_ model: RowModel, level: Int = 0, children: [Item] = []) {
      (self.model, self.level, self.children) = (model, level, children)
    }
  }

  /// The scene's layout. A scene with mistakes is not shown.
  var layoutKind: LayoutKind { document.layoutKind ?? .flow }

  /// The layout with other keys over its own.
  func flow(_ changes: [CheckedValue.Entry] = []) -> FlowModel {
    FlowModel.table.make(document.flow.merging(changes))
  }
}

extension AssembledScene.Item {
  /// Itself and what of the items under it is shown.
  var shown: [AssembledScene.Item] {
    [self] + (isExpanded ? row?.children.flatMap(\.shown) ?? [] : [])
  }
}
