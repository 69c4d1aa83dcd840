import UIKit

/// What a finger makes of a scroll: where the content lies in each frame of a sixtieth of a second.
///
/// First nothing happens for a while. Then it drags slowly, then it flings the rest of the way,
/// then it turns back and flings half of it. A fling slows down as
/// `UIScrollView.DecelerationRate.normal` says: the speed that is left after a millisecond is 0.998
/// of what it was.
package struct FingerScroll: Equatable, Sendable {
  package enum Phase: String, CaseIterable, Codable, Sendable {
    /// The content stands still.
    case rest
    case slow
    case fling
    case turnBack = "turn back"
    /// A finger of a script is on the screen.
    case finger
    /// The content goes on by itself.
    case coast
  }

  package struct Step: Equatable, Sendable {
    package let phase: Phase
    /// In points along the axis that scrolls, on a whole pixel.
    package let offset: CGFloat
  }

  package static let framesPerSecond: CGFloat = 60

  /// The speed of the slow drag, in points a second.
  package static let slowSpeed: CGFloat = 240
  private static let slowSeconds: CGFloat = 1

  /// How many frames the screen stands still at first: a quarter of a second.
  package static let restFrames = 15

  /// The speed in points a second below which a fling has come to rest.
  private static let restingSpeed: CGFloat = 12

  /// The share of its speed that a fling loses in a second, as the exponent of e.
  private static let decay = -1000 * log(UIScrollView.DecelerationRate.normal.rawValue)

  package let steps: [Step]

  /// A scroll that begins at one offset and turns at another, either way.
  ///
  /// - Parameter pixel: the size of a device pixel in points; every offset is a multiple of it.
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

  /// The greatest speed of the fling over a way, in points a second.
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
