import Staging
import UIKit

extension Snapshotting where Value == CALayer, Format == CGImage {
  /// The layer at its own size, two pixels to the point.
  @MainActor public static var image: Snapshotting { .image() }

  /// The layer and everything inside it, laid out, displayed and composed.
  ///
  /// - Parameters:
  ///   - size: in points; the layer is given it and keeps it. Nil keeps the layer's own.
  ///   - scale: pixels per point.
  ///   - traits: the appearance and the direction under which it is laid out and displayed; what
  ///     has been displayed before stays as it is, as layers do. Nil for light and from left to
  ///     right.
  ///   - time: seconds on from now at which the picture is taken, in the middle of what moves then;
  ///     nil lets everything come to rest first.
  @MainActor
  public static func image(
    size: CGSize? = nil, scale: CGFloat = 2, traits: UITraitCollection? = nil,
    at time: TimeInterval? = nil
  ) -> Snapshotting {
    Snapshotting<CGImage, CGImage>.image.pullback(underTerms: { layer, terms in
      try MainActor.assumeIsolated {
        if let size { layer.bounds.size = size }
        return try layer.session.withScreen(scale: scale, traits: traits).run {
          layer.layoutIfNeeded()
          if let time { layer.clock.advance(by: time) } else { layer.clock.settle() }
          let pixels = PixelSize(points: layer.bounds.size, scale: scale)
          guard let bitmap = Bitmap(width: pixels.width, height: pixels.height) else {
            throw SnapshotError.unusableSize(layer.bounds.size, scale: scale)
          }
          try TextInk.checkFonts()
          Compositor.render(layer, into: bitmap, scale: scale)
          try TextInk.checkTexts()
          try terms.checkInk(bitmap)
          return CGImage(sharing: bitmap)
        }
      }
    })
  }
}
