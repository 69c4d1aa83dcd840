import UIKit

/// The content offsets of a simulated scroll, in frames of 1/60 second.
///
/// First the content rests, then it is dragged slowly, then flung to the end, then flung back by
/// half of the distance. Flings decelerate according to `UIScrollView.DecelerationRate.normal`: by
/// a factor of 0.998 per millisecond.
package struct FingerScroll: Equatable, Sendable {
  package enum Phase: String, CaseIterable, Codable, Sendable {
    /// The content rests.
    case rest
    case slow
    case fling
    case turnBack = "turn back"
    /// A touch of a script is active.
    case finger
    /// The content decelerates.
    case coast
  }

  package struct Step: Equatable, Sendable {
    package let phase: Phase
    /// The offset along the scrolling axis, in points, on a whole pixel.
    package let offset: CGFloat
  }

  package static let framesPerSecond: CGFloat = 60

  /// The speed of the slow drag, in points per second.
  package static let slowSpeed: CGFloat = 240
  private static let slowSeconds: CGFloat = 1

  /// The number of initial resting frames: a quarter of a second.
  package static let restFrames = 15

  /// The speed below which a fling ends, in points per second.
  private static let restingSpeed: CGFloat = 12

  /// The decay of a fling's speed per second, as the exponent of e.
  private static let decay = -1000 * log(UIScrollView.DecelerationRate.normal.rawValue)

  package let steps: [Step]

  /// Creates a scroll from an offset to another and half the distance back.
  ///
  /// - Parameter pixel: The size of a device pixel in points; offsets are multiples of it.
  package init(from start: CGFloat, to end: CGFloat, pixel: CGFloat) {
    let way = end - start
    let slowWay = min(Self.slowSpeed * Self.slowSeconds, abs(way) / 4) * (way < 0 ? -1 : 1)
    let slow = Self.drag(by: slowWay).map { (Phase.slow, start + $0) }
    let fling = Self.fling(by: way - slowWay).map { (Phase.fling, start + slowWay + $0) }
    let back = Self.fling(by: -way / 2).map { (Phase.turnBack, end + $0) }
    let rest = (0..<Self.restFrames).map { _ in (Phase.rest, start) }
    steps = (rest + slow + fling + back).map { phase, offset in
      Step(phase: phase, offset: (offset / pixel).rounded() * pixel)
    }
  }

  /// Returns the maximum speed of a fling over a distance, in points per second.
  package static func flingSpeed(over way: CGFloat) -> CGFloat { abs(way) * decay + restingSpeed }

  private static func drag(by way: CGFloat) -> [CGFloat] {
    let frames = max(1, Int((abs(way) / slowSpeed * framesPerSecond).rounded(.up)))
    return (1...frames).map { way * CGFloat($0) / CGFloat(frames) }
  }

  private static func fling(by way: CGFloat) -> [CGFloat] {
    let speed = flingSpeed(over: way)
    let frames = max(1, Int((log(speed / restingSpeed) / decay * framesPerSecond).rounded(.up)))
    return (1...frames).map { frame in
      guard frame < frames else { return way }
      let done = speed / decay * (1 - exp(-decay * CGFloat(frame) / framesPerSecond))
      return way < 0 ? -done : done
    }
  }
}
