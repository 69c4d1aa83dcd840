import UIKit

/// Converts wheel events into a finger: it touches a scroll view, moves by the wheel's distance and
/// is cancelled, so nothing is tapped and content does not decelerate; only bounces continue.
@MainActor
struct LiveWheel {
  /// The remaining distance of the content, in points.
  private var rest = CGVector.zero
  /// The location of the pointer.
  private var pointer = CGPoint.zero
  private var grip: Grip?
  /// The number of frames without movement.
  private var idleFrameCount = 0

  private struct Grip {
    var position: CGPoint
    let isVertical: Bool
  }

  /// The number of frames for which the finger waits for more events.
  private static let patience = 6
  /// The minimum distance per frame, in points, within the remaining distance.
  private static let least: CGFloat = 4
  /// The share of the remaining distance per frame.
  private static let share: CGFloat = 0.45
  /// The distance after which a pan begins, in points.
  private static let hysteresis: CGFloat = 10
  /// The maximum remaining distance, in points.
  private static let most: CGFloat = 20_000

  var isDown: Bool { grip != nil }
  var isBusy: Bool { isDown || rest != .zero }

  mutating func turn(_ distance: CGVector, at point: CGPoint) {
    func sum(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
      let quarters = ((first + second) * 4).rounded() / 4
      return quarters.isFinite ? min(max(-Self.most, quarters), Self.most) : 0
    }
    rest = CGVector(dx: sum(rest.dx, distance.dx), dy: sum(rest.dy, distance.dy))
    if grip == nil { pointer = point }
  }

  /// Returns the actions in the next frame.
  ///
  /// - Parameter isFree: whether no other finger is down.
  mutating func acts(on window: UIWindow, isFree: Bool) -> [LiveAct] {
    guard let grip else { return isFree ? begin(on: window) : [] }
    var way = grip.isVertical ? rest.dy : rest.dx
    way = Self.step(of: way)
    guard way != 0 else {
      rest = .zero
      idleFrameCount += 1
      guard idleFrameCount > Self.patience else { return [] }
      self.grip = nil
      return [.cancel]
    }
    idleFrameCount = 0
    return move(grip, by: way, in: window.bounds) ?? liftFinger()
  }

  /// Cancels the finger; it touches again in the next frame.
  private mutating func liftFinger() -> [LiveAct] {
    grip = nil
    return [.cancel]
  }

  private mutating func move(_ grip: Grip, by way: CGFloat, in bounds: CGRect) -> [LiveAct]? {
    var position = grip.position
    if grip.isVertical { position.y -= way } else { position.x -= way }
    guard bounds.contains(position) else { return nil }
    if grip.isVertical { rest.dy -= way } else { rest.dx -= way }
    self.grip = Grip(position: position, isVertical: grip.isVertical)
    return [.move(position)]
  }

  private mutating func begin(on window: UIWindow) -> [LiveAct] {
    guard rest != .zero else { return [] }
    let isVertical = abs(rest.dy) >= abs(rest.dx)
    let way = isVertical ? rest.dy : rest.dx
    let inside = LiveFinger.inside(window.bounds, pointer)
    guard let view = window.scrollView(at: inside, isVertical: isVertical) else {
      rest = .zero
      return []
    }
    let start = window.start(inside, of: view, way: way, isVertical: isVertical)
    var position = start
    let lead = way < 0 ? -Self.hysteresis : Self.hysteresis
    if isVertical { position.y -= lead } else { position.x -= lead }
    guard window.bounds.contains(position) else {
      rest = .zero
      return []
    }
    let grip = Grip(position: position, isVertical: isVertical)
    idleFrameCount = 0
    let moved = move(grip, by: Self.step(of: way), in: window.bounds)
    if moved == nil { self.grip = grip }
    return [.down(start)] + (moved ?? [.move(position)])
  }

  /// Returns the distance of content in one frame, on a grid of quarter points.
  private static func step(of way: CGFloat) -> CGFloat {
    guard abs(way) > least else { return way }
    return (way * share * 4).rounded() / 4
  }
}

extension UIView {
  /// Returns the scroll view under a point that scrolls along an axis.
  fileprivate func scrollView(at point: CGPoint, isVertical: Bool) -> UIScrollView? {
    var view = hitTest(point, with: nil)
    while let found = view {
      if let scrollView = found as? UIScrollView, scrollView.mayScroll(isVertical: isVertical) {
        return scrollView
      }
      view = found.superview
    }
    return nil
  }

  /// Returns the start with the most room for the movement inside the scroll view: the pointer's
  /// location, or a point further along.
  fileprivate func start(
    _ pointer: CGPoint, of view: UIScrollView, way: CGFloat, isVertical: Bool
  ) -> CGPoint {
    let sight = view.convert(view.bounds, to: self).intersection(bounds).insetBy(dx: 2, dy: 2)
    for share in [0.85, 0.7, 0.55, 0.4] {
      let part = way > 0 ? share : 1 - share
      var position = pointer
      if isVertical {
        position.y = ((sight.minY + sight.height * part) * 4).rounded() / 4
      } else {
        position.x = ((sight.minX + sight.width * part) * 4).rounded() / 4
      }
      if bounds.contains(position), scrollView(at: position, isVertical: isVertical) === view {
        return position
      }
    }
    return pointer
  }
}

extension UIScrollView {
  fileprivate func mayScroll(isVertical: Bool) -> Bool {
    guard isScrollEnabled else { return false }
    let (least, greatest) = (minimumContentOffset, maximumContentOffset)
    return isVertical
      ? greatest.y > least.y || alwaysBounceVertical
      : greatest.x > least.x || alwaysBounceHorizontal
  }
}
