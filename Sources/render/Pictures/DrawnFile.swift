import ImageIO
import ScenePictures

/// A file that was written.
struct DrawnFile {
  let output: Output
  let byteCount: Int
  /// The shot in the file, or nil for a combined file.
  let shot: Shot?
  /// The size in pixels, or nil if the file is not a picture.
  let size: PixelExtent?

  /// A width and height in pixels.
  struct PixelExtent: Equatable {
    let width, height: Int

    init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    init(_ bitmap: Bitmap) { self.init(width: bitmap.width, height: bitmap.height) }
  }
}
