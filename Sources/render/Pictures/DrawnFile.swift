import ImageIO
import ScenePictures

/// Something that was written, whole.
struct DrawnFile {
  let output: Output
  let byteCount: Int
  /// What it is of; nil for one of all pictures.
  let shot: Shot?
  /// In pixels; nil for what is no picture.
  let size: PixelExtent?

  /// Width and height in pixels.
  struct PixelExtent: Equatable {
    let width, height: Int

    init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    init(_ bitmap: Bitmap) { self.init(width: bitmap.width, height: bitmap.height) }
  }
}
