/// One thing that is drawn into a frame: where, through which clip, and all that its pixels depend
/// on.
///
/// Two items of equal look whose boxes lie a whole number of pixels apart have the same pixels,
/// moved by as many. That is what lets a frame keep pixels of the one before.
@MainActor
struct FrameItem {
  enum Look {
    /// One opaque colour, a premultiplied word, all over the box.
    case ground(UInt32)
    /// A background that is translucent or has round corners.
    case fill(FlatDrawing, Outline)
    case drawing(FlatDrawing)
    case pixels(Bitmap, alpha: CGFloat)
    /// An image stretched over the box.
    case image(CGImage, alpha: CGFloat)
    case border(LayerShape, Border)
    /// What has to be composed first: never taken for equal.
    case composed(CALayer, CGAffineTransform)
  }

  /// What decides about the pixels of a background, besides its box.
  struct Outline: Equatable {
    let color: UInt32
    let radius: CGFloat
    let corners: CACornerMask
    let isContinuous: Bool
  }

  struct Border: Equatable {
    let outline: Outline
    let color: CGColor
    let width: CGFloat
    let scale: CGFloat
  }

  let look: Look
  /// Where it is drawn, clipped or not.
  let box: PixelRect
  let clip: PixelRect

  /// The pixels it may change.
  var reach: PixelRect { box.intersection(clip) }

  /// Whether it has to be composed before it is drawn.
  var isComposed: Bool {
    if case .composed = look { true } else { false }
  }

  /// Whether it is drawn as another item is, perhaps elsewhere.
  func looksLike(_ other: FrameItem) -> Bool {
    guard box.width == other.box.width, box.height == other.box.height else { return false }
    switch (look, other.look) {
    case (.ground(let a), .ground(let b)): return a == b
    case (.fill(_, let a), .fill(_, let b)): return a == b
    case (.drawing(let a), .drawing(let b)): return a === b
    case (.pixels(let a, let alpha), .pixels(let b, let other)): return a === b && alpha == other
    case (.image(let a, let alpha), .image(let b, let other)): return a == b && alpha == other
    case (.border(_, let a), .border(_, let b)): return a == b
    default: return false
    }
  }

  /// Whether it lies where a box does, moved by (x, y).
  func isAt(_ other: PixelRect, offset x: Int, _ y: Int) -> Bool {
    box.minX == other.minX + x && box.minY == other.minY + y
  }
}
