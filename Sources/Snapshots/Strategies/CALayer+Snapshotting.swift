extension Snapshotting where Value == CALayer, Format == CGImage {
  /// The layer at its own size, two pixels to the point.
  @MainActor public static var image: Snapshotting { .image() }

  /// The layer and everything inside it, laid out, displayed and composed.
  ///
  /// - Parameters:
  ///   - size: in points; the layer is given it and keeps it. Nil keeps the layer's own.
  ///   - scale: pixels per point.
  @MainActor
  public static func image(size: CGSize? = nil, scale: CGFloat = 2) -> Snapshotting {
    Snapshotting<CGImage, CGImage>.image.pullback { layer in
      try MainActor.assumeIsolated {
        if let size { layer.bounds.size = size }
        let pixels = PixelSize(points: layer.bounds.size, scale: scale)
        guard let bitmap = Bitmap(width: pixels.width, height: pixels.height) else {
          throw SnapshotError.unusableSize(layer.bounds.size, scale: scale)
        }
        Compositor.render(layer, into: bitmap, scale: scale)
        return CGImage(sharing: bitmap)
      }
    }
  }
}
