import Failures
import QuartzCore
import SceneRendering
import UIKit
import WorkMeter

import enum Staging.SnapshotError

/// Simulates scrolling of a screen and measures each frame.
///
/// A frame's time is that of its stages on the main thread, measured with a given clock: layout,
/// drawing, composing and displaying loaded content. Frames are drawn into the same memory, as on a
/// device: allocating memory per frame took up to sixty milliseconds. Loads have 1/60 second of
/// another core per frame (`BackgroundTime`).
@MainActor
package struct Profiler {
  /// A clock in nanoseconds; that of the thread's processor time excludes other processes.
  package typealias Clock = @convention(c) () -> UInt64

  private let renderer: SceneRenderer
  private let scrollView: UIScrollView
  private let clock: Clock

  /// - Returns: Nil for a screen without a scroll view.
  package init?(_ renderer: SceneRenderer, clock: @escaping Clock) {
    guard let scrollView = renderer.scrollView else { return nil }
    self.renderer = renderer
    self.scrollView = scrollView
    self.clock = clock
  }

  /// Whether the content scrolls horizontally.
  package var isHorizontal: Bool {
    reach(\.width) > 0 && reach(\.height) <= 0
  }

  /// The range of scroll offsets, in points.
  package var range: ClosedRange<CGFloat> {
    let start =
      isHorizontal ? -scrollView.adjustedContentInset.left : -scrollView.adjustedContentInset.top
    let way = isHorizontal ? reach(\.width) : reach(\.height)
    return start...(start + max(0, way))
  }

  /// The default turning point of a scroll: after four screens, or at the end.
  package var usualEnd: CGFloat {
    let screen = isHorizontal ? scrollView.bounds.width : scrollView.bounds.height
    return min(range.upperBound, range.lowerBound + 4 * screen)
  }

  /// Scrolls to an offset and half the distance back.
  ///
  /// - Parameter onFrame: Called after each frame with the numbers of finished and total frames.
  /// - Complexity: O(pixels + visible views) per frame.
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

  /// Measures a script, frame by frame.
  ///
  /// - Parameters:
  ///   - script: The name of the script.
  ///   - play: Plays the script and calls its argument after each 1/60 second.
  /// - Complexity: O(pixels + visible views) per frame.
  package func run(
    _ script: String,
    _ play: (_ showFrame: () throws(Failure) -> Void) throws(Failure) -> Void
  ) throws(Failure) -> ScrollProfile {
    // Completes all loads before the script begins, without advancing time.
    _ = try renderer.render(offset: nil, at: 0)
    let keeper = try renderer.onScreen { () throws(Failure) in try keeperOfVisibleFrame() }
    WorkMeter.useClock(clock)
    defer { WorkMeter.useClock(nil) }
    let start = offset
    var frames: [FrameProfile] = []
    var (last, before) = (start, WorkMeter.tally)
    var background = BackgroundTime()
    // Everything except drawing and composing is counted as layout.
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

  /// The offset along the scrolling axis, in points.
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
    let keeper = try keeperOfVisibleFrame()
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

  /// Returns a cache of the displayed screen, so that the first frame's memory allocation is not
  /// measured.
  private func keeperOfVisibleFrame() throws(Failure) -> FrameKeeper {
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

  /// Returns the scrollable distance along an axis, in points.
  private func reach(_ extent: KeyPath<CGSize, CGFloat>) -> CGFloat {
    let inset = scrollView.adjustedContentInset
    let room = CGSize(width: inset.left + inset.right, height: inset.top + inset.bottom)
    return scrollView.contentSize[keyPath: extent] + room[keyPath: extent]
      - scrollView.bounds.size[keyPath: extent]
  }
}
