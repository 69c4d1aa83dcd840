import Staging
import UIKit

extension Snapshotting where Value: SnapshotScreen, Format == CGImage {
  /// The screen at several times, side by side in one picture, each under its time.
  ///
  /// Time is virtual: the pictures are the same on every machine. A collection view animates its
  /// updates in a window, so hand over a controller for those.
  ///
  /// - Parameters:
  ///   - times: seconds after `begin`, in any order; drawn in order of time.
  ///   - size: in points; nil for a view's own, or the device's screen's for a controller.
  ///   - scale: pixels per point.
  ///   - traits: the appearance, the direction and the text size to draw under; nil for light, from
  ///     left to right and
  ///     `large`.
  ///   - begin: starts what moves; the screen is laid out and at rest.
  @MainActor
  public static func filmstrip(
    at times: [TimeInterval], size: CGSize? = nil, scale: CGFloat = 2,
    traits: UITraitCollection? = nil,
    begin: @escaping @MainActor @Sendable (Value) -> Void = { _ in }
  ) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image) { screen, terms in
      try MainActor.assumeIsolated {
        let request = PictureRequest(size: size, scale: scale, traits: traits, terms: terms)
        let times = times.sorted()
        let pictures = try Self.film(of: screen, request, at: times, begin)
        let labelled = zip(times, pictures).map { ("\(ShortNumber.text($0)) s", $1) }
        return Capture(try ContactSheet.picture(of: labelled, scale: scale))
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
  ///   - scale: pixels per point.
  ///   - traits: the appearance, the direction and the text size to draw under; nil for light, from
  ///     left to right and
  ///     `large`.
  ///   - begin: starts what moves; the screen is laid out and at rest.
  @MainActor
  public static func animation(
    duration: TimeInterval, framesPerSecond: Int = 10, size: CGSize? = nil, scale: CGFloat = 2,
    traits: UITraitCollection? = nil,
    begin: @escaping @MainActor @Sendable (Value) -> Void = { _ in }
  ) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .animation) { screen, terms in
      try MainActor.assumeIsolated {
        let rate = min(max(framesPerSecond, 1), 1000)
        let count = Int((min(max(duration, 0), 3600) * Double(rate)).rounded())
        let request = PictureRequest(size: size, scale: scale, traits: traits, terms: terms)
        let times = (0...count).map { Double($0) / Double(rate) }
        let frames = try Self.film(of: screen, request, at: times, begin)
        return Capture(AnimatedPicture(frames: frames, framesPerSecond: rate))
      }
    }
  }
}

extension Snapshotting where Value: SnapshotScreen {
  @MainActor
  fileprivate static func film(
    of screen: Value, _ request: PictureRequest, at times: [TimeInterval],
    _ begin: @MainActor (Value) -> Void
  ) throws(SnapshotError) -> [CGImage] {
    let stage = Stage.of(screen, request)
    return try stage.film(at: times, under: request.terms) { begin(screen) }
  }
}
