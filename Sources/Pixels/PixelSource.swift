/// An image with readable pixels.
package protocol PixelSource {
  /// The width in pixels.
  var width: Int { get }
  /// The height in pixels.
  var height: Int { get }

  /// Calls a closure with the pixels: premultiplied BGRA, top row first.
  func withBGRA<Result>(
    _ body: (UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result
}
