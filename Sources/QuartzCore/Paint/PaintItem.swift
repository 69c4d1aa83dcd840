/// An item of a picture: its operation, box and clip.
///
/// Two items that look alike at a distance of whole pixels have the same pixels, moved by that
/// distance. A frame can therefore keep pixels of the previous one.
@MainActor
struct PaintItem {
  let paint: Paint
  /// The pixels that the unclipped item may change.
  let box: PixelRect
  let clip: PixelRect

  /// The pixels that the item may change.
  var reach: PixelRect { box.intersection(clip) }

  /// Returns the item with a further clip.
  func clipped(to other: PixelRect) -> PaintItem {
    PaintItem(paint: paint, box: box, clip: clip.intersection(other))
  }

  /// Whether pixels near a clip differ from those of the unclipped item: Cairo rounds clipped edges
  /// differently.
  var isClipSensitive: Bool {
    switch paint {
    case .fill(let shape, let color): !shape.isAxisAligned || color.pattern != nil
    case .border(let shape, _, _): !shape.isAxisAligned
    case .image(_, let map, _): !map.isAxisAligned
    case .custom, .group: true
    case .shadow(let shadow): shadow.isComposed
    case .drawing, .pixels: false
    }
  }

  /// Whether the item is always composed entirely and then copied pixel by pixel: a clipped copy
  /// has the same pixels.
  var isComposedEntirely: Bool {
    switch paint {
    case .group(let group): group.isIsolated && group.outline == nil && group.isComposedEntirely
    case .shadow(let shadow): shadow.isComposedEntirely
    case .fill, .border, .drawing, .pixels, .image, .custom: false
    }
  }

  /// Whether the pixels depend on the position in the bitmap: patterns begin at its corner, and
  /// rotated images are sampled in steps from there.
  var isAnchored: Bool {
    switch paint {
    case .fill(_, let color), .border(_, _, let color): color.pattern != nil
    case .image(_, let map, _): !map.isAxisAligned
    case .custom: true
    case .group(let group): !group.isIsolated && group.holdsAnchored
    case .drawing, .pixels, .shadow: false
    }
  }

  /// Whether the pixels depend on the clip.
  var dependsOnClip: Bool {
    switch paint {
    case .shadow(let shadow): shadow.dependsOnClip
    case .group(let group): group.holdsAnchored
    case .fill, .border, .drawing, .pixels, .image, .custom: false
    }
  }

  /// The opaque colour of all pixels of the box, as a premultiplied word; nil otherwise.
  var background: UInt32? {
    guard case .fill(let shape, let color) = paint, shape.isPixelBox, color.pattern == nil else {
      return nil
    }
    let word = color.rgba.premultipliedWord
    return word >> 24 == 255 ? word : nil
  }
}

extension PixelRect {
  /// A rectangle larger than any picture.
  static let everywhere = PixelRect(
    minX: -100_000_000, minY: -100_000_000, maxX: 100_000_000, maxY: 100_000_000)
}
