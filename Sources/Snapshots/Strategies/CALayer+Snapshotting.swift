import Sessions
import Staging
import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A strategy for the layer in its own size, at its screen's scale.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for the layer with all sublayers, laid out, displayed and composited.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must match, 0...1.
  ///   - perceptualPrecision: How similar a pixel must be to match: 1 for equal bytes, otherwise a
  ///     distance of at most (1 − perceptualPrecision) · 100 in CIE 1976 L*a*b*.
  ///   - size: The size in points, which the layer keeps. Nil keeps the layer's own.
  ///   - scale: The scale in pixels per point; nil for that of the traits, or of the screen.
  ///   - traits: The appearance and direction for layout and display; contents that were displayed
  ///     before do not change, as layers do. Nil for light and left-to-right.
  ///   - time: The time of the picture in seconds from now, during animations; nil waits until all
  ///     have ended.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    scale: CGFloat? = nil, traits: UITraitCollection? = nil, at time: TimeInterval? = nil
  ) -> Snapshotting {
    let diffing = Diffing.image(precision: precision, perceptualPrecision: perceptualPrecision)
    return Snapshotting(pathExtension: "png", diffing: diffing) { layer, terms in
      try MainThread.run {
        if let size { layer.bounds.size = size }
        let own = traits.map(\.displayScale) ?? 0
        let scale = scale ?? (own > 0 ? own : layer.session.state(ScreenSettings.self).scale)
        let picture = try layer.picture(scale: scale, traits: traits, at: time, under: terms)
        return Capture(UIImage(cgImage: picture, scale: scale, orientation: .up))
      }
    }
  }
}

extension CALayer {
  @MainActor
  fileprivate func picture(
    scale: CGFloat, traits: UITraitCollection?, at time: TimeInterval?, under terms: PictureTerms
  ) throws(SnapshotError) -> CGImage {
    try session.withScreen(scale: scale, traits: traits).run { () throws(SnapshotError) in
      layoutIfNeeded()
      if let time { clock.advance(by: time) } else { clock.settle() }
      let pixels = PixelSize(points: bounds.size, scale: scale)
      guard let bitmap = Bitmap(width: pixels.width, height: pixels.height) else {
        throw .unusableSize(bounds.size, scale: scale)
      }
      try TextInk.checkFonts()
      Compositor.render(self, into: bitmap, scale: scale)
      try TextInk.checkTexts()
      try terms.checkInk(bitmap)
      return CGImage(sharing: bitmap)
    }
  }
}
