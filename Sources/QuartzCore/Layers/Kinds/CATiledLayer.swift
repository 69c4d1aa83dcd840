/// A layer that iOS draws tile by tile, on other threads. Here it draws itself at once, as a whole,
/// in the detail that the picture has: the picture is the one in which all tiles have come.
///
/// Source: Apple, CATiledLayer.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  /// How large tiles are, in pixels. Kept. Default 256 each way.
  open var tileSize = CGSize(width: 256, height: 256)
  /// In how many sizes the layer is drawn, each half the one before. Kept. Default 1.
  open var levelsOfDetail = 1
  /// How many of these are larger than the layer. Kept. Default 0.
  open var levelsOfDetailBias = 0

  /// How long a tile takes to appear, in seconds. Default 0.25.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}

// Unsupported: CATiledLayer · drawn · It is drawn at once, as a whole. · test: LayerKindTests
