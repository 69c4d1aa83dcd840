import BoundedCaches

/// A cache of blurred shadows, such as those of a list's cards.
///
/// Bounded, including keys, to sixteen cards' shadows with a deviation of 72 pixels. Thread-safe.
final class ShadowPatchCache: Sendable {
  static let shared = ShadowPatchCache(limit: 32 << 20)

  /// The source of a shadow: a rounded rectangle or any alpha values.
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

  private let cache: BoundedCache<Key, ShadowPatch>

  /// Creates a cache with a maximum size in bytes.
  init(limit: Int) { cache = BoundedCache(bytes: limit) }

  /// Returns the shadow of a caster; nil if it is too large for a bitmap.
  func patch(of caster: Caster, blur: GaussianBlur, color: RGBA) -> ShadowPatch? {
    cache.value(for: Key(caster: caster, blur: blur, color: color)) {
      caster.plane.flatMap { ShadowPatch(of: $0, blur: blur, color: color) }.map {
        ($0, $0.cost + caster.byteCount)
      }
    }
  }
}

extension AlphaPlane {
  /// Creates the plane of a filled rounded rectangle; nil if it is too large for a bitmap.
  init?(filling shape: RoundedRectangle) {
    guard let bitmap = Bitmap(width: shape.width, height: shape.height) else { return nil }
    let context = bitmap.makeContext(scale: 1)
    context.setFillColor(.black)
    context.addPath(shape.path)
    context.fillPath()
    self.init(of: bitmap, in: PixelRect(width: shape.width, height: shape.height))
  }
}
