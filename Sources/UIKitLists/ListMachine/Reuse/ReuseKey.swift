/// What views of one reuse queue have in common.
package struct ReuseKey: Hashable, Sendable {
  /// The kind of element; a cell's is the same for all cells.
  let kind: String
  let identifier: String
  /// Whether the layout, not the collection view, holds the registration.
  var isDecoration = false

  static func cell(_ identifier: String) -> ReuseKey {
    ReuseKey(kind: cellKind, identifier: identifier)
  }

  /// Decoration views have no identifier: they are kept by kind.
  static func decoration(_ kind: String) -> ReuseKey {
    ReuseKey(kind: kind, identifier: kind, isDecoration: true)
  }

  /// The word for cells in UIKit's messages.
  static let cellKind = "UICollectionElementKindCell"
}
