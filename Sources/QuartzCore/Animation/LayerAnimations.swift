/// The animations of one layer, in the order of addition.
@MainActor
struct LayerAnimations {
  struct Entry {
    let key: String
    let animation: CAAnimation
    let timing: AnimationTiming
    var effect: AnimationEffect?
    let begin: MediaClock.Ticks
    /// The beginning in the layer's own time, in seconds.
    let layerBegin: CFTimeInterval
    let persistsAfterEnd: Bool
    /// The pace of the animation; nil for the clock.
    let pace: AnimationTimeController?
    /// The completions that wait for this and other animations to end.
    let waiting: AnimationCompletions
    var end: ScheduledEvent?
    /// The action at the animation's end; nil if it never ends.
    var finish: (@MainActor () -> Void)?
    /// Returns whether the layer and everyone who waits for the end are gone.
    var isMoot: (@MainActor () -> Bool)?

    /// Returns whether it animates a property.
    @MainActor func isOf(_ key: String) -> Bool {
      (animation as? CAPropertyAnimation)?.keyPath == key
    }

    /// Returns the seconds since the beginning.
    ///
    /// - Parameter layerTime: The layer's own time; nil if it is the clock's.
    @MainActor func elapsed(
      _ now: MediaClock.Ticks, layerTime: CFTimeInterval?
    ) -> CFTimeInterval {
      if let pace { return pace.elapsed - MediaClock.seconds(begin - pace.begin) }
      return layerTime.map { $0 - layerBegin } ?? MediaClock.seconds(now - begin)
    }
  }

  private(set) var entries: [Entry] = []
  private let clock: MediaClock

  /// Creates an empty list for a clock.
  init(clock: MediaClock) { self.clock = clock }

  subscript(key: String) -> CAAnimation? { entries.first { $0.key == key }?.animation }

  /// A property's name, with a number where animations of it run, as UIKit names its own.
  func freeKey(for key: String) -> String {
    let taken = Set(entries.lazy.map(\.key))
    guard taken.contains(key) else { return key }
    return (2...).lazy.map { "\(key)-\($0)" }.first { !taken.contains($0) } ?? key
  }

  /// The properties that are animated.
  var keyPaths: some Sequence<String> {
    entries.lazy.flatMap(\.animation.keyPaths)
  }

  mutating func add(_ entry: Entry) { entries.append(entry) }

  /// The maximum number of animations of a property that begin at the same time, each with its own
  /// key.
  private static let maximumBatchCount = 16

  /// Merges a change into the last animation of a property if many began at this time: otherwise
  /// they would accumulate while time does not advance.
  ///
  /// - Parameter change: Merges the change; returns false if the parameters differ.
  /// - Returns: Whether it was merged.
  mutating func extendLast(_ key: String, _ change: (inout Entry) -> Bool) -> Bool {
    guard entries.count >= Self.maximumBatchCount,
      let last = entries.lastIndex(where: { $0.isOf(key) })
    else { return false }
    let now = clock.ticks
    guard entries[last].begin == now, entries[last].pace == nil,
      AnimationTimeController.current == nil,
      entries.count(where: { $0.begin == now && $0.isOf(key) }) >= Self.maximumBatchCount
    else { return false }
    return change(&entries[last])
  }

  /// Removes and returns an animation by its key or identity.
  mutating func take(_ key: String) -> Entry? {
    entries.firstIndex { $0.key == key }.map { entries.remove(at: $0) }
  }

  mutating func take(_ animation: CAAnimation) -> Entry? {
    entries.firstIndex { $0.animation === animation }.map { entries.remove(at: $0) }
  }

  /// Schedules the ends of animations at other times of the clock; nil for never.
  mutating func scheduleEnds(
    at moment: (Entry, MediaClock) -> MediaClock.Ticks?
  ) {
    for index in entries.indices {
      let entry = entries[index]
      guard entry.pace == nil, let finish = entry.finish, entry.end?.hasHappened != true else {
        continue
      }
      entry.end?.cancel()
      entries[index].end = moment(entry, clock).map {
        clock.schedule(at: $0, unless: entry.isMoot, finish)
      }
    }
  }

  /// Sets the animated values on a layer's presentation copy.
  ///
  /// - Parameters:
  ///   - layer: The copy.
  ///   - model: The layer.
  ///   - delay: The delay relative to the clock, in seconds.
  func apply(to layer: CALayer, of model: CALayer, delay: CFTimeInterval = 0) {
    let now = clock.ticks
    let keepsClockTime = model.keepsClockTime
    let layerTime = keepsClockTime ? nil : model.time(at: MediaClock.seconds(now))
    let delay = keepsClockTime ? delay : delay * model.rate
    layer.isBeingAnimated = true
    defer { layer.endAnimating() }
    for entry in entries {
      guard let effect = entry.effect,
        let progress = entry.timing.progress(
          at: entry.elapsed(now, layerTime: layerTime) + delay,
          persistsAfterEnd: entry.persistsAfterEnd,
          extrapolates: entry.pace?.extrapolates ?? false)
      else { continue }
      effect.apply(progress, to: layer)
    }
  }
}

/// The completions that wait for an animation to end.
@MainActor
final class AnimationCompletions {
  private var all: [AnimationCompletion] = []

  /// Adds completions, which then wait for the animation to end.
  ///
  /// - Parameter clock: that of the animation.
  func add(_ completions: [AnimationCompletion], by clock: MediaClock) {
    for completion in completions { completion.begin(by: clock) }
    all += completions
  }

  /// Whether no completion is pending any more.
  var areRemoved: Bool { all.allSatisfy(\.isMoot) }

  func end(finished: Bool) {
    for completion in all { completion.end(finished: finished) }
  }
}

/// Waits for any number of animations to end.
@MainActor
package final class AnimationCompletion {
  private let action: @MainActor (Bool) -> Void
  /// The clock of the animations.
  private var clock = MediaClock.current
  private var running = 0
  private var isClosed = false
  private var areFinished = true
  private var wasCalled = false
  /// The object whose end cancels the action; nil if the action runs in any case.
  private weak var object: AnyObject?
  private let hasObject: Bool

  /// Creates an action for the end of animations.
  ///
  /// - Parameters:
  ///   - object: The object that the action is about: it is not called after the object's end. Nil
  ///     for an action that is called in any case.
  ///   - action: Called once; with false if an animation was removed before its end.
  package init(of object: AnyObject? = nil, _ action: @escaping @MainActor (Bool) -> Void) {
    (self.object, hasObject, self.action) = (object, object != nil, action)
  }

  /// Whether the action is not called any more.
  var isMoot: Bool { wasCalled || hasObject && object == nil }

  func begin(by clock: MediaClock) {
    self.clock = clock
    running += 1
  }

  func end(finished: Bool) {
    running -= 1
    areFinished = areFinished && finished
    guard running == 0, isClosed else { return }
    if finished { callNow() } else { callSoon() }
  }

  /// Marks the completion as final: no more animations are added. Without any, the action runs when
  /// the clock is next advanced.
  package func close() {
    isClosed = true
    if running == 0 { callSoon() }
  }

  private func callSoon() {
    clock.schedule(at: clock.ticks, unless: { self.isMoot }) { self.callNow() }
  }

  private func callNow() {
    guard !isMoot else { return }
    wasCalled = true
    action(areFinished)
  }
}
