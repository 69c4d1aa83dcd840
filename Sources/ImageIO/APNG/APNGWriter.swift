import CPNG

/// Writes an animated PNG file incrementally. Keeps the encoded frames, and the pixels of the last
/// one only, for comparison with the next.
///
/// Produces the same bytes as `APNGEncoder`.
package struct APNGWriter {
  private var still = CompactPNGEncoder()
  private let plays: Int
  private var parts: [Part] = []
  private var last: CGImage?

  /// An encoded frame.
  private struct Part {
    let box: cpng_box
    var delay: AnimatedPNG.Delay
    /// The changed pixels as a still image file.
    var file: Data
  }

  /// Creates a writer of an animation without frames.
  ///
  /// - Parameter plays: The number of repetitions; 0 for endless.
  package init(plays: Int = 0) {
    self.plays = plays
  }

  /// Adds a frame. Throws `notEncoded` for a frame of another size.
  ///
  /// - Complexity: O(pixels); O(pixels of all frames) for the first frame that is not opaque, since
  ///   a file has a single pixel format.
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

  /// Sets the delay of the last frame.
  package mutating func setLastDelay(_ delay: AnimatedPNG.Delay) {
    guard !parts.isEmpty else { return }
    parts[parts.count - 1].delay = delay
  }

  /// Returns the file with the frames so far. Throws `notEncoded` without frames.
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
  /// The bounds of the image.
  fileprivate var box: cpng_box {
    cpng_box(x: 0, y: 0, width: UInt32(width), height: UInt32(height))
  }

  /// Returns the smallest box of changes; one pixel if nothing changed.
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
