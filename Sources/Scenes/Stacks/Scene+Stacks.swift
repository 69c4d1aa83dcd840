import UIKit

extension Scene {
  /// Every distribution and alignment of stack views.
  package static let stacks = Scene(
    name: "stacks", summary: "Stack views in every distribution and alignment, rows and columns",
    defaultSize: CGSize(width: 300, height: 640)
  ) { _ in StacksViewController(collectionViewLayout: UICollectionViewFlowLayout()) }
}
