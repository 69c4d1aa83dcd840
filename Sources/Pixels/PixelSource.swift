/// A picture whose pixels can be read, whatever holds them.
package protocol PixelSource {
  /// In pixels.
  var width: Int { get }
  /// In pixels.
  var height: Int { get }

  /// Hands out the pixels, premultiplied BGRA, first row on top.
  func withBGRA<Result>(
    _ body: (UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result
}
