import Sessions
import Staging
import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// The layer at its own size, at its screen's scale.
  public static var image: Snapshotting { .image() }

  /// The layer and everything inside it, laid out, displayed and composed.
  ///
  /// - Parameters:
  ///   - precision: the part of the pixels that must match, 0...1.
  ///   - perceptualPrecision: how alike a pixel must look to match: 1 for equal bytes, else a
  ///     distance of at most (1 − perceptualPrecision) · 100 in CIE 1976 L*a*b*.
  ///   - size: in points; the layer is given it and keeps it. Nil keeps the layer's own.
  ///   - scale: pixels per point; nil for the traits', else the screen's.
  ///   - traits: the appearance and the direction under which it is laid out and displayed; what
  ///     has been displayed before stays as it is, as layers do. Nil for light and from left to
  ///     right.
  ///   - time: seconds on from now at which the picture is taken, in the middle of what moves then;
  ///     nil lets everything come to rest first.
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
