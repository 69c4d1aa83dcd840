/// Encodes frames as an animated PNG file; equal frames result in equal bytes.
///
/// Frames after the first contain the smallest box of changes, without blending; programs without
/// support for animation show the first frame. An unchanged frame contains one pixel, so that the
/// number of frames is preserved. Pixels are encoded as by `CompactPNGEncoder`.
///
/// Source: Portable Network Graphics (PNG) Specification, Third Edition, 11.3.6 Animation
/// information.
package struct APNGEncoder: Sendable {
  package init() {}

  /// Encodes frames of equal size.
  ///
  /// - Complexity: O(pixels of all frames). Throws `notEncoded` without frames and for unequal
  ///   sizes.
  package func encode(_ animation: AnimatedPNG) throws(ImageIOError) -> Data {
    var writer = APNGWriter(plays: animation.plays)
    for frame in animation.frames { try writer.add(frame.image, delay: frame.delay) }
    return try writer.file()
  }
}
