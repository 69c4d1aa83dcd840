import Failures
import ImageIO
import QuartzCore
import ScenePictures
import SceneRendering
import Staging
import UIKit

/// A screen with touches, whose time advances frame by frame. It records its input, which can be
/// replayed on another device, in another appearance, or up to an earlier time.
///
/// After any number of frames, its pixels are equal to those that `render` draws at that time with
/// the script that ``LiveScript`` writes (LiveBytesTests).
@MainActor
package final class LiveScreen {
  package let source: LiveSource
  /// The screen's properties and appearance.
  package private(set) var picture: WantedPicture
  package private(set) var log = LiveLog()
  /// The current time in frames. Less than the log's end after going back.
  package private(set) var position = 0
  /// The scenes of a storyboard.
  package private(set) var interfaceScenes: [String] = []
  /// The files from which it was read.
  package private(set) var files: [String] = []
  package private(set) var renderer: SceneRenderer
  /// The changes since the last request.
  package let damage = LiveDamage()

  package init(_ source: LiveSource, _ picture: WantedPicture) throws(Failure) {
    self.source = source
    self.picture = picture
    let screen = try Self.putUp(source, picture)
    renderer = screen.renderer
    try adopt(screen)
  }

  // MARK: Time

  /// Advances by a frame with actions of the finger. Removes later input.
  package func advance(_ acts: [LiveAct] = []) throws(Failure) {
    if position < log.end { log.cut(at: position) }
    try pass(acts)
    log.add(acts)
    position += 1
  }

  /// Advances by the next recorded frame, or by one without input.
  package func replay() throws(Failure) {
    guard position < log.end else { return try advance() }
    try pass(log.acts(in: position))
    position += 1
  }

  /// Goes to a time, in frames. For an earlier time, replays the input up to it.
  package func seek(to frame: Int) throws(Failure) {
    let frame = min(max(0, frame), log.end)
    if frame < position { try renew() }
    while position < frame { try replay() }
  }

  /// Whether an animation runs or the finger is down.
  package var isMoving: Bool {
    !renderer.window.fingersDown.isEmpty || !renderer.window.clock.isIdle
  }

  /// Whether the screen has the maximum number of frames.
  package var isFull: Bool { position >= LiveTime.most }

  // MARK: Changes of appearance

  /// Restarts without input.
  package func restart() throws(Failure) {
    log = LiveLog()
    try renew()
  }

  /// Changes the screen's properties and replays the input. If that is impossible, because the
  /// finger would leave the screen, drops the input.
  package func change(to picture: WantedPicture) throws(Failure) {
    let frames = position
    let other = try Self.putUp(source, picture)
    self.picture = picture
    try adopt(other)
    let size = renderer.window.bounds
    guard log.entries.allSatisfy({ $0.acts.allSatisfy { $0.isInside(size) } }) else {
      log = LiveLog()
      return
    }
    while position < min(frames, log.end) { try replay() }
  }

  /// Reads the source again and replays the input.
  package func reload() throws(Failure) { try change(to: picture) }

  private func renew() throws(Failure) { try adopt(Self.putUp(source, picture)) }

  private typealias Screen = (renderer: SceneRenderer, scenes: [String], files: [String])

  private static func putUp(
    _ source: LiveSource, _ picture: WantedPicture
  ) throws(Failure) -> Screen {
    let read = try source.read(picture)
    var (renderer, _) = try read.putUp(picture)
    renderer.terms.allowsBlank = true
    return (renderer, read.interfaceScenes, source.isOfCommand ? read.files : [])
  }

  private func adopt(_ screen: Screen) throws(Failure) {
    (renderer, interfaceScenes, files) = screen
    position = 0
    damage.addAll()
    renderer.stage.keeper.onFrame = { [damage] in damage.add($0) }
    try load()
  }

  // MARK: Frames

  /// Draws the current screen.
  package func draw() throws(Failure) -> (bitmap: Bitmap, offset: CGPoint) {
    let drawn = try renderer.render(
      offset: nil, at: 0, showsIndicators: picture.showsIndicators)
    return (drawn.bitmap, drawn.effectiveOffset)
  }

  private func pass(_ acts: [LiveAct]) throws(Failure) {
    let number = finger
    do {
      try renderer.onScreen {
        let window = renderer.window
        window.layoutIfNeeded()
        var script = TouchScript()
        for act in acts {
          switch act {
          case .lift, .cancel:
            var end = TouchScript()
            if act == .lift { end.lift(finger: number) } else { end.cancel(finger: number) }
            try window.schedule(end)
            MediaClock.current.advance(by: 0)
          case .down(let point): script.down(at: point, finger: number)
          case .move(let point):
            script.move(to: point, duration: LiveTime.frame, finger: number)
          }
        }
        try window.schedule(script)
        MediaClock.current.advance(by: LiveTime.frame)
        window.layoutIfNeeded()
      }
    } catch let error as TouchScriptError {
      throw Failure(LiveProblem.finger(error.description))
    } catch {
      throw Failure(LiveProblem.finger("\(error)"))
    }
    try load()
  }

  /// The number of the finger: the first that the scene itself does not use.
  package var finger: Int { (1...10).first { !renderer.scene.fingersDown.contains($0) } ?? 1 }

  private func load() throws(Failure) {
    do throws(SnapshotError) {
      try renderer.onScreen { () throws(SnapshotError) in try renderer.stage.load() }
    } catch {
      throw Failure(error, of: renderer.subject())
    }
  }
}

extension LiveAct {
  /// Whether the finger stays inside a window.
  func isInside(_ window: CGRect) -> Bool {
    switch self {
    case .down(let point), .move(let point): window.contains(point)
    case .lift, .cancel: true
    }
  }
}
