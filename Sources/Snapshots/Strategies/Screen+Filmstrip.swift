import Staging
import UIKit

extension Snapshotting where Value: SnapshotScreen, Format == UIImage {
  /// The screen at several times, side by side in one picture, each under its time.
  ///
  /// Time is virtual: the pictures are the same on every machine. A collection view animates its
  /// updates in a window, so hand over a controller for those.
  ///
  /// - Parameters:
  ///   - times: seconds after `begin`, in any order; drawn in order of time.
  ///   - size: in points; nil for a view's own, or the device's screen's for a controller.
  ///   - scale: pixels per point; nil for the traits', else the screen's.
  ///   - traits: the appearance, the direction and the text size to draw under; nil for light, from
  ///     left to right and `large`.
  ///   - begin: starts what moves; the screen is laid out and at rest.
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
  /// The screen in motion, as an animated PNG file that any browser plays; compared frame by frame.
  ///
  /// Time is virtual: the frames are the same on every machine. A collection view animates its
  /// updates in a window, so hand over a controller for those.
  ///
  /// - Parameters:
  ///   - duration: in seconds; the first frame shows its beginning, the last its end.
  ///   - framesPerSecond: 1 to 1000.
  ///   - size: in points; nil for a view's own, or the device's screen's for a controller.
  ///   - scale: pixels per point; nil for the traits', else the screen's.
  ///   - traits: the appearance, the direction and the text size to draw under; nil for light, from
  ///     left to right and `large`.
  ///   - begin: starts what moves; the screen is laid out and at rest.
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
