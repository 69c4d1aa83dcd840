import UIKit

/// Rows of a list that expand and collapse others.
extension SceneSource: OutlineShowing {
  package func outlineState(at path: IndexPath) -> (level: Int, isExpanded: Bool)? {
    guard let item = contents.item(ItemPath(path.section, path.item)), let row = item.row else {
      return nil
    }
    return (row.level + row.model.indentationLevel, item.isExpanded)
  }

  package func toggleOutline(at path: IndexPath) {
    guard let view, let state = outlineState(at: path) else { return }
    view.performBatchUpdates {
      guard let change = contents.toggle(ItemPath(path.section, path.item)) else { return }
      let paths = change.items.map { IndexPath(item: $0, section: path.section) }
      if change.isInsertion { view.insertItems(at: paths) } else { view.deleteItems(at: paths) }
    }
    guard outlineState(at: path)?.isExpanded != state.isExpanded else { return }
    view.machine.refreshRowStates()
  }
}
