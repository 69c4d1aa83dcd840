import UIKit

extension Scene {
  /// Tiles of three sizes in nested groups.
  package static let mosaic = Scene(
    name: "mosaic", summary: "Tiles in a pattern of nested groups, by sections",
    defaultSize: CGSize(width: 375, height: 667)
  ) { _ in NestedGroupsViewController() }
}
