import Failures
import QuartzCore
import SceneRendering
import UIKit
import WorkMeter

import enum Staging.SnapshotError

/// Scrolls a screen as a finger would and measures every frame.
///
/// A frame's time is what its stages took on the main thread by the clock it is given: laying out,
/// drawing and composing, and showing what was loaded in the background. Frames are drawn one after
/// the other into the same memory, as a device draws into the little it has: getting new memory for
/// each cost up to sixty milliseconds where it is scarce. Loads get a sixtieth of a second of
/// another core a frame (`BackgroundTime`).
@MainActor
package struct Profiler {
  /// A clock that counts nanoseconds; that of the thread's own work does not count what else the
  /// machine does.
  package typealias Clock = @convention(c) () -> UInt64

  private let renderer: SceneRenderer
  private let scrollView: UIScrollView
  private let clock: Clock

  /// - Returns: nil for a screen on which nothing scrolls.
  package init?(_ renderer: SceneRenderer, clock: @escaping Clock) {
    guard let scrollView = renderer.scrollView else { return nil }
    self.renderer = renderer
    self.scrollView = scrollView
    self.clock = clock
  }

  /// Whether the content scrolls sideways.
  package var isHorizontal: Bool {
    reach(\.width) > 0 && reach(\.height) <= 0
  }

  /// The offsets between which the content can be scrolled, in points.
  package var range: ClosedRange<CGFloat> {
    let start =
      isHorizontal ? -scrollView.adjustedContentInset.left : -scrollView.adjustedContentInset.top
    let way = isHorizontal ? reach(\.width) : reach(\.height)
    return start...(start + max(0, way))
  }

  /// Where a scroll of its own accord would turn: after four screens, or at the end.
  package var usualEnd: CGFloat {
    let screen = isHorizontal ? scrollView.bounds.width : scrollView.bounds.height
    return min(range.upperBound, range.lowerBound + 4 * screen)
  }

  /// Scrolls there and half of the way back.
  ///
  /// - Parameter onFrame: told after each frame how many are done, and of how many.
  /// - Complexity: a frame is O(pixels + what is visible) at most.
  package func run(
    from start: CGFloat, to end: CGFloat, onFrame: (Int, Int) -> Void = { _, _ in }
  ) throws(Failure) -> ScrollProfile {
    let steps = FingerScroll(from: start, to: end, pixel: 1 / renderer.scale).steps
    _ = try renderer.render(offset: point(start), clamps: false)
    let measured = try renderer.onScreen { () throws(Failure) -> [FrameProfile] in
      try frames(steps, onFrame)
    }
    return ScrollProfile(
      scene: renderer.scene.name, size: renderer.size, scale: renderer.scale, start: start,
      end: end, frames: measured)
  }

  /// Measures what happens on the screen, frame by frame.
  ///
  /// - Parameters:
  ///   - script: the name of what is played.
  ///   - play: has it happen, and says after each sixtieth of a second that a frame is to be shown.
  /// - Complexity: a frame is O(pixels + what is visible) at most.
  package func run(
    _ script: String,
    _ play: (_ showFrame: () throws(Failure) -> Void) throws(Failure) -> Void
  ) throws(Failure) -> ScrollProfile {
    // What the screen shows has come when the script begins; no time has passed.
    _ = try renderer.render(offset: nil, at: 0)
    let keeper = try renderer.onScreen { () throws(Failure) in try keeperOfWhatStands() }
    WorkMeter.useClock(clock)
    defer { WorkMeter.useClock(nil) }
    let start = offset
    var frames: [FrameProfile] = []
    var (last, before) = (start, WorkMeter.tally)
    var background = BackgroundTime()
    // All that is neither drawn nor composed is touches and layout.
    try WorkMeter.measure(.layout) { () throws(Failure) in
      try play { () throws(Failure) in
        try renderer.onScreen { () throws(Failure) in try draw(keeper) }
        background.wait(milliseconds: ScrollProfile.budget)
        let step = FingerScroll.Step(phase: phase(since: last), offset: offset)
        frames.append(profile(of: step, WorkMeter.tally - before))
        (last, before, background) = (offset, WorkMeter.tally, BackgroundTime())
      }
    }
    var end = start
    for frame in frames where abs(frame.offset - start) > abs(end - start) { end = frame.offset }
    return ScrollProfile(
      scene: renderer.scene.name, script: script, size: renderer.size, scale: renderer.scale,
      start: start, end: end, frames: frames)
  }

  /// Where the content lies along the axis that scrolls, in points.
  private var offset: CGFloat {
    isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y
  }

  private func phase(since last: CGFloat) -> FingerScroll.Phase {
    if !renderer.window.fingersDown.isEmpty { return .finger }
    return offset == last ? .rest : .coast
  }

  private func frames(
    _ steps: [FingerScroll.Step], _ onFrame: (Int, Int) -> Void
  ) throws(Failure) -> [FrameProfile] {
    let keeper = try keeperOfWhatStands()
    WorkMeter.useClock(clock)
    defer { WorkMeter.useClock(nil) }
    var frames: [FrameProfile] = []
    for step in steps {
      frames.append(try frame(step, keeper))
      onFrame(frames.count, steps.count)
    }
    return frames
  }

  private func frame(
    _ step: FingerScroll.Step, _ keeper: FrameKeeper
  ) throws(Failure) -> FrameProfile {
    let background = BackgroundTime()
    let before = WorkMeter.tally
    MediaClock.current.advance(by: 1 / Double(FingerScroll.framesPerSecond))
    WorkMeter.measure(.layout) {
      scrollView.contentOffset = point(step.offset)
      renderer.window.layoutIfNeeded()
    }
    try draw(keeper)
    background.wait(milliseconds: ScrollProfile.budget)
    return profile(of: step, WorkMeter.tally - before)
  }

  /// The screen has been on show when the finger comes: what a first frame pays for memory is not
  /// the scroll's.
  private func keeperOfWhatStands() throws(Failure) -> FrameKeeper {
    let keeper = FrameKeeper()
    for _ in 0..<3 { try draw(keeper) }
    return keeper
  }

  private func draw(_ keeper: FrameKeeper) throws(Failure) {
    guard renderer.window.snapshotBitmap(scale: renderer.scale, keeper: keeper) != nil else {
      throw Failure(
        SnapshotError.unusableSize(renderer.size, scale: renderer.scale), of: renderer.subject())
    }
  }

  private func profile(of step: FingerScroll.Step, _ work: WorkTally) -> FrameProfile {
    FrameProfile(
      phase: step.phase, offset: Double(step.offset),
      stages: Dictionary(
        uniqueKeysWithValues: Stage.allCases.map { ($0, work.milliseconds($0)) }),
      counts: Dictionary(uniqueKeysWithValues: Work.allCases.map { ($0, work[$0]) }))
  }

  private func point(_ offset: CGFloat) -> CGPoint {
    isHorizontal
      ? CGPoint(x: offset, y: scrollView.contentOffset.y)
      : CGPoint(x: scrollView.contentOffset.x, y: offset)
  }

  /// How far the content can be moved one way, in points.
  private func reach(_ extent: KeyPath<CGSize, CGFloat>) -> CGFloat {
    let inset = scrollView.adjustedContentInset
    let room = CGSize(width: inset.left + inset.right, height: inset.top + inset.bottom)
    return scrollView.contentSize[keyPath: extent] + room[keyPath: extent]
      - scrollView.bounds.size[keyPath: extent]
  }
}
