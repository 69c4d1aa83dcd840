/// The shadow of one layer, in device pixels.
@MainActor
struct ShadowPaint {
  let silhouette: Silhouette
  let cast: ShadowCast
  /// How opaque the layer that casts it is, besides the shadow's own opacity.
  let alpha: CGFloat

  /// All pixels that the shadow may change.
  var box: PixelRect { cast.shadow(of: silhouette.box) }

  /// Whether what casts it has to be composed to be known.
  var isComposed: Bool {
    if case .rounded = silhouette { false } else { true }
  }

  /// Whether all of what casts it is composed, however little of the shadow is seen.
  var isComposedWhole: Bool {
    if case .composed(let group) = silhouette { group.isComposedWhole } else { false }
  }

  /// Whether its pixels depend on where it is cut: only what is seen of a path, and of something
  /// large that is composed, casts a shadow.
  var dependsOnCut: Bool {
    switch silhouette {
    case .rounded: false
    case .path: true
    case .composed(let group): group.holdsAnchored || !group.isComposedWhole
    }
  }

  /// Whether it is known to be cast by an opaque box that nothing reaches out of.
  var isOfOpaqueBox: Bool {
    if case .rounded(let shape, isLayer: true) = silhouette { shape.radius <= 0 } else { false }
  }

  func looksLike(_ other: ShadowPaint, movedBy x: Int, _ y: Int) -> Bool {
    alpha == other.alpha && cast == other.cast && silhouette.looksLike(other.silhouette, x, y)
  }
}

/// How a shadow falls: a Gaussian of standard deviation `shadowRadius` that ends at twice the
/// radius, as UIKit's own pictures show.
@MainActor
struct ShadowCast: Equatable {
  /// In pixels.
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

  /// How far the shadow reaches beyond what casts it.
  private var spread: Int { Int(clamping: (2 * radius).rounded(.up)) }

  /// Where the shadow of something in a box can be seen.
  func shadow(of box: PixelRect) -> PixelRect {
    box.isEmpty ? box : box.grown(by: spread).offset(x: x, y: y)
  }

  /// Where something in a box and its shadow can be seen.
  func reach(of box: PixelRect) -> PixelRect { box.union(shadow(of: box)) }

  /// What has to be known for the shadow to be right in a region.
  func source(for region: PixelRect) -> PixelRect {
    region.union(region.offset(x: -x, y: -y).grown(by: spread))
  }
}

extension Int {
  /// The nearest number that no arithmetic with pixels overflows; 0 for what is not a number.
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
