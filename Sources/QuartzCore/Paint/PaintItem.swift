/// One thing that a picture is made of: how it is painted, where, and through which clip.
///
/// Two items that look alike and lie a whole number of pixels apart have the same pixels, moved by
/// as many. That is what lets a frame keep pixels of the one before.
@MainActor
struct PaintItem {
  let paint: Paint
  /// All pixels that it may change, clipped or not.
  let box: PixelRect
  let clip: PixelRect

  /// The pixels it may change.
  var reach: PixelRect { box.intersection(clip) }

  /// The item as it is seen through another clip, too.
  func clipped(to other: PixelRect) -> PaintItem {
    PaintItem(paint: paint, box: box, clip: clip.intersection(other))
  }

  /// Whether its pixels near a cut differ from those of the whole: Cairo rounds edges that are cut
  /// in a way of its own.
  var mustStayWhole: Bool {
    switch paint {
    case .fill(let shape, let color): !shape.isUpright || color.pattern != nil
    case .border(let shape, _, _): !shape.isUpright
    case .image(_, let map, _): !map.isUpright
    case .custom, .group: true
    case .shadow(let shadow): shadow.isComposed
    case .drawing, .pixels: false
    }
  }

  /// Whether it is composed whole however little of it is drawn, and then copied pixel by pixel:
  /// a cut copy has the same pixels.
  var isComposedWhole: Bool {
    switch paint {
    case .group(let group): group.isIsolated && group.outline == nil && group.isComposedWhole
    case .shadow(let shadow): shadow.isComposedWhole
    case .fill, .border, .drawing, .pixels, .image, .custom: false
    }
  }

  /// Whether its pixels depend on where it lies in what it is drawn into: patterns begin at the
  /// corner, and turned images are sampled in steps that are counted from there.
  var isAnchored: Bool {
    switch paint {
    case .fill(_, let color), .border(_, _, let color): color.pattern != nil
    case .image(_, let map, _): !map.isUpright
    case .custom: true
    case .group(let group): !group.isIsolated && group.holdsAnchored
    case .drawing, .pixels, .shadow: false
    }
  }

  /// Whether its pixels depend on where it is cut.
  var dependsOnCut: Bool {
    switch paint {
    case .shadow(let shadow): shadow.dependsOnCut
    case .group(let group): group.holdsAnchored
    case .fill, .border, .drawing, .pixels, .image, .custom: false
    }
  }

  /// The opaque colour that all pixels of the box get, as a premultiplied word; nil otherwise.
  var ground: UInt32? {
    guard case .fill(let shape, let color) = paint, shape.isPixelBox, color.pattern == nil else {
      return nil
    }
    let word = color.rgba.premultipliedWord
    return word >> 24 == 255 ? word : nil
  }
}

extension PixelRect {
  /// More than any picture has.
  static let everywhere = PixelRect(
    minX: -100_000_000, minY: -100_000_000, maxX: 100_000_000, maxY: 100_000_000)
}
