import CPNG

/// Turns frames into the bytes of an animated PNG file: the same frames always give the same bytes.
///
/// Every frame after the first holds the smallest box of what changed, put in its place without
/// blending; programs that know still pictures alone show the first. A frame in which nothing
/// changed holds one pixel, so that frames are never lost. Pixels are written as `PNGEncoder` does.
///
/// Source: Portable Network Graphics (PNG) Specification, Third Edition, 11.3.6 Animation
/// information.
package struct APNGEncoder: Sendable {
  package var still = PNGEncoder.standard

  package init() {}

  /// Encodes frames of one size.
  ///
  /// Complexity: O(pixels of all frames). Throws `notEncoded` for no frames and for frames of
  /// several sizes.
  package func encode(_ animation: AnimatedPNG) throws(ImageIOError) -> Data {
    let frames = animation.frames
    guard let first = frames.first?.image else {
      throw .notEncoded(.png, reason: "an animation needs a frame")
    }
    for (index, frame) in frames.enumerated()
    where frame.image.width != first.width || frame.image.height != first.height {
      let (width, height) = (frame.image.width, frame.image.height)
      throw .notEncoded(
        .png,
        reason: "frame \(index) is \(width) × \(height) pixels,"
          + " frame 0 is \(first.width) × \(first.height)")
    }
    var still = still
    still.keepsAlpha = !frames.allSatisfy { PNGEncoder.isOpaque($0.image) }
    var writer = Writer()
    for (index, frame) in frames.enumerated() {
      let box = index == 0 ? first.box : frame.image.box(changedFrom: frames[index - 1].image)
      guard let part = frame.image.cropping(to: box.rect) else {
        throw .noSize(width: Int(box.width), height: Int(box.height))
      }
      let png = try still.encode(part)
      try writer.add(
        PNGChunk.all(in: png), FrameControl(box: box, delay: frame.delay),
        control: Data(word: UInt32(frames.count)) + Data(word: UInt32(clamping: animation.plays)))
    }
    return writer.file
  }

  /// Puts the chunks of still pictures in the order of an animation.
  private struct Writer {
    private var chunks = Data.pngSignature
    /// Of the next `fcTL` or `fdAT` chunk.
    private var number: UInt32 = 0
    private var isFirst = true

    var file: Data { chunks + PNGChunk(name: "IEND", body: Data()).data }

    mutating func add(_ still: [PNGChunk], _ frame: FrameControl, control: Data) {
      if isFirst {
        for chunk in still.prefix(while: { $0.name != "IDAT" }) {
          chunks += chunk.data
          if chunk.name == "IHDR" { chunks += PNGChunk(name: "acTL", body: control).data }
        }
      }
      addNumbered("fcTL", frame.body)
      for chunk in still where chunk.name == "IDAT" {
        if isFirst { chunks += chunk.data } else { addNumbered("fdAT", chunk.body) }
      }
      isFirst = false
    }

    private mutating func addNumbered(_ name: String, _ body: Data) {
      chunks += PNGChunk(name: name, body: Data(word: number) + body).data
      number += 1
    }
  }
}

extension CGImage {
  /// The whole picture.
  fileprivate var box: cpng_box {
    cpng_box(x: 0, y: 0, width: UInt32(width), height: UInt32(height))
  }

  /// What of the picture is not as it was; one pixel where everything is.
  fileprivate func box(changedFrom before: CGImage) -> cpng_box {
    var box = cpng_box(x: 0, y: 0, width: 1, height: 1)
    before.withBGRA { old, oldBytesPerRow in
      withBGRA { new, newBytesPerRow in
        _ = cpng_changed_box(
          old.baseAddress, oldBytesPerRow, new.baseAddress, newBytesPerRow, UInt32(width),
          UInt32(height), &box)
      }
    }
    return box
  }
}

extension cpng_box {
  fileprivate var rect: CGRect {
    CGRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
  }
}
