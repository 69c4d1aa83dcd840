import CPNG

/// Decodes an animated PNG file into complete frames.
///
/// Supports all disposal and blending operations. A still PNG file results in one frame without a
/// delay. The number and the size of frames are checked against the limits before memory is
/// allocated.
///
/// Source: Portable Network Graphics (PNG) Specification, Third Edition, 11.3.6 Animation
/// information.
package struct APNGDecoder: Sendable {
  /// The limits; `maximumPixels` applies to all frames together.
  package var limits: ImageLimits

  package init(limits: ImageLimits = .standard) {
    self.limits = limits
  }

  /// Decodes a file. O(bytes + frames × pixels).
  package func decode(_ data: Data) throws(ImageIOError) -> AnimatedPNG {
    let header = try PNGHeader(data)
    guard limits.allows(width: header.width, height: header.height) else {
      throw .tooLarge(width: header.width, height: header.height, limits: limits)
    }
    let chunks = try PNGChunk.all(in: data)
    guard let control = chunks.prefix(while: { $0.name != "IDAT" }).first(where: \.isControl) else {
      let still = try PNGDecoder(limits: limits).decodeImage(data)
      let delay = AnimatedPNG.Delay(numerator: 0, denominator: 1)
      return AnimatedPNG(frames: [.init(image: still, delay: delay)], plays: 1)
    }
    guard control.body.count == 8, control.body.word(0) > 0 else {
      throw .corrupt(.png, reason: "its animation has no frames")
    }
    let count = Int(control.body.word(0))
    guard count <= limits.maximumPixels / (header.width * header.height) else {
      throw .unsupported(
        .png,
        reason: "its \(count) frames of \(header.width) × \(header.height) pixels are more than"
          + " \(limits.maximumPixels) pixels")
    }
    let parts = try FrameReader(header: header).read(chunks)
    guard parts.count == count else {
      throw .corrupt(.png, reason: "it declares \(count) frames and contains \(parts.count)")
    }
    let frames = try compose(parts, header)
    return AnimatedPNG(frames: frames, plays: Int(control.body.word(4)))
  }

  private func compose(
    _ parts: [FrameFile], _ header: PNGHeader
  ) throws(ImageIOError) -> [AnimatedPNG.Frame] {
    let canvas = try Bitmap.make(width: header.width, height: header.height, limits: limits)
    var frames: [AnimatedPNG.Frame] = []
    for part in parts {
      let control = part.control
      let before = control.disposal == .previous ? canvas.copy() : nil
      let pixels = try PNGDecoder(limits: limits).decode(part.file)
      cpng_composite(
        pixels.pixels, pixels.bytesPerRow, canvas.pixels, canvas.bytesPerRow, control.box,
        control.blends)
      guard let shown = canvas.copy() else {
        throw .outOfMemory(width: header.width, height: header.height)
      }
      frames.append(.init(image: CGImage(sharing: shown), delay: control.delay))
      switch control.disposal {
      case .none: break
      case .background: cpng_clear(canvas.pixels, canvas.bytesPerRow, control.box)
      case .previous:
        guard let before else {
          throw .outOfMemory(width: header.width, height: header.height)
        }
        restore(control.box, of: canvas, from: before)
      }
    }
    return frames
  }

  /// Restores a box from an earlier image.
  private func restore(_ box: cpng_box, of canvas: Bitmap, from picture: Bitmap) {
    let start = Int(box.y) * picture.bytesPerRow + 4 * Int(box.x)
    cpng_composite(
      picture.pixels + start, picture.bytesPerRow, canvas.pixels, canvas.bytesPerRow, box, false)
  }
}

extension PNGChunk {
  fileprivate var isControl: Bool { name == "acTL" }
}
