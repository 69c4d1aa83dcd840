import UIKit
import UIKitTestSupport

@testable import UIKitLists

/// Movable items with individual sizes: a data source and delegate with a log.
@MainActor
final class MovableItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// The sizes of the items by number, repeated cyclically.
  static let sizes: [CGSize] = [
    CGSize(width: 30, height: 20), CGSize(width: 50, height: 10), CGSize(width: 20, height: 30),
    CGSize(width: 40, height: 20), CGSize(width: 90, height: 15),
  ]

  var sections: [[Int]]
  var heard: [String] = []
  var fixed: Set<Int> = []
  /// Returns a replacement of a proposed target; nil for none.
  var redirect: ((IndexPath) -> IndexPath)?
  var whenMoved: (() -> Void)?

  init(_ sections: [[Int]]) { self.sections = sections }

  func takeEvents() -> [String] {
    defer { heard = [] }
    return heard
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    heard.append("cell \(indexPath.short)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? ItemCell)?.text = "\(sections[indexPath.section][indexPath.item])"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    heard.append("size \(indexPath.short)")
    return Self.sizes[sections[indexPath.section][indexPath.item] % Self.sizes.count]
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { heard.append("will \(indexPath.short)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { heard.append("end \(indexPath.short)") }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    heard.append("can \(indexPath.short)?")
    return !fixed.contains(sections[indexPath.section][indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    heard.append(
      "from \(originalIndexPath.short) at \(currentIndexPath.short) to \(proposedIndexPath.short)?")
    return redirect?(proposedIndexPath) ?? proposedIndexPath
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    heard.append("move \(sourceIndexPath.short) to \(destinationIndexPath.short)")
    sections = sections.moving(sourceIndexPath, destinationIndexPath)
    whenMoved?()
  }
}

extension IndexPath {
  var short: String { "\(section),\(item)" }
}

extension [[Int]] {
  func moving(_ from: IndexPath, _ to: IndexPath) -> [[Int]] {
    var moved = self
    moved[to.section].insert(moved[from.section].remove(at: from.item), at: to.item)
    return moved
  }

  /// The index paths of all items.
  @MainActor var paths: [IndexPath] {
    enumerated().flatMap { section, items in items.indices.map { .item($0, section) } }
  }
}

/// A flow layout that logs calls about movements.
final class MovementFlowLayout: UICollectionViewFlowLayout {
  var heard: [String] = []
  var flips = false

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }

  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let path = super.targetIndexPath(
      forInteractivelyMovingItem: previousIndexPath, withPosition: position)
    heard.append("target \(previousIndexPath.short) at \(position.x),\(position.y): \(path.short)")
    return path
  }

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    heard.append(
      "moving \(previousIndexPaths.map(\.short)) to \(targetIndexPaths.map(\.short)), "
        + "\(previousPosition.x),\(previousPosition.y) to \(targetPosition.x),\(targetPosition.y)")
    return super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    heard.append(
      "\(movementCancelled ? "cancel" : "end") \(previousIndexPaths.map(\.short)) "
        + "to \(indexPaths.map(\.short))")
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      heard.append(
        "update \(item.indexPathBeforeUpdate?.short ?? "-") "
          + "\(item.indexPathAfterUpdate?.short ?? "-")"
      )
    }
  }
}

/// A collection view with a width of 100 points and items with individual sizes, 5 points apart.
@MainActor
struct MovingScreen {
  let items: MovableItems
  let layout = MovementFlowLayout()
  let view: UICollectionView
  let window: UIWindow?

  init(
    _ sections: [[Int]], height: CGFloat = 400, inWindow: Bool = true, isMirrored: Bool = false,
    scrollDirection: UICollectionView.ScrollDirection = .vertical
  ) {
    items = MovableItems(sections)
    layout.flips = isMirrored
    layout.scrollDirection = scrollDirection
    layout.minimumLineSpacing = 5
    layout.minimumInteritemSpacing = 5
    layout.sectionInset = UIEdgeInsets(top: 4, left: 2, bottom: 3, right: 1)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: height), collectionViewLayout: layout)
    view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    view.contentInsetAdjustmentBehavior = .never
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    view.dataSource = items
    view.delegate = items
    if inWindow {
      let window = UIWindow(frame: view.frame)
      window.addSubview(view)
      self.window = window
    } else {
      window = nil
    }
    view.layoutIfNeeded()
  }

  /// Completes all animations.
  func settle() {
    view.layoutIfNeeded()
    MediaClock.current.advance(by: 1)
    view.layoutIfNeeded()
  }

  /// The frames of the cells by text.
  var frames: [String: CGRect] {
    view.layoutIfNeeded()
    return Dictionary(
      uniqueKeysWithValues: view.visibleCells.compactMap { cell in
        (cell as? ItemCell).map { ($0.text, $0.frame) }
      })
  }

  /// The cells by text.
  var cells: [String: UICollectionViewCell] {
    Dictionary(
      uniqueKeysWithValues: view.visibleCells.compactMap { cell in
        (cell as? ItemCell).map { ($0.text, $0) }
      })
  }

  func centre(_ path: IndexPath) -> CGPoint {
    view.layoutAttributesForItem(at: path)?.center ?? .zero
  }
}
