import UIKit

/// What the finger on a living screen does in one frame.
package enum LiveAct: Equatable, Sendable {
  /// It is lifted when the frame begins.
  case lift
  /// It is taken away when the frame begins, and nothing was meant.
  case cancel
  /// It comes down when the frame begins.
  case down(CGPoint)
  /// It moves evenly, and is there when the frame ends.
  case move(CGPoint)
}

/// What was done with a living screen, by frame.
package struct LiveLog: Equatable, Sendable {
  /// Frames in which something was done, ascending.
  package private(set) var entries: [Entry] = []
  /// How many frames there are.
  package private(set) var end = 0

  package struct Entry: Equatable, Sendable {
    package let frame: Int
    /// In the order of `LiveAct`'s cases, each once at most.
    package let acts: [LiveAct]
  }

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// Notes what is done in the next frame.
  package mutating func add(_ acts: [LiveAct]) {
    if !acts.isEmpty { entries.append(Entry(frame: end, acts: acts)) }
    end += 1
  }

  /// Forgets what comes after so many frames.
  package mutating func cut(at frame: Int) {
    entries.removeAll { $0.frame >= frame }
    end = min(end, frame)
  }

  /// The first so many frames.
  package func prefix(_ frames: Int) -> LiveLog {
    var log = self
    log.cut(at: frames)
    return log
  }

  /// What is done in a frame. O(log entries).
  package func acts(in frame: Int) -> [LiveAct] {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].frame < frame { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].frame == frame else { return [] }
    return entries[low].acts
  }

  /// Whether the finger is down after so many frames. O(entries).
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
