import QuartzCore

/// The pixels of a layer tree, as bytes.
@MainActor
struct Picture {
  let bitmap: Bitmap

  init(_ layer: CALayer, scale: CGFloat = 1) throws {
    let size = PixelSize(points: layer.bounds.size, scale: scale)
    guard let bitmap = Bitmap(width: size.width, height: size.height) else {
      throw PictureError.empty
    }
    Compositor.render(layer, into: bitmap, scale: scale)
    self.bitmap = bitmap
  }

  /// Red, green, blue and alpha of a pixel, premultiplied.
  subscript(x: Int, y: Int) -> [UInt8] {
    let pixel = (bitmap.pixels + y * bitmap.bytesPerRow + x * 4).assumingMemoryBound(
      to: UInt8.self)
    return [pixel[2], pixel[1], pixel[0], pixel[3]]
  }

  /// All bytes, row by row.
  var bytes: [UInt8] {
    (0..<bitmap.height).flatMap { row in
      UnsafeRawBufferPointer(
        start: bitmap.pixels + row * bitmap.bytesPerRow, count: bitmap.width * 4)
    }
  }

  /// The bounding box of the pixels that are not transparent.
  var inkBox: CGRect {
    var box = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where self[x, y][3] > 0 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }
}

enum PictureError: Error { case empty }

@MainActor
func layer(_ frame: CGRect, _ color: CGColor? = nil) -> CALayer {
  let layer = CALayer()
  layer.frame = frame
  layer.backgroundColor = color
  return layer
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
}
