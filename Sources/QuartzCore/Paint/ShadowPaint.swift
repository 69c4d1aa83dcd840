/// The shadow of one layer, in device pixels.
@MainActor
struct ShadowPaint {
  let silhouette: Silhouette
  let cast: ShadowCast
  /// The opacity of the casting layer, besides the shadow's own.
  let alpha: CGFloat

  /// The pixels that the shadow may change.
  var box: PixelRect { cast.shadow(of: silhouette.box) }

  /// Whether the silhouette requires composing.
  var isComposed: Bool {
    if case .rounded = silhouette { false } else { true }
  }

  /// Whether the silhouette is always composed entirely.
  var isComposedEntirely: Bool {
    if case .composed(let group) = silhouette { group.isComposedEntirely } else { false }
  }

  /// Whether the pixels depend on the clip: only the visible part of a path, or of a large composed
  /// silhouette, casts a shadow.
  var dependsOnClip: Bool {
    switch silhouette {
    case .rounded: false
    case .path: true
    case .composed(let group): group.holdsAnchored || !group.isComposedEntirely
    }
  }

  /// Whether the silhouette is certainly an opaque box that contains everything.
  var isOfOpaqueBox: Bool {
    if case .rounded(let shape, isLayer: true) = silhouette { shape.radius <= 0 } else { false }
  }

  func matches(_ other: ShadowPaint, movedBy x: Int, _ y: Int) -> Bool {
    alpha == other.alpha && cast == other.cast && silhouette.matches(other.silhouette, x, y)
  }
}

/// The parameters of a shadow: a Gaussian of standard deviation `shadowRadius` that ends at twice
/// the radius, as in UIKit's own pictures.
@MainActor
struct ShadowCast: Equatable {
  /// The radius, in pixels.
  let radius: CGFloat
  let x: Int
  let y: Int
  let color: CGColor

  init(of layer: CALayer, _ shape: LayerShape) {
    let (offset, map) = (layer.shadowOffset, shape.toDevice)
    radius = layer.shadowRadius * shape.lengthScale
    x = Int(clamping: PixelGrid.nearest(offset.width * map.a + offset.height * map.c))
    y = Int(clamping: PixelGrid.nearest(offset.width * map.b + offset.height * map.d))
    let base = layer.shadowColor ?? CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    color = base.copy(alpha: base.alpha * CGFloat(layer.shadowOpacity)) ?? base
  }

  var blur: GaussianBlur { GaussianBlur(layerShadowRadius: radius) }

  /// The distance of the shadow's edge from the silhouette.
  private var spread: Int { Int(clamping: (2 * radius).rounded(.up)) }

  /// Returns the shadow's box of a silhouette in a box.
  func shadow(of box: PixelRect) -> PixelRect {
    box.isEmpty ? box : box.grown(by: spread).offset(x: x, y: y)
  }

  /// Returns the box of a silhouette in a box and its shadow.
  func reach(of box: PixelRect) -> PixelRect { box.union(shadow(of: box)) }

  /// Returns the part of the silhouette that determines the shadow in a region.
  func source(for region: PixelRect) -> PixelRect {
    region.union(region.offset(x: -x, y: -y).grown(by: spread))
  }
}

extension Int {
  /// Creates the nearest number with which pixel arithmetic does not overflow; 0 for NaN.
  fileprivate init(clamping value: CGFloat) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -1e8), 1e8))
  }
}

extension PixelRect {
  func grown(by distance: Int) -> PixelRect {
    PixelRect(
      minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }
}
