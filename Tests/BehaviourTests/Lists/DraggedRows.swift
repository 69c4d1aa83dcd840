import UIKit

/// Rows of 100 by 20 in a window, whose items fingers drag and drop, with a record of the delegate
/// calls.
@MainActor
final class DraggedRows: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  let screen: CollectionScreen
  let window: UIWindow
  private(set) var heard: [String] = []
  var hasItems = true
  var canHandle = true
  /// The destination of each drop, and the item's source.
  private(set) var drops: [String] = []
  var operation = UIDropOperation.move

  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    screen = CollectionScreen([4], layout: layout)
    window = screen.show()
    super.init()
    screen.view.dragDelegate = self
    screen.view.dropDelegate = self
  }

  /// Presses a row, drags it to a height and releases it.
  func drag(_ row: Int, to y: CGFloat) throws {
    try window.play {
      $0.longPress(at: CGPoint(x: 50, y: 20 * CGFloat(row) + 10), duration: 0.8)
      $0.move(to: CGPoint(x: 50, y: y), duration: 0.4)
      $0.wait(0.3)
      $0.lift()
    }
    window.clock.settle()
  }

  func collectionView(
    _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] {
    heard.append("items \(path.item)")
    return hasItems ? [UIDragItem(itemProvider: NSItemProvider())] : []
  }

  func collectionView(_ view: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    heard.append("drag begins")
  }

  func collectionView(_ view: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    heard.append("drag ends")
  }

  func collectionView(_ view: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    heard.append("can handle?")
    return canHandle
  }

  func collectionView(_ view: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    heard.append("drop enters")
  }

  func collectionView(
    _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath path: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let source = coordinator.items.first?.sourceIndexPath?.item
    drops.append("\(source ?? -1) to \(coordinator.destinationIndexPath?.item ?? -1)")
  }

  func collectionView(_ view: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    heard.append("drop ends")
  }
}
