/// Calls a method frame by frame, by the screen's clock.
///
/// Frames stand at whole sixtieths of a second of the virtual clock, as those of scrolling do. It
/// is called when the clock advances; a picture that waits for rest does not wait for it.
/// Source: Apple, CADisplayLink.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  /// The moment of the frame, in seconds of the screen's clock; 0 before the first one.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The moment of the next frame, in seconds.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time between frames, in seconds.
  public var duration: CFTimeInterval { 1 / Self.frameRate }
  /// Whether frames are skipped. Default false.
  public var isPaused = false { didSet { if isPaused != oldValue { scheduleNext() } } }
  /// Every how many frames the method is called. Default 1.
  public var frameInterval = 1
  /// How many calls a second are wished for; 0 means every frame. Default 0.
  public var preferredFramesPerSecond = 0 {
    didSet {
      let rate = preferredFramesPerSecond
      frameInterval = rate > 0 ? max(1, Int((Self.frameRate / Double(rate)).rounded())) : 1
    }
  }

  /// How many calls a second are wished for, as a range: the preferred number counts, at most 60.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      preferredFramesPerSecond = Int((preferredFrameRateRange.preferred ?? 0).rounded())
    }
  }

  private static let frameRate = 60.0

  /// Kept until ``invalidate()``, as on iOS.
  private var target: AnyObject?
  private let selector: Selector
  private let clock = MediaClock.current
  private var next: ScheduledEvent?
  private var isRunning = false

  /// A link that calls a method of a target, with itself if it takes it, once it was added to a
  /// run loop.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Begins. Which run loop and mode makes no difference: the screen's clock runs it.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isRunning = true
    scheduleNext()
  }

  /// Ends, as ``invalidate()`` does, but can be added again.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isRunning = false
    scheduleNext()
  }

  /// Ends and lets the target go.
  public func invalidate() {
    isRunning = false
    scheduleNext()
    target = nil
  }

  private func scheduleNext() {
    next?.cancel()
    next = nil
    guard isRunning, !isPaused else { return }
    let frame = (clock.now * Self.frameRate + 1e-6).rounded(.down) + Double(frameInterval)
    next = clock.scheduleInPassing(after: frame / Self.frameRate - clock.now) { [weak self] in
      self?.fire()
    }
  }

  private func fire() {
    timestamp = clock.now
    next = nil
    if let target { ObjectiveCMessage.demand(selector, of: target, [self]) }
    if next == nil { scheduleNext() }
  }
}

// Unsupported: CADisplayLink · works · Frames stand at whole sixtieths of a second. A picture that
//   waits for rest does not wait for it. · test: DisplayLinkTests
