import UIKit
import UIKitTestSupport

@testable import UIKitLists

/// A collection view with rows of 50 by 20 points, its data, and a log of drag and drop calls.
@MainActor
final class DragShelf: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  let name: String
  let view: UICollectionView
  var texts: [String]
  var operation = UIDropOperation.move
  var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
  var usesPlaceholders = false
  var accepts = true
  /// The loading time of its items' texts, in seconds; nil for none.
  var lateness: TimeInterval?
  var contexts: [any UICollectionViewDropPlaceholderContext] = []
  var hear: (String) -> Void = { _ in }
  private var lastUpdate = ""

  init(_ name: String, _ texts: [String], x: CGFloat) {
    (self.name, self.texts) = (name, texts)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 20)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: x, y: 0, width: 50, height: 200), collectionViewLayout: layout)
    super.init()
    view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = self
    view.dragDelegate = self
    view.dropDelegate = self
  }

  private func say(_ text: String) { hear("\(name) \(text)") }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    texts.count
  }
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    (cell as? ItemCell)?.text = texts[path.item]
    return cell
  }
  private func provider(of text: String) -> NSItemProvider {
    guard let lateness else { return NSItemProvider(object: NSString(string: text)) }
    let provider = NSItemProvider()
    provider.registerObject(ofClass: NSString.self, visibility: .all) { completion in
      MediaClock.current.schedule(after: lateness) { completion(NSString(string: text), nil) }
      return nil
    }
    return provider
  }
  private func item(_ path: IndexPath) -> UIDragItem {
    let item = UIDragItem(itemProvider: provider(of: texts[path.item]))
    item.localObject = texts[path.item]
    return item
  }
  func collectionView(
    _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] {
    say("items \(path.item)")
    return texts[path.item] == "fixed" ? [] : [item(path)]
  }
  func collectionView(
    _ view: UICollectionView, itemsForAddingTo session: any UIDragSession, at path: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    say("add \(path.item)")
    return [item(path)]
  }
  func collectionView(
    _ view: UICollectionView, dragPreviewParametersForItemAt path: IndexPath
  ) -> UIDragPreviewParameters? {
    say("look \(path.item)")
    return nil
  }
  func collectionView(
    _ view: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) { say("begin") }
  func collectionView(_ view: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    say("end")
  }
  func collectionView(
    _ view: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    say("handle?")
    return accepts && session.canLoadObjects(ofClass: NSString.self)
  }
  func collectionView(
    _ view: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { say("enter") }
  func collectionView(
    _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath path: IndexPath?
  ) -> UICollectionViewDropProposal {
    let update = "over \(path.map { "\($0.item)" } ?? "-")"
    if update != lastUpdate { say(update) }
    lastUpdate = update
    return UICollectionViewDropProposal(operation: operation, intent: intent)
  }
  func collectionView(
    _ view: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {
    say("exit")
    lastUpdate = ""
  }
  func collectionView(_ view: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    say("done")
    lastUpdate = ""
  }

  func collectionView(
    _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let target = coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0)
    say(
      "drop \(coordinator.items.map { $0.sourceIndexPath.map { "\($0.item)" } ?? "-" })"
        + " at \(target.item)")
    if usesPlaceholders { return dropPlaceholders(coordinator, target) }
    for (index, item) in coordinator.items.enumerated() {
      guard let text = item.dragItem.localObject as? String else { continue }
      var place = target
      place.item += index
      view.performBatchUpdates {
        if let source = item.sourceIndexPath {
          texts.insert(texts.remove(at: source.item), at: place.item)
          view.moveItem(at: source, to: place)
        } else {
          texts.insert(text, at: place.item)
          view.insertItems(at: [place])
        }
      }
      coordinator.drop(item.dragItem, toItemAt: place)
    }
  }

  private func dropPlaceholders(
    _ coordinator: any UICollectionViewDropCoordinator, _ target: IndexPath
  ) {
    for item in coordinator.items {
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: target, reuseIdentifier: "item")
      placeholder.cellUpdateHandler = { ($0 as? ItemCell)?.text = "…" }
      let context = coordinator.drop(item.dragItem, to: placeholder)
      contexts.append(context)
      item.dragItem.itemProvider.loadObject(ofClass: NSString.self) { [self] text, _ in
        guard let text = text as? NSString else { return }
        let isThere = context.commitInsertion { path in
          texts.insert(String(describing: text), at: path.item)
        }
        say("came \(text) \(isThere)")
      }
    }
  }

  /// The texts of the visible cells from top to bottom, with their positions.
  var rows: [String] {
    view.layoutIfNeeded()
    return view.visibleCells.sorted { $0.center.y < $1.center.y }.compactMap {
      ($0 as? ItemCell).map { "\($0.text) \(Int($0.frame.minY))" }
    }
  }
}
