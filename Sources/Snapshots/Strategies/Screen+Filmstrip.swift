import Staging
import UIKit

extension Snapshotting where Value: SnapshotScreen, Format == UIImage {
  /// Returns a strategy for the screen at several times, side by side in one picture, each under
  /// its time.
  ///
  /// Time is virtual: the pictures are equal on all machines. A collection view animates its
  /// updates in a window only, so pass a controller for those.
  ///
  /// - Parameters:
  ///   - times: The times in seconds after `begin`; drawn in chronological order.
  ///   - size: The size in points; nil for the view's own, also a controller's.
  ///   - scale: The scale in pixels per point; nil for that of the traits, or of the screen.
  ///   - traits: The appearance, direction and content size category; nil for light, left-to-right
  ///     and `large`.
  ///   - begin: Starts the animation; the screen is laid out and at rest.
  public static func filmstrip(
    at times: [TimeInterval], size: CGSize? = nil, scale: CGFloat? = nil,
    traits: UITraitCollection? = nil,
    begin: @escaping @MainActor @Sendable (Value) -> Void = { _ in }
  ) -> Snapshotting {
    let setting = ScreenSetting(size: size, scale: scale, traits: traits)
    return Snapshotting(pathExtension: "png", diffing: .image) { screen, terms in
      try MainThread.run {
        let request = setting.request(of: screen, under: terms)
        return try setting.show(screen, request) { stage in
          let times = times.sorted()
          let pictures = try stage.film(at: times, under: terms) { begin(screen) }
          let labelled = zip(times, pictures).map { ("\(ShortNumber.text($0)) s", $1) }
          return try .sheet(of: labelled, scale: request.scale)
        }
      }
    }
  }
}

extension Snapshotting where Value: SnapshotScreen, Format == AnimatedPicture {
  /// Returns a strategy for the animated screen, as an animated PNG file; compared frame by frame.
  ///
  /// Time is virtual: the frames are equal on all machines. A collection view animates its updates
  /// in a window only, so pass a controller for those.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; the first frame shows its start, the last its end.
  ///   - framesPerSecond: The frames per second, 1 to 1000.
  ///   - size: The size in points; nil for the view's own, also a controller's.
  ///   - scale: The scale in pixels per point; nil for that of the traits, or of the screen.
  ///   - traits: The appearance, direction and content size category; nil for light, left-to-right
  ///     and `large`.
  ///   - begin: Starts the animation; the screen is laid out and at rest.
  public static func animation(
    duration: TimeInterval, framesPerSecond: Int = 10, size: CGSize? = nil, scale: CGFloat? = nil,
    traits: UITraitCollection? = nil,
    begin: @escaping @MainActor @Sendable (Value) -> Void = { _ in }
  ) -> Snapshotting {
    let setting = ScreenSetting(size: size, scale: scale, traits: traits)
    return Snapshotting(pathExtension: "png", diffing: .animation) { screen, terms in
      try MainThread.run {
        let rate = min(max(framesPerSecond, 1), 1000)
        let count = Int((min(max(duration, 0), 3600) * Double(rate)).rounded())
        let times = (0...count).map { Double($0) / Double(rate) }
        return try setting.show(screen, setting.request(of: screen, under: terms)) { stage in
          let frames = try stage.film(at: times, under: terms) { begin(screen) }
          return Capture(AnimatedPicture(frames: frames, framesPerSecond: rate))
        }
      }
    }
  }
}
