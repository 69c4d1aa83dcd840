import SeededRandom
import UIKit
import UIKitTestSupport

@testable import UIKitViews

/// A small screen of scroll views, cells and recognisers, with a record of all calls.
@MainActor
final class FuzzedScreen: NSObject, UICollectionViewDelegate, UIGestureRecognizerDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
  let fixture: Fixture
  let scroll = UIScrollView(frame: CGRect(x: 30, y: 0, width: 70, height: 120))
  let shelf = UIScrollView(frame: CGRect(x: 0, y: 20, width: 70, height: 40))
  private(set) var recognizers: [UIGestureRecognizer] = []
  private(set) var heard: [String] = []
  private var random: SeededGenerator

  init(_ random: inout SeededGenerator) {
    fixture = Fixture(count: 20, prefetches: random.oneIn(2))
    self.random = SeededGenerator(seed: random.next())
    super.init()
    fixture.view.delegate = self
    (scroll.delegate, shelf.delegate) = (self, self)
    scroll.contentSize = CGSize(
      width: [70, 150][random.below(2)], height: [100, 400][random.below(2)])
    shelf.contentSize = CGSize(width: 200, height: [40, 80][random.below(2)])
    scroll.addSubview(shelf)
    window.addSubview(fixture.view)
    window.addSubview(scroll)
    for view in [fixture.view, scroll, shelf] { vary(view, &random) }
    for _ in 0..<random.below(6) { addRecognizer(&random) }
    window.layoutIfNeeded()
  }

  var scrollViews: [UIScrollView] { [fixture.view, scroll, shelf] }

  private func vary(_ view: UIScrollView, _ random: inout SeededGenerator) {
    view.isPagingEnabled = random.oneIn(4)
    view.bounces = !random.oneIn(4)
    view.alwaysBounceVertical = random.oneIn(3)
    view.isDirectionalLockEnabled = random.oneIn(3)
    view.delaysContentTouches = !random.oneIn(3)
    view.canCancelContentTouches = !random.oneIn(4)
    view.decelerationRate = random.oneIn(2) ? .normal : .fast
  }

  private func addRecognizer(_ random: inout SeededGenerator) {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let kinds = [
      UITapGestureRecognizer(), double, UILongPressGestureRecognizer(), UIPanGestureRecognizer(),
      UISwipeGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
    ]
    let (made, name) = (kinds[random.below(kinds.count)], "\(recognizers.count)")
    made.cancelsTouchesInView = random.oneIn(2)
    made.delaysTouchesBegan = random.oneIn(4)
    if random.oneIn(2) { made.delegate = self }
    if random.oneIn(2), let other = random.pick(recognizers) { made.require(toFail: other) }
    made.addHandler { [unowned self] in heard.append("gesture \(name) \($0.state)") }
    made.name = name
    recognizers.append(made)
    let views = [window, fixture.view, scroll, shelf]
    views[random.below(views.count)].addGestureRecognizer(made)
  }

  // MARK: Recorded calls

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { random.oneIn(2) }

  private func hear(_ news: String, _ view: UIScrollView) {
    let index = scrollViews.firstIndex { $0 === view } ?? -1
    heard.append("view \(index) \(news)")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { hear("drag began", scrollView) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    hear("drag ended", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    hear("slow began", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { hear("slow ended", scrollView) }
  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    heard.append("highlight began")
  }
  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    heard.append("highlight ended")
  }

  // MARK: Random events

  /// Returns random touches that are valid after the earlier ones.
  func randomScript(_ random: inout SeededGenerator, down: inout Set<Int>) -> TouchScript {
    var script = TouchScript()
    func point() -> CGPoint { CGPoint(x: random.below(100), y: random.below(120)) }
    for _ in 0..<(1 + random.below(5)) {
      let finger = 1 + random.below(3)
      if down.contains(finger) {
        switch random.below(6) {
        case 0: script.cancel(finger: finger)
        case 1, 2: script.lift(finger: finger)
        default:
          script.move(
            to: point(), duration: [0, 0.02, 0.1, 0.4][random.below(4)], finger: finger)
          continue
        }
        down.remove(finger)
      } else {
        script.down(at: point(), finger: finger)
        down.insert(finger)
      }
      script.wait([0, 0.01, 0.1, 0.2, 0.6][random.below(5)])
    }
    return script
  }

  /// Makes a random change from code between touches.
  func interfere(_ random: inout SeededGenerator) {
    let view = scrollViews[random.below(3)]
    let place = view.clampedContentOffset(
      CGPoint(x: random.below(100), y: random.below(300)))
    switch random.below(9) {
    case 0: view.contentOffset = place
    case 1: view.setContentOffset(place, animated: true)
    case 2: view.isScrollEnabled.toggle()
    case 3:
      guard let recognizer = random.pick(recognizers) else { return }
      recognizer.isEnabled.toggle()
    case 4 where !fixture.listing.sections[0].isEmpty:
      fixture.listing.sections[0].removeFirst()
      fixture.view.deleteItems(at: [.item(0)])
    case 5:
      fixture.listing.sections[0].insert("new", at: 0)
      fixture.view.insertItems(at: [.item(0)])
    case 6: fixture.view.reloadData()
    default: window.clock.advance(by: 0.05)
    }
  }
}
