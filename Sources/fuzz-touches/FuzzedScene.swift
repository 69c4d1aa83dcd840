import QuartzCore
import SceneRendering
import SeededRandom
import Staging
import UIKit

/// A scene on a small screen, with random operations of fingers and code.
@MainActor
final class FuzzedScene {
  private static let sizes = [
    CGSize(width: 320, height: 400), CGSize(width: 400, height: 320),
    CGSize(width: 375, height: 500),
  ]

  let renderer: SceneRenderer
  private(set) var story: [String] = []
  private var down: Set<Int> = []
  private let gestures: GestureWatch

  init(_ scene: Scene, _ random: inout SeededGenerator) {
    let size = Self.sizes[random.below(Self.sizes.count)]
    renderer = SceneRenderer(scene: scene, size: size, scale: 1)
    gestures = GestureWatch(renderer.window)
    down = Set(renderer.window.fingersDown.map(\.number))
    story.append("\(Int(size.width))x\(Int(size.height))")
  }

  private var window: UIWindow { renderer.window }

  private var scrollViews: [UIScrollView] { window.all(UIScrollView.self) }

  private var tables: [UITableView] { window.all(UITableView.self) }

  /// The scene's collection views, without those inside tables.
  private var collectionViews: [UICollectionView] {
    window.all(UICollectionView.self)
  }

  // MARK: Fingers

  /// Plays random touches, valid in every state.
  ///
  /// - Returns: the laws that are broken during them.
  func play(_ random: inout SeededGenerator) throws(TouchScriptError) -> [String] {
    var script = TouchScript()
    for _ in 0..<(1 + random.below(4)) { write(&script, &random) }
    try renderer.onScreen { () throws(TouchScriptError) in try window.play(script) }
    return renderer.onScreen { lawsInTheMiddle() }
  }

  private func point(_ random: inout SeededGenerator) -> CGPoint {
    let size = window.bounds.size
    return CGPoint(x: random.below(Int(size.width)), y: random.below(Int(size.height)))
  }

  private func write(_ script: inout TouchScript, _ random: inout SeededGenerator) {
    let finger = 1 + random.below(2)
    let (place, other) = (point(&random), point(&random))
    let duration = [0, 0.05, 0.15, 0.4][random.below(4)]
    guard down.contains(finger) else { return begin(&script, finger, place, other, &random) }
    switch random.below(5) {
    case 0:
      script.cancel(finger: finger)
      down.remove(finger)
      story.append("cancel \(finger)")
    case 1, 2:
      script.lift(finger: finger)
      down.remove(finger)
      story.append("lift \(finger)")
    default:
      script.move(to: place, duration: duration, finger: finger)
      story.append("move \(finger) to \(place) in \(duration)")
    }
    script.wait([0, 0.05, 0.2, 0.6][random.below(4)])
  }

  private func begin(
    _ script: inout TouchScript, _ finger: Int, _ place: CGPoint, _ other: CGPoint,
    _ random: inout SeededGenerator
  ) {
    switch random.below(6) {
    case 0:
      script.tap(at: place, finger: finger)
      story.append("tap \(place)")
    case 1:
      script.doubleTap(at: place, finger: finger)
      story.append("double tap \(place)")
    case 2, 3:
      // Lifted during the movement, it flings.
      script.drag(from: place, to: other, duration: 0.12, finger: finger)
      script.lift(finger: finger)
      story.append("fling from \(place) to \(other)")
    case 4 where down.isEmpty:
      let window = window.bounds
      script.pinch(
        at: CGPoint(x: window.midX, y: window.midY), from: CGFloat(20 + random.below(100)),
        to: CGFloat(20 + random.below(200)))
      down = [1, 2]
      story.append("pinch")
    default:
      script.down(at: place, finger: finger)
      down.insert(finger)
      story.append("down \(finger) at \(place)")
    }
    script.wait([0, 0.05, 0.2, 0.7][random.below(4)])
  }

  // MARK: Code

  /// Performs a random operation in code: rotates the screen, creates items, scrolls content.
  func interfere(_ random: inout SeededGenerator) {
    renderer.onScreen {
      let kind = random.below(11)
      story.append("code \(kind)")
      switch kind {
      case 0: turn(isAnimated: random.below(2) == 0)
      case 8: present(&random)
      case 9: top?.dismiss(animated: random.below(2) == 0)
      case 1:
        random.pick(collectionViews)?.reloadData()
        random.pick(tables)?.reloadData()
      case 2, 3:
        if let view = random.pick(collectionViews) {
          view.performBatchUpdates { view.reloadItems(at: view.indexPathsForVisibleItems) }
        }
        if let table = random.pick(tables) {
          table.reloadRows(at: table.indexPathsForVisibleRows ?? [], with: .automatic)
        }
      case 4, 5:
        guard let view = random.pick(scrollViews) else { return }
        let place = CGPoint(x: random.below(400), y: random.below(2_000))
        view.setContentOffset(view.clampedContentOffset(place), animated: kind == 4)
      case 6: window.clock.advance(by: 0.1)
      default: break
      }
      window.layoutIfNeeded()
    }
  }

  /// The topmost controller.
  private var top: UIViewController? {
    var top = window.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    return top
  }

  /// Presents a controller in a random style.
  private func present(_ random: inout SeededGenerator) {
    guard let top, !top.isBeingDismissed, !top.isBeingPresented, !(top is UIAlertController) else {
      return
    }
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext,
    ]
    let kind = random.below(styles.count + 2)
    guard kind < styles.count else {
      let alert = UIAlertController(
        title: "Alert", message: nil, preferredStyle: kind == styles.count ? .alert : .actionSheet)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      return top.present(alert, animated: random.below(2) == 0)
    }
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    controller.modalPresentationStyle = styles[kind]
    controller.sheetPresentationController?.detents = [.medium(), .large()]
    top.present(controller, animated: random.below(2) == 0)
  }

  /// Dismisses everything above the scene.
  private func dismissAll() {
    window.rootViewController?.dismiss(animated: false)
    window.clock.settle()
  }

  /// Rotates the screen; fingers stay inside it.
  private func turn(isAnimated: Bool) {
    let size = window.bounds.size
    let turned = CGSize(width: size.height, height: size.width)
    let window = CGRect(origin: .zero, size: turned)
    guard self.window.fingersDown.allSatisfy({ window.contains($0.point) }) else { return }
    self.window.resize(to: turned, animated: isAnimated)
  }

  // MARK: Laws

  private func lawsInTheMiddle() -> [String] {
    var broken: [String] = []
    if window.fingersDown.count != down.count { broken.append("a finger is lost") }
    for view in scrollViews {
      if view.isDragging, view.isDecelerating { broken.append("a drag slows down") }
      if down.isEmpty, view.isTracking { broken.append("the view tracks without a finger") }
    }
    for view in scrollViews { ListMachine.of(view)?._checkInvariants() }
    return broken
  }

  /// Lifts all fingers, waits for rest and checks the laws.
  func finish() throws -> [String] {
    if !down.isEmpty { try renderer.onScreen { try window.play { $0.lift() } } }
    down = []
    story.append("lift all")
    var broken: [String] = []
    renderer.onScreen {
      if !window.clock.settle() { broken.append("it does not come to rest") }
      dismissAll()
      window.layoutIfNeeded()
    }
    // A row that was not shown since a rotation has its estimated height.
    renderer.onScreen { for table in tables { table.seeAll() } }
    let picture = try renderer.render(offset: nil).bitmap
    renderer.onScreen {
      broken += lawsInTheMiddle() + lawsAtRest() + gestures.brokenLaws(window)
      if window.snapshotBitmap(scale: 1)?.bytes != picture.bytes {
        broken.append("the picture is not what layers say")
      }
    }
    if picture.bytes != (try pictureOfModel()) { broken.append("the picture is not the model's") }
    return broken
  }

  private func lawsAtRest() -> [String] {
    var broken: [String] = []
    for view in scrollViews {
      if view.isTracking || view.isDragging || view.isDecelerating {
        broken.append("a scroll view is at work")
      }
      // Rows of a collection view rest with a group centred, even past their end.
      let isRow = view.superview is UICollectionView
      if view.isScrollEnabled, !isRow, !view.isAtRestingPosition {
        broken.append("content rests at \(view.contentOffset), outside")
      }
    }
    return broken
  }

  /// Returns the picture after a reload with the same offsets and selection.
  private func pictureOfModel() throws -> [UInt8] {
    guard !Self.forgetful.contains(renderer.scene.name), !showsCellElsewhere else {
      return try renderer.render(offset: nil).bitmap.bytes
    }
    renderer.onScreen {
      for view in collectionViews { view.makeAnew() }
      for table in tables { table.makeAnew() }
    }
    return try renderer.render(offset: nil).bitmap.bytes
  }

  /// Whether an open menu shows a preview of a cell, which a new cell would not hide.
  private var showsCellElsewhere: Bool {
    collectionViews.contains { $0.visibleCells.contains { $0.isHidden } }
  }

  /// Scenes that a reload changes: it discards sizes of cells, offsets of shelves, values of
  /// controls, half open rows and dragged items; items that show their index paths keep those from
  /// before the drag.
  private static let forgetful: Set = [
    "self-sizing", "article-cells", "store", "store-browsed", "controls", "stacks", "reordering",
    "transition", "inbox", "letters-and-digits",
    "letters-and-digits-dragged", "drag-and-drop",
  ]
}

extension UICollectionView {
  /// Reloads the data; keeps offsets and selection.
  fileprivate func makeAnew() {
    let (selected, offset) = (indexPathsForSelectedItems ?? [], contentOffset)
    let highlighted = indexPathsForVisibleItems.filter {
      cellForItem(at: $0)?.isHighlighted == true
    }
    reloadData()
    layoutIfNeeded()
    contentOffset = offset
    for path in selected { selectItem(at: path, animated: false, scrollPosition: []) }
    for path in highlighted { machine.setHighlighted(true, at: path) }
    layoutIfNeeded()
  }
}

extension UITableView {
  /// Reloads the data; keeps offsets and selection.
  fileprivate func makeAnew() {
    let (selected, offset) = (indexPathsForSelectedRows ?? [], contentOffset)
    reloadData()
    seeAll()
    contentOffset = offset
    for path in selected { selectRow(at: path, animated: false, scrollPosition: .none) }
    layoutIfNeeded()
  }

  /// Scrolls to the end and back, so every row is measured.
  fileprivate func seeAll() {
    let start = contentOffset
    contentOffset = .zero
    layoutIfNeeded()
    while contentOffset.y < contentSize.height {
      contentOffset.y += bounds.height / 2
      layoutIfNeeded()
    }
    contentOffset = clampedContentOffset(start)
    layoutIfNeeded()
  }
}

extension UIView {
  /// Returns the views of a class, depth first.
  fileprivate func all<View: UIView>(_ type: View.Type) -> [View] {
    [self as? View].compactMap { $0 } + subviews.flatMap { $0.all(type) }
  }
}

extension Bitmap {
  /// The pixels, row by row.
  fileprivate var bytes: [UInt8] {
    flush()
    return (0..<height).flatMap { row in
      UnsafeRawBufferPointer(start: pixels + row * bytesPerRow, count: width * 4)
    }
  }
}
