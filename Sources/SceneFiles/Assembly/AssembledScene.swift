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
    let background: BackgroundModel?
    /// The layout's keys that hold for this section alone.
    let flow: [CheckedValue.Entry]
    let scrollsSideways: Bool
    let sidewaysOffset: Double
  }

  /// Something that a style shows.
  struct Item: Sendable {
    let style: String
    let fields: [String: String]
    let itemSize: ExtentModel?
  }

  /// The layout with other keys over its own.
  func flow(_ changes: [CheckedValue.Entry] = []) -> FlowModel {
    FlowModel.table.make(document.flow.merging(changes))
  }
}
