import BoundedCaches

/// Shadows that were blurred before: the cards of a list cast the same.
///
/// Bounded, keys included: sixteen of cards with a deviation of 72 pixels. May be used from any
/// thread.
final class ShadowPatchCache: Sendable {
  static let shared = ShadowPatchCache(limit: 32 << 20)

  /// What casts: a shape that is drawn for the purpose, or any opacities.
  enum Caster: Hashable {
    case rectangle(RoundedRectangle)
    case plane(AlphaPlane)

    fileprivate var plane: AlphaPlane? {
      switch self {
      case .rectangle(let shape): AlphaPlane(filling: shape)
      case .plane(let plane): plane
      }
    }

    fileprivate var byteCount: Int {
      if case .plane(let plane) = self { plane.bytes.count } else { 0 }
    }
  }

  private struct Key: Hashable {
    let caster: Caster
    let blur: GaussianBlur
    let color: RGBA
  }

  private let kept: BoundedCache<Key, ShadowPatch>

  /// A cache of so many bytes.
  init(limit: Int) { kept = BoundedCache(bytes: limit) }

  /// The shadow of a caster; nil when it is too large for a bitmap.
  func patch(of caster: Caster, blur: GaussianBlur, color: RGBA) -> ShadowPatch? {
    kept.value(for: Key(caster: caster, blur: blur, color: color)) {
      caster.plane.flatMap { ShadowPatch(of: $0, blur: blur, color: color) }.map {
        ($0, $0.cost + caster.byteCount)
      }
    }
  }
}

extension AlphaPlane {
  /// The opacities of a rounded rectangle, filled by Cairo; nil when it is too large for a bitmap.
  init?(filling shape: RoundedRectangle) {
    guard let bitmap = Bitmap(width: shape.width, height: shape.height) else { return nil }
    let context = bitmap.makeContext(scale: 1)
    context.setFillColor(.black)
    context.addPath(shape.path)
    context.fillPath()
    self.init(of: bitmap, in: PixelRect(width: shape.width, height: shape.height))
  }
}
