import UIKit

extension DeviceScreen.Orientation {
  /// The interface orientation.
  var interface: UIInterfaceOrientation { self == .portrait ? .portrait : .landscapeRight }
}

extension FingerModel {
  /// Returns the touch script with resolved points.
  ///
  /// - Parameter point: Returns the point of a position in the window.
  func script(
    _ point: (TouchPointModel) throws(Mistake) -> CGPoint
  ) throws(Mistake) -> TouchScript {
    var script = TouchScript()
    switch self {
    case .tap(let touch):
      script.tap(
        at: try point(touch.target), duration: touch.duration ?? Self.tapDuration,
        finger: touch.finger)
    case .doubleTap(let touch):
      let location = try point(touch.target)
      let duration = touch.duration ?? Self.tapDuration
      script.tap(at: location, duration: duration, finger: touch.finger)
      script.wait(Self.pause)
      script.tap(at: location, duration: duration, finger: touch.finger)
    case .longPress(let touch):
      script.longPress(
        at: try point(touch.target), duration: touch.duration ?? Self.pressDuration,
        finger: touch.finger)
    case .drag(let drag):
      if let from = drag.from { script.down(at: try point(from), finger: drag.finger) }
      for way in drag.ways {
        guard let to = way.to else { continue }
        script.move(to: try point(to), duration: way.duration, finger: drag.finger)
      }
    case .fling(let fling):
      guard let from = fling.from, let velocity = fling.velocity else { break }
      script.fling(
        from: try point(from), velocity: CGVector(dx: velocity.width, dy: velocity.height),
        duration: fling.duration, finger: fling.finger)
    case .pinch(let pinch):
      guard let from = pinch.from, let to = pinch.to else { break }
      script.pinch(
        at: try point(pinch.target), from: from, to: to, angle: pinch.angle * .pi / 180,
        turning: pinch.turn * .pi / 180, duration: pinch.duration)
    case .lift(let fingers):
      if fingers.isEmpty { script.lift() }
      for finger in fingers { script.lift(finger: finger.value) }
    case .cancel(let fingers):
      if fingers.isEmpty { script.cancel() }
      for finger in fingers { script.cancel(finger: finger.value) }
    case .turn(let orientation):
      script.turn(to: orientation.interface)
    }
    return script
  }

  /// The duration of a tap, in seconds.
  private static let tapDuration = 0.05
  /// The duration of a long press, in seconds.
  private static let pressDuration = 0.6
  /// The interval between the taps of a double tap, in seconds.
  private static let pause = 0.1
}
