import UIKit

/// Converts a page's pointer and wheel events into the actions of one finger, frame by frame.
@MainActor
package struct LiveFinger {
  package enum Event: Equatable, Sendable {
    case down(CGPoint)
    case move(CGPoint)
    case lift
    case cancel
  }

  private var waiting: [Event] = []
  private var wheel = LiveWheel()
  /// The location of the finger; nil if it is up.
  private var position: CGPoint?

  /// The maximum number of queued events. Further events are dropped.
  private static let maximumWaitingCount = 256

  package init() {}

  /// Whether the finger has actions, now or queued.
  package var isBusy: Bool { position != nil || !waiting.isEmpty || wheel.isBusy }

  /// Adds a pointer event.
  package mutating func add(_ event: Event) {
    guard waiting.count < Self.maximumWaitingCount else { return }
    waiting.append(event)
  }

  /// Adds a wheel event that moves content by a distance in points.
  package mutating func turn(_ distance: CGVector, at point: CGPoint) {
    guard waiting.isEmpty, position == nil || wheel.isDown else { return }
    wheel.turn(distance, at: point)
  }

  /// Discards all events after the screen was replaced.
  package mutating func forget(isDown: Bool) {
    (waiting, wheel) = ([], LiveWheel())
    position = isDown ? .zero : nil
  }

  /// Returns the actions in the next frame.
  package mutating func acts(on window: UIWindow) -> [LiveAct] {
    if waiting.isEmpty {
      let acts = wheel.acts(on: window, isFree: position == nil)
      for act in acts { take(act) }
      return acts
    }
    var acts: [LiveAct] = []
    if wheel.isDown {
      acts.append(.cancel)
      position = nil
    }
    wheel = LiveWheel()
    while let event = waiting.first, add(event, to: &acts, in: window.bounds) {
      waiting.removeFirst()
    }
    return acts
  }

  /// Adds an event to the frame.
  ///
  /// - Returns: whether the frame has room for the event.
  private mutating func add(
    _ event: Event, to acts: inout [LiveAct], in bounds: CGRect
  ) -> Bool {
    let hasPositions = acts.contains { $0 != .lift && $0 != .cancel }
    switch event {
    case .down(let point):
      guard !hasPositions else { return false }
      if position != nil { acts.append(.cancel) }
      acts.append(.down(Self.inside(bounds, point)))
    case .move(let point):
      let point = Self.inside(bounds, point)
      guard let position, position != point else { return true }
      if case .move? = acts.last { acts.removeLast() }
      acts.append(.move(point))
    case .lift, .cancel:
      guard position != nil else { return true }
      guard !hasPositions else { return false }
      acts.append(event == .lift ? .lift : .cancel)
    }
    if let last = acts.last { take(last) }
    return true
  }

  private mutating func take(_ act: LiveAct) {
    switch act {
    case .down(let point), .move(let point): position = point
    case .lift, .cancel: position = nil
    }
  }

  /// Returns the nearest point inside the bounds, on a grid of quarter points, which decimals
  /// represent exactly.
  static func inside(_ bounds: CGRect, _ point: CGPoint) -> CGPoint {
    func clamped(_ value: CGFloat, _ length: CGFloat) -> CGFloat {
      min(max(0, (value * 4).rounded() / 4), (length * 4).rounded(.up) / 4 - 0.25)
    }
    return CGPoint(x: clamped(point.x, bounds.width), y: clamped(point.y, bounds.height))
  }
}
