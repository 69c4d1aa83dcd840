/// Calls a method at each frame of the screen's clock.
///
/// Frames are at whole sixtieths of a second of the virtual clock, like those of scrolling. The
/// method is called when the clock advances; a picture that waits for animations does not wait for
/// it. Source: Apple, CADisplayLink.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  /// The time of the frame, in seconds of the screen's clock; 0 before the first one.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, in seconds.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The duration of a frame, in seconds.
  public var duration: CFTimeInterval { 1 / Self.frameRate }
  /// Whether the link is paused. Default false.
  public var isPaused = false { didSet { if isPaused != oldValue { scheduleNext() } } }
  /// The number of frames per call. Default 1.
  public var frameInterval = 1
  /// The preferred number of calls per second; 0, the default, for every frame.
  public var preferredFramesPerSecond = 0 {
    didSet {
      let rate = preferredFramesPerSecond
      frameInterval = rate > 0 ? max(1, Int((Self.frameRate / Double(rate)).rounded())) : 1
    }
  }

  /// The preferred range of calls per second. Only its preferred value is used, up to 60.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      preferredFramesPerSecond = Int((preferredFrameRateRange.preferred ?? 0).rounded())
    }
  }

  private static let frameRate = 60.0

  /// Held strongly until ``invalidate()``, as on iOS.
  private var target: AnyObject?
  private let selector: Selector
  private let clock = MediaClock.current
  private var next: ScheduledEvent?
  private var isRunning = false

  /// Creates a link that calls a method of a target, with itself as the argument if it takes one,
  /// once it is added to a run loop.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Starts the link. The run loop and the mode are ignored: the screen's clock drives it.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isRunning = true
    scheduleNext()
  }

  /// Stops the link. It can be added again.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isRunning = false
    scheduleNext()
  }

  /// Stops the link and releases the target.
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
    next = clock.scheduleUnawaited(after: frame / Self.frameRate - clock.now) { [weak self] in
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

// Unsupported: CADisplayLink · works · Frames are at whole sixtieths of a second. A picture that
//   waits for rest does not wait for it. · test: DisplayLinkTests
