/// A layer that iOS draws in tiles, on other threads. Here it is drawn at once, as a whole, in the
/// picture's detail: the picture equals that with all tiles loaded.
///
/// Source: Apple, CATiledLayer.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  /// The size of tiles, in pixels. Stored. Default 256 × 256.
  open var tileSize = CGSize(width: 256, height: 256)
  /// The number of levels of detail, each half the size of the previous one. Stored. Default 1.
  open var levelsOfDetail = 1
  /// The number of levels that are larger than the layer. Stored. Default 0.
  open var levelsOfDetailBias = 0

  /// Returns the duration of a tile's fade-in, in seconds. Default 0.25.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}

// Unsupported: CATiledLayer · drawn · It is drawn at once, as a whole. · test: LayerKindTests
