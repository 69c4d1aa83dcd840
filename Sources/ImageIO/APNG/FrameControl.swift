import CPNG

/// The description of a frame in an animated PNG file: the `fcTL` chunk.
///
/// Source: Portable Network Graphics (PNG) Specification, Third Edition, 11.3.6.2 fcTL.
struct FrameControl: Equatable {
  /// The position and the size of the frame in the image.
  var box: cpng_box
  var delay: AnimatedPNG.Delay
  var disposal = Disposal.none
  /// Whether the pixels are blended over the existing ones instead of replacing them.
  var blends = false

  /// The treatment of the frame's box before the next frame.
  enum Disposal: UInt8 {
    case none = 0
    /// Clears the box.
    case background = 1
    /// Restores the contents before the frame.
    case previous = 2
  }

  /// The body of the chunk without its sequence number.
  var body: Data {
    [box.width, box.height, box.x, box.y].reduce(Data()) { $0 + Data(word: $1) }
      + Data(half: delay.numerator) + Data(half: delay.denominator)
      + Data([disposal.rawValue, blends ? 1 : 0])
  }

  init(box: cpng_box, delay: AnimatedPNG.Delay) {
    self.box = box
    self.delay = delay
  }

  /// Parses a chunk's body after its sequence number.
  init(_ body: Data, in header: PNGHeader) throws(ImageIOError) {
    let bytes = Data(body)
    guard bytes.count == 22, let disposal = Disposal(rawValue: bytes[20]), bytes[21] <= 1 else {
      throw .corrupt(.png, reason: "a frame's control chunk is invalid")
    }
    box = cpng_box(
      x: bytes.word(8), y: bytes.word(12), width: bytes.word(0), height: bytes.word(4))
    guard box.width > 0, box.height > 0, UInt64(box.x) + UInt64(box.width) <= header.width,
      UInt64(box.y) + UInt64(box.height) <= header.height
    else {
      throw .corrupt(.png, reason: "a frame extends past the picture")
    }
    delay = AnimatedPNG.Delay(numerator: bytes.half(16), denominator: bytes.half(18))
    self.disposal = disposal
    blends = bytes[21] == 1
  }
}

extension cpng_box: @retroactive Equatable {
  public static func == (first: cpng_box, second: cpng_box) -> Bool {
    (first.x, first.y, first.width, first.height)
      == (second.x, second.y, second.width, second.height)
  }
}
