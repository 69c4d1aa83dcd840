/// The key of a reuse queue.
package struct ReuseKey: Hashable, Sendable {
  /// The element kind; the same for all cells.
  let kind: String
  let identifier: String
  /// Whether the registration belongs to the layout, not to the collection view.
  var isDecoration = false

  static func cell(_ identifier: String) -> ReuseKey {
    ReuseKey(kind: cellKind, identifier: identifier)
  }

  /// Decoration views have no identifier: their kind is the key.
  static func decoration(_ kind: String) -> ReuseKey {
    ReuseKey(kind: kind, identifier: kind, isDecoration: true)
  }

  /// The kind of cells in UIKit's messages.
  static let cellKind = "UICollectionElementKindCell"
}
