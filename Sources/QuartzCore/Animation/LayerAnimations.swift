/// The animations of one layer, in the order in which they were added.
@MainActor
struct LayerAnimations {
  struct Entry {
    let key: String
    let animation: CAAnimation
    let timing: AnimationTiming
    var effect: AnimationEffect?
    let begin: MediaClock.Ticks
    /// The same in the layer's own time, in seconds.
    let layerBegin: CFTimeInterval
    let staysAfterEnd: Bool
    /// The time by which it goes; nil for the clock's.
    let pace: AnimationPace?
    /// Whoever waits for this and other animations to end.
    let waiting: AnimationWaiters
    var end: ScheduledEvent?
    /// What is done at its end; nil where it has none.
    var finish: (@MainActor () -> Void)?

    /// Whether it animates a property.
    func isOf(_ key: String) -> Bool {
      (animation as? CAPropertyAnimation)?.keyPath == key
    }

    /// The seconds since its beginning.
    ///
    /// - Parameter layerTime: the layer's own time; nil where that is the clock's.
    @MainActor func elapsed(
      _ now: MediaClock.Ticks, layerTime: CFTimeInterval?
    ) -> CFTimeInterval {
      if let pace { return pace.elapsed - MediaClock.seconds(begin - pace.begin) }
      return layerTime.map { $0 - layerBegin } ?? MediaClock.seconds(now - begin)
    }
  }

  private(set) var entries: [Entry] = []
  private let clock: MediaClock

  /// No animations yet; they will run by a clock.
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

  /// How many animations of one property may have begun at one moment, each under a key of its own.
  private static let mostAtOnce = 16

  /// Adds a change to the animation of a property that was added last, where many of it have begun
  /// at this moment: else they would pile up while time stands still.
  ///
  /// - Parameter change: makes it part of that animation; false where it goes otherwise.
  /// - Returns: whether it did.
  mutating func extendLast(_ key: String, _ change: (inout Entry) -> Bool) -> Bool {
    guard entries.count >= Self.mostAtOnce, let last = entries.lastIndex(where: { $0.isOf(key) })
    else { return false }
    let now = clock.ticks
    guard entries[last].begin == now, entries[last].pace == nil, AnimationPace.current == nil,
      entries.count(where: { $0.begin == now && $0.isOf(key) }) >= Self.mostAtOnce
    else { return false }
    return change(&entries[last])
  }

  /// Takes an animation out; the one under a key, or a certain one.
  mutating func take(_ key: String) -> Entry? {
    entries.firstIndex { $0.key == key }.map { entries.remove(at: $0) }
  }

  mutating func take(_ animation: CAAnimation) -> Entry? {
    entries.firstIndex { $0.animation === animation }.map { entries.remove(at: $0) }
  }

  /// Has what has an end come to it at other moments of the clock; never, for nil.
  mutating func scheduleEnds(
    at moment: (Entry, MediaClock) -> MediaClock.Ticks?
  ) {
    for index in entries.indices {
      let entry = entries[index]
      guard entry.pace == nil, let finish = entry.finish, entry.end?.hasHappened != true else {
        continue
      }
      entry.end?.cancel()
      entries[index].end = moment(entry, clock).map { clock.schedule(at: $0, finish) }
    }
  }

  /// Gives a layer's stand-in the values that the animations show now.
  ///
  /// - Parameters:
  ///   - layer: the stand-in.
  ///   - model: the layer itself.
  ///   - delay: how much later than the clock's the moment is, in seconds.
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
          at: entry.elapsed(now, layerTime: layerTime) + delay, staysAfterEnd: entry.staysAfterEnd,
          goesBeyond: entry.pace?.goesBeyond ?? false)
      else { continue }
      effect.apply(progress, to: layer)
    }
  }
}

/// Whoever waits for one animation to end.
@MainActor
final class AnimationWaiters {
  private var all: [AnimationCompletion] = []

  /// - Parameter clock: that of the animation.
  func add(_ completions: [AnimationCompletion], by clock: MediaClock) {
    for completion in completions { completion.begin(by: clock) }
    all += completions
  }

  func end(finished: Bool) {
    for completion in all { completion.end(finished: finished) }
  }
}

/// Waits for any number of animations to end.
@MainActor
package final class AnimationCompletion {
  private let action: @MainActor (Bool) -> Void
  /// That of the animations, where there are any.
  private var clock = MediaClock.current
  private var running = 0
  private var isClosed = false
  private var areFinished = true
  private var hasActed = false

  /// - Parameter action: called once; with false where an animation was taken away before its end.
  package init(_ action: @escaping @MainActor (Bool) -> Void) { self.action = action }

  func begin(by clock: MediaClock) {
    self.clock = clock
    running += 1
  }

  func end(finished: Bool) {
    running -= 1
    areFinished = areFinished && finished
    guard running == 0, isClosed else { return }
    if finished { act() } else { actSoon() }
  }

  /// Says that no more animations will come. Without any, the action follows when the clock is next
  /// told to advance.
  package func close() {
    isClosed = true
    if running == 0 { actSoon() }
  }

  private func actSoon() { clock.schedule(after: 0) { self.act() } }

  private func act() {
    guard !hasActed else { return }
    hasActed = true
    action(areFinished)
  }
}
