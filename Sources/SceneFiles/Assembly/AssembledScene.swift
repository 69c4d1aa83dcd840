import UIKit

/// A scene file with all references resolved, ready to be shown.
struct AssembledScene: Sendable {
  var document: SceneDocument
  let styles: StyleSheet
  var sections: [Section] = []
  var images: ImageCache
  /// The items that script steps insert, by the index of the step.
  var insertions: [Int: [[Item]]] = [:]

  struct Section: Sendable {
    var items: [Item]
    let header: Item?
    let footer: Item?
    let model: SectionModel

    var background: BackgroundModel? { model.background }
    /// The initial horizontal scroll offset, in points.
    var sidewaysOffset: Double { model.orthogonalOffset }
  }

  /// An item that is shown by a style, or, in a list, by UIKit.
  struct Item: Sendable {
    /// The style; nil for a row of a list in UIKit's appearance.
    let style: String?
    let fields: [String: String]
    let itemSize: ExtentModel?
    /// The row of a list item; nil outside of lists.
    var row: ListRow?
    /// Whether the child rows are visible.
    var isExpanded = false
  }

  /// The row of a list item.
  final class ListRow: Sendable {
    let model: RowModel
    /// The indentation level.
    let level: Int
    /// The child items.
    let children: [Item]

    init(_ model: RowModel, level: Int = 0, children: [Item] = []) {
      (self.model, self.level, self.children) = (model, level, children)
    }
  }

  /// The layout of the scene. A scene with mistakes is not shown.
  var layoutKind: LayoutKind { document.layoutKind ?? .flow }

  /// Returns the layout with changed keys.
  func flow(_ changes: [CheckedValue.Entry] = []) -> FlowModel {
    FlowModel.table.make(document.flow.merging(changes))
  }
}

extension AssembledScene.Item {
  /// The item and its visible descendants.
  var visibleItems: [AssembledScene.Item] {
    [self] + (isExpanded ? row?.children.flatMap(\.visibleItems) ?? [] : [])
  }
}
