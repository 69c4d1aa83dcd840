import UIKit

/// An action of the finger on a live screen in one frame.
package enum LiveAct: Equatable, Sendable {
  /// Lifts the finger when the frame begins.
  case lift
  /// Cancels the touch when the frame begins.
  case cancel
  /// Touches the screen when the frame begins.
  case down(CGPoint)
  /// Moves evenly; arrives when the frame ends.
  case move(CGPoint)
}

/// The input of a live screen, by frame.
package struct LiveLog: Equatable, Sendable {
  /// The frames with input, ascending.
  package private(set) var entries: [Entry] = []
  /// The number of frames.
  package private(set) var end = 0

  package struct Entry: Equatable, Sendable {
    package let frame: Int
    /// The actions in the order of `LiveAct`'s cases, each at most once.
    package let acts: [LiveAct]
  }

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// Adds the actions of the next frame.
  package mutating func add(_ acts: [LiveAct]) {
    if !acts.isEmpty { entries.append(Entry(frame: end, acts: acts)) }
    end += 1
  }

  /// Removes everything after a number of frames.
  package mutating func cut(at frame: Int) {
    entries.removeAll { $0.frame >= frame }
    end = min(end, frame)
  }

  /// Returns the first frames.
  package func prefix(_ frames: Int) -> LiveLog {
    var log = self
    log.cut(at: frames)
    return log
  }

  /// Returns the actions in a frame. O(log entries).
  package func acts(in frame: Int) -> [LiveAct] {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].frame < frame { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].frame == frame else { return [] }
    return entries[low].acts
  }

  /// Whether the finger is down after a number of frames. O(entries).
  package func isDown(after frames: Int) -> Bool {
    for entry in entries.reversed() where entry.frame < frames {
      for act in entry.acts.reversed() {
        switch act {
        case .down: return true
        case .lift, .cancel: return false
        case .move: continue
        }
      }
    }
    return false
  }
}
