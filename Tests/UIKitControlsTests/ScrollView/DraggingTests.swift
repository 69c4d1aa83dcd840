import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitControls

@MainActor @Suite struct DraggingTests {
  // MARK: Dragging

  /// Ten of the 240 points are used up to recognise the drag.
  @Test func contentFollowsTheFinger() throws {
    let screen = DraggedScreen()
    try screen.play {
      $0.drag(from: CGPoint(x: 160, y: 440), to: CGPoint(x: 160, y: 200), duration: 0.4)
    }
    #expect(screen.offset == CGPoint(x: 0, y: 230))
    try screen.play { $0.move(to: CGPoint(x: 20, y: 260), duration: 0.1) }
    #expect(screen.offset == CGPoint(x: 0, y: 170))
  }

  @Test func everyWordOfTheTableInItsOrder() throws {
    let screen = DraggedScreen()
    try screen.fling(-1000)
    screen.window.clock.settle()
    #expect(
      screen.follower.heard == ["drag", "scroll", "release", "released", "slow", "scroll", "rest"])
    #expect(
      screen.follower.states == [
        "drag: tracking dragging", "scroll: tracking dragging", "release: ", "released: ",
        "slow: decelerating", "scroll: decelerating", "rest: ",
      ])
    #expect(screen.follower.velocities.map { abs($0.y - 1) < 1e-6 && $0.x == 0 } == [true])
  }

  @Test func aFingerThatRestsIsTrackedAndDropsTheContent() throws {
    let screen = DraggedScreen()
    try screen.play { $0.down(at: CGPoint(x: 100, y: 100)) }
    #expect(screen.view.isTracking && !screen.view.isDragging)
    try screen.play {
      $0.move(to: CGPoint(x: 100, y: 50), duration: 0.2)
      $0.wait(0.1)
    }
    #expect(screen.view.isTracking && screen.view.isDragging)
    try screen.play { $0.lift() }
    #expect(!screen.view.isTracking && !screen.view.isDragging && !screen.view.isDecelerating)
    #expect(screen.takeEvents() == ["drag", "scroll", "release", "dropped"])
    screen.window.clock.settle()
    #expect(screen.offset.y == 40 && screen.takeEvents().isEmpty)
  }

  // MARK: Deceleration

  /// At 1 point per millisecond from 90 points the offset is 90 + 499.5 (1 − 0.998^t), t in
  /// milliseconds.
  @Test(arguments: [(0.25, 286.7), (0.5, 405.9), (1.0, 522.0), (2.0, 580.4), (5.0, 589.5)])
  func contentSlowsDownAsPublished(_ time: Double, _ place: Double) throws {
    let screen = DraggedScreen()
    try screen.fling(-1000)
    #expect(screen.offset.y == 90)
    screen.window.clock.advance(by: time)
    #expect(abs(screen.offset.y - place) <= 0.5)
    #expect(screen.view.isDecelerating == (time < 4))
  }

  @Test(arguments: [(0.1, 153.1), (0.25, 181.4), (1.0, 189.5)])
  func theFastRateIsFaster(_ time: Double, _ place: Double) throws {
    let screen = DraggedScreen()
    screen.view.decelerationRate = .fast
    try screen.fling(-1000)
    screen.window.clock.advance(by: time)
    #expect(abs(screen.offset.y - place) <= 0.5)
  }

  /// At 1 point per millisecond, with a rate of 0.995, the content moves 199.5 points.
  @Test func anyRateCounts() throws {
    let screen = DraggedScreen()
    screen.view.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.995)
    try screen.fling(-1000)
    screen.window.clock.settle()
    #expect(abs(screen.offset.y - 289.5) <= 0.5)
  }

  @Test func theWayDoesNotDependOnTheSteps() throws {
    var ends: [[CGFloat]] = []
    for steps in [[1.0], [0.5, 0.5], [Double](repeating: 0.001, count: 1000)] {
      let screen = DraggedScreen()
      try screen.fling(-1500)
      var places: [CGFloat] = []
      for (index, step) in steps.enumerated() {
        screen.window.clock.advance(by: step)
        if index == steps.count - 1 { places.append(screen.offset.y) }
      }
      ends.append(places)
    }
    #expect(Set(ends).count == 1)
  }

  // MARK: The ends

  /// A pull of 190 points at the top of 480 moves the content by 480 · 0.55 · 190 / (480 + 0.55 ·
  /// 190) = 85.8.
  @Test func contentStretchesAndSpringsBack() throws {
    let screen = DraggedScreen()
    try screen.drag(by: CGVector(dx: 0, dy: 200))
    #expect(screen.offset.y == -86)
    try screen.play {
      $0.wait(0.1)
      $0.lift()
    }
    #expect(screen.follower.targets == [.zero])
    #expect(screen.view.isDecelerating)
    // The expected value is 86 (1 + 10 t) e^(−10 t).
    for place in [-63.3, -34.9, -17.1] {
      screen.window.clock.advance(by: 0.1)
      #expect(abs(screen.offset.y - place) <= 0.5)
    }
    screen.window.clock.settle()
    #expect(screen.offset.y == 0)
    #expect(
      screen.takeEvents() == ["drag", "scroll", "release", "released", "slow", "scroll", "rest"])
  }

  @Test func aPullContinuesFromAStretch() throws {
    let screen = DraggedScreen()
    try screen.drag(by: CGVector(dx: 0, dy: 200))
    try screen.play {
      $0.wait(0.1)
      $0.lift()
      $0.wait(0.05)
    }
    let caught = screen.offset.y
    #expect(caught < -60)
    try screen.play {
      $0.down(at: CGPoint(x: 160, y: 100))
      $0.wait(0.3)
    }
    #expect(screen.offset.y == caught, "a finger stops the bounce")
    try screen.play { $0.move(to: CGPoint(x: 160, y: 115), duration: 0.1) }
    #expect(screen.offset.y < caught && screen.offset.y > caught - 5)
    try screen.play { $0.lift() }
    screen.window.clock.settle()
    #expect(screen.offset.y == 0)
  }

  @Test func aHeldStretchSpringsBackWhenTheFingerLeaves() throws {
    let screen = DraggedScreen()
    try screen.drag(by: CGVector(dx: 0, dy: 200))
    try screen.play {
      $0.wait(0.1)
      $0.lift()
      $0.wait(0.05)
      $0.tap(at: CGPoint(x: 160, y: 100))
    }
    #expect(screen.offset.y < 0)
    screen.window.clock.settle()
    #expect(screen.offset.y == 0)
    #expect(screen.takeEvents().suffix(5) == ["scroll", "rest", "slow", "scroll", "rest"])
  }

  /// The content reaches the end at 1520 points at speed, moves past it and returns.
  @Test func aFlingBounces() throws {
    let screen = DraggedScreen()
    screen.view.contentOffset.y = 1310
    try screen.fling(-1000)
    #expect(screen.offset.y == 1400)
    for (step, place) in [(0.15, 1528.5), (0.05, 1546.2), (0.3, 1528.3)] {
      screen.window.clock.advance(by: step)
      #expect(abs(screen.offset.y - place) <= 1.5, "\(step)")
    }
    screen.window.clock.settle()
    #expect(screen.offset.y == 1520 && screen.follower.targets == [CGPoint(x: 0, y: 1520)])
  }

  @Test func withoutBouncesTheEndsAreHard() throws {
    let screen = DraggedScreen()
    screen.view.bounces = false
    try screen.drag(by: CGVector(dx: 0, dy: 200))
    #expect(screen.offset.y == 0)
    try screen.play { $0.lift() }
    screen.view.contentOffset.y = 1310
    try screen.fling(-1000)
    var greatest: CGFloat = 0
    for _ in 0..<100 {
      screen.window.clock.advance(by: 0.01)
      greatest = max(greatest, screen.offset.y)
    }
    #expect(greatest == 1520)
  }

  @Test func whatFitsIsPulledOnlyWhereItAlwaysBounces() throws {
    let screen = DraggedScreen(content: CGSize(width: 320, height: 100))
    try screen.drag(by: CGVector(dx: 0, dy: 100))
    #expect(screen.offset.y == 0 && screen.takeEvents().isEmpty)
    try screen.play { $0.lift() }
    screen.view.alwaysBounceVertical = true
    try screen.drag(by: CGVector(dx: 0, dy: 100))
    #expect(screen.offset.y < -40)
    try screen.play { $0.lift() }
    screen.window.clock.settle()
    #expect(screen.offset.y == 0)
    screen.view.isScrollEnabled = false
    try screen.drag(by: CGVector(dx: 0, dy: 100))
    #expect(screen.offset.y == 0)
  }

  // MARK: Axes

  @Test func contentFollowsBothWays() throws {
    let screen = DraggedScreen(content: CGSize(width: 2000, height: 2000))
    screen.view.contentOffset = CGPoint(x: 500, y: 500)
    try screen.drag(by: CGVector(dx: -100, dy: -60))
    #expect(screen.offset.x > 585 && screen.offset.y > 550)
  }

  @Test(arguments: [
    (CGVector(dx: -20, dy: -100), true, false), (CGVector(dx: -100, dy: 20), false, true),
    (CGVector(dx: -100, dy: -90), false, false),
  ])
  func aLockedDragKeepsToItsAxis(_ way: CGVector, _ keepsX: Bool, _ keepsY: Bool) throws {
    let screen = DraggedScreen(content: CGSize(width: 2000, height: 2000))
    screen.view.isDirectionalLockEnabled = true
    screen.view.contentOffset = CGPoint(x: 500, y: 500)
    try screen.drag(by: way)
    #expect((screen.offset.x == 500) == keepsX && (screen.offset.y == 500) == keepsY)
  }

  // MARK: Pages and targets

  @Test(arguments: [
    (-180.0, 0.2, 0.1, 320.0), (-150, 0.2, 0.1, 0), (-60, 0.1, 0, 320), (-20, 0.2, 0, 0),
  ])
  func pagesTurn(_ way: Double, _ duration: Double, _ rest: Double, _ page: Double) throws {
    let screen = DraggedScreen(content: CGSize(width: 1600, height: 480))
    screen.view.isPagingEnabled = true
    try screen.play {
      $0.drag(
        from: CGPoint(x: 300, y: 240), to: CGPoint(x: 300 + way, y: 240), duration: duration)
      $0.wait(rest)
      $0.lift()
    }
    #expect(screen.follower.targets == [CGPoint(x: page, y: 0)])
    screen.window.clock.settle()
    #expect(screen.offset == CGPoint(x: page, y: 0))
  }

  @Test(arguments: [200.0, 700, 0, 1520, 5000])
  func theDelegateSendsContentElsewhere(_ place: Double) throws {
    let screen = DraggedScreen()
    screen.follower.target = { CGPoint(x: $0.x, y: place) }
    try screen.fling(-1000)
    #expect(abs(screen.follower.targets[0].y - 589.5) < 0.1)
    screen.window.clock.settle()
    #expect(abs(screen.offset.y - CGFloat(min(place, 1520))) < 1e-9)
    #expect(screen.takeEvents().last == "rest")
  }

  @Test func theLayoutIsQueriedBeforeTheDelegate() throws {
    final class Snapping: UICollectionViewFlowLayout {
      var asked: [(CGPoint, CGPoint)] = []
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        asked.append((proposedContentOffset, velocity))
        return CGPoint(x: 0, y: 250)
      }
    }
    let fixture = Fixture(count: 100)
    let layout = Snapping()
    layout.itemSize = CGSize(width: 20, height: 10)
    layout.minimumLineSpacing = 0
    fixture.view.collectionViewLayout = layout
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(fixture.view)
    try window.play {
      $0.fling(from: CGPoint(x: 10, y: 33), velocity: CGVector(dx: 0, dy: -250))
    }
    #expect(layout.asked.count == 1 && abs(layout.asked[0].1.y - 0.25) < 1e-6)
    window.clock.settle()
    #expect(fixture.view.contentOffset.y == 250)
  }

  // MARK: Interruptions

  @Test func aFingerStopsWhatMoves() throws {
    let screen = DraggedScreen()
    try screen.fling(-1000)
    screen.window.clock.advance(by: 0.2)
    let place = screen.offset.y
    try screen.play { $0.tap(at: CGPoint(x: 160, y: 240)) }
    screen.window.clock.settle()
    #expect(screen.offset.y == place && !screen.view.isDecelerating)
    #expect(screen.takeEvents().last == "rest")
    screen.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    screen.window.clock.advance(by: 0.1)
    try screen.play { $0.tap(at: CGPoint(x: 160, y: 240)) }
    #expect(screen.offset.y < 1000 && screen.takeEvents() == ["scroll", "end"])
  }

  @Test func codeTakesOver() throws {
    let screen = DraggedScreen()
    try screen.fling(-1000)
    screen.view.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    screen.window.clock.settle()
    #expect(screen.offset.y == 300)
    #expect(screen.takeEvents().filter { $0 == "slow" || $0 == "rest" } == ["slow", "rest"])
  }

  /// A drag continues from the offset that code sets during it.
  @Test func aFingerContinuesFromWhereCodeMoves() throws {
    let screen = DraggedScreen()
    try screen.drag(by: CGVector(dx: 0, dy: -60))
    screen.view.contentOffset.y = 500
    try screen.play { $0.move(to: CGPoint(x: 160, y: 170)) }
    #expect(screen.offset.y == 510)
  }

  @Test func aDelegateMayScrollElsewhereWhenTheFingerLeaves() throws {
    final class Snapper: NSObject, UIScrollViewDelegate {
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
      }
    }
    let (screen, snapper) = (DraggedScreen(), Snapper())
    screen.view.delegate = snapper
    try screen.fling(-1000)
    #expect(!screen.view.isDecelerating)
    screen.window.clock.settle()
    #expect(screen.offset.y == 200)
  }

  @Test func aFingerTakenAwayLetsGo() throws {
    let screen = DraggedScreen()
    try screen.drag(by: CGVector(dx: 0, dy: -100), in: 0.05)
    try screen.play { $0.cancel() }
    #expect(screen.takeEvents() == ["drag", "scroll", "release", "dropped"])
    #expect(screen.offset.y == 90)
  }

  // MARK: The status bar

  @Test func aTapOnTheStatusBarScrollsToTheTop() throws {
    let screen = DraggedScreen()
    screen.window.edges = ScreenEdges(
      safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    screen.window.layoutIfNeeded()
    func tap() throws {
      screen.view.contentOffset.y = 700
      _ = screen.takeEvents()
      try screen.play { $0.tap(at: CGPoint(x: 160, y: 20)) }
      screen.window.clock.settle()
    }
    try tap()
    #expect(screen.offset.y == -50 && screen.takeEvents() == ["scroll", "top"])
    screen.follower.lets = false
    try tap()
    #expect(screen.offset.y == 700 && screen.takeEvents().isEmpty)
    screen.follower.lets = true
    screen.window.addSubview(UIScrollView(frame: CGRect(x: 0, y: 400, width: 10, height: 10)))
    try tap()
    #expect(screen.offset.y == 700, "there are two candidates")
  }

  // MARK: Indicators

  @Test func indicatorsComeWithTheFingerAndFade() throws {
    let screen = DraggedScreen()
    #expect(!screen.view.indicators.areVisible)
    try screen.drag(by: CGVector(dx: 0, dy: -60))
    #expect(screen.view.indicators.areVisible)
    try screen.play {
      $0.wait(0.1)
      $0.lift()
    }
    screen.window.clock.advance(by: 0.125)
    let bar = try #require(screen.view.layer.children.last as? ScrollIndicator)
    #expect(bar.presentation()?.opacity == 0.5)
    screen.window.clock.advance(by: 0.125)
    screen.window.layoutIfNeeded()
    #expect(!screen.view.indicators.areVisible && bar.superlayer == nil)
    screen.view.flashScrollIndicators()
    screen.window.clock.advance(by: 0.4)
    #expect(screen.view.indicators.areVisible)
    screen.window.clock.settle()
    #expect(!screen.view.indicators.areVisible, "a picture at rest has no indicator")
  }
}
