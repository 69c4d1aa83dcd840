/// Turns frames into the bytes of an animated PNG file: the same frames always give the same bytes.
///
/// Every frame after the first holds the smallest box of what changed, put in its place without
/// blending; programs that know still pictures alone show the first. A frame in which nothing
/// changed holds one pixel, so that frames are never lost. Pixels are written as
/// `CompactPNGEncoder` does.
///
/// Source: Portable Network Graphics (PNG) Specification, Third Edition, 11.3.6 Animation
/// information.
package struct APNGEncoder: Sendable {
  package init() {}

  /// Encodes frames of one size.
  ///
  /// Complexity: O(pixels of all frames). Throws `notEncoded` for no frames and for frames of
  /// several sizes.
  package func encode(_ animation: AnimatedPNG) throws(ImageIOError) -> Data {
    var writer = APNGWriter(plays: animation.plays)
    for frame in animation.frames { try writer.add(frame.image, delay: frame.delay) }
    return try writer.file()
  }
}
