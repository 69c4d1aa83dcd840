import CPNG

/// Makes an animated PNG file of frames as they come. Of the frames before, their files are kept;
/// pixels only of the last, which the next is compared with.
///
/// The bytes are those of `APNGEncoder`, which has all frames at once.
package struct APNGWriter {
  private var still = CompactPNGEncoder()
  private let plays: Int
  private var parts: [Part] = []
  private var last: CGImage?

  /// A frame as it stands in the file.
  private struct Part {
    let box: cpng_box
    var delay: AnimatedPNG.Delay
    /// What changed, as a still picture's file.
    var file: Data
  }

  /// - Parameter plays: how often the frames are shown; 0 is without end.
  package init(plays: Int = 0) {
    self.plays = plays
  }

  /// Adds the next frame.
  ///
  /// Complexity: O(pixels); once, where the first frame that is not opaque comes, O(pixels of all
  /// frames): a file has one kind of pixels. Throws `notEncoded` for a frame of another size.
  package mutating func add(_ image: CGImage, delay: AnimatedPNG.Delay) throws(ImageIOError) {
    if let last { try check(image, after: last) }
    if !still.keepsAlpha, !CompactPNGEncoder.isOpaque(image) { try keepAlpha() }
    let box = last.map { image.box(changedFrom: $0) } ?? image.box
    guard let changed = image.cropping(to: box.rect) else {
      throw .noSize(width: Int(box.width), height: Int(box.height))
    }
    parts.append(Part(box: box, delay: delay, file: try still.encode(changed)))
    last = image
  }

  /// Says how long the last frame is shown, where that was not known when it came.
  package mutating func setLastDelay(_ delay: AnimatedPNG.Delay) {
    guard !parts.isEmpty else { return }
    parts[parts.count - 1].delay = delay
  }

  /// The file of the frames so far. Throws `notEncoded` without any.
  package func file() throws(ImageIOError) -> Data {
    guard !parts.isEmpty else {
      throw .notEncoded(.png, reason: "an animation needs a frame")
    }
    let control = Data(word: UInt32(parts.count)) + Data(word: UInt32(clamping: plays))
    var chunks = APNGChunks()
    for part in parts {
      chunks.add(
        try PNGChunk.all(in: part.file), FrameControl(box: part.box, delay: part.delay),
        control: control)
    }
    return chunks.file
  }

  private func check(_ image: CGImage, after first: CGImage) throws(ImageIOError) {
    guard image.width != first.width || image.height != first.height else { return }
    throw .notEncoded(
      .png,
      reason: "frame \(parts.count) is \(image.width) × \(image.height) pixels,"
        + " frame 0 is \(first.width) × \(first.height)")
  }

  private mutating func keepAlpha() throws(ImageIOError) {
    still.keepsAlpha = true
    for index in parts.indices {
      parts[index].file = try still.encode(PNGDecoder().decode(parts[index].file))
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
