import SceneRendering
import UIKit

/// Converts the input of a live screen into a script file.
package struct LiveScript {
  private let finger: Int
  private let joinsWays: Bool
  private var lines: [String] = []
  /// The number of passed frames that are not in a line yet.
  private var waiting = 0

  /// The maximum number of moves in one step. A step adds up their times, and a touch must not fall
  /// between two frames.
  private static let maximumSegmentCount = 40

  /// Creates a script.
  ///
  /// - Parameters:
  ///   - finger: its number.
  ///   - joinsWays: whether consecutive moves are one step.
  package init(_ log: LiveLog, finger: Int = 1, joinsWays: Bool = true) {
    (self.finger, self.joinsWays) = (finger, joinsWays)
    write(log)
  }

  /// The file's text.
  package var text: String {
    "script:\n" + lines.map { "  - \($0)\n" }.joined()
  }

  private mutating func write(_ log: LiveLog) {
    var moments = Moments(log)
    while let moment = moments.next() {
      wait(for: moment.frame)
      switch moment.act {
      case .lift: add("lift: \(finger)")
      case .cancel: add("cancel: \(finger)")
      case .down(let point): down(at: point, in: moment.frame, &moments)
      case .move: drag(from: nil, moment, &moments)
      }
    }
    wait(for: log.end)
    flush()
    if lines.isEmpty { lines = ["wait: 0"] }
  }

  /// The frame after the last line.
  private var now = 0

  private mutating func wait(for frame: Int) {
    waiting += frame - now
    now = frame
  }

  private mutating func flush() {
    guard waiting > 0 else { return }
    lines.append("wait: \(LiveTime.text(waiting))")
    waiting = 0
  }

  private mutating func add(_ line: String) {
    flush()
    lines.append(line)
  }

  private mutating func down(at point: CGPoint, in frame: Int, _ moments: inout Moments) {
    guard let next = moments.peek else {
      return rest(at: point, for: moments.end - frame)
    }
    switch next.act {
    case .move where next.frame == frame:
      guard let way = moments.next() else { return }
      drag(from: point, way, &moments)
    case .lift where next.frame > frame:
      _ = moments.next()
      let duration = LiveTime.text(next.frame - frame)
      add("tap: {at: \(text(point)), duration: \(duration)\(suffix)}")
      now = next.frame
    default: rest(at: point, for: next.frame - frame)
    }
  }

  /// Adds a finger that touches and rests.
  private mutating func rest(at point: CGPoint, for frames: Int) {
    add("longPress: {at: \(text(point)), duration: \(LiveTime.text(frames))\(suffix)}")
    now += frames
  }

  /// Adds a finger that moves, one way per frame.
  private mutating func drag(from start: CGPoint?, _ first: Moment, _ moments: inout Moments) {
    var ways = [first.act.point]
    while joinsWays, ways.count < Self.maximumSegmentCount, let next = moments.peek,
      next.frame == first.frame + ways.count, case .move = next.act
    {
      ways.append(next.act.point)
      _ = moments.next()
    }
    let frame = LiveTime.text(1)
    let from = start.map { "from: \(text($0)), " } ?? ""
    if ways.count == 1 {
      add("drag: {\(from)to: \(text(ways[0])), duration: \(frame)\(suffix)}")
    } else {
      let list = ways.map { "{to: \(text($0)), duration: \(frame)}" }.joined(separator: ", ")
      add("drag: {\(from)through: [\(list)]\(suffix)}")
    }
    now += ways.count
  }

  private var suffix: String { finger == 1 ? "" : ", finger: \(finger)" }

  private func text(_ point: CGPoint) -> String {
    "[\(FormattedNumber(point.x)), \(FormattedNumber(point.y))]"
  }

  // MARK: Moments

  private struct Moment {
    let frame: Int
    let act: LiveAct
  }

  private struct Moments {
    private let all: [Moment]
    private var index = 0
    let end: Int

    init(_ log: LiveLog) {
      all = log.entries.flatMap { entry in
        entry.acts.map { Moment(frame: entry.frame, act: $0) }
      }
      end = log.end
    }

    var peek: Moment? { index < all.count ? all[index] : nil }

    mutating func next() -> Moment? {
      defer { index += 1 }
      return peek
    }
  }
}

extension LiveAct {
  fileprivate var point: CGPoint {
    switch self {
    case .down(let point), .move(let point): point
    case .lift, .cancel: .zero
    }
  }
}
