import Testing
import CoreGraphics

extension Bitmap {
  /// The pixels as 0xAARRGGBB words, premultiplied, row by row.
  var words: [UInt32] {
    get {
      (0..<height).flatMap { row in
        (0..<width).map { column in
          (pixels + row * bytesPerRow).load(fromByteOffset: 4 * column, as: UInt32.self)
        }
      }
    }
    set {
      for (index, word) in newValue.enumerated() {
        (pixels + index / width * bytesPerRow)
          .storeBytes(of: word, toByteOffset: 4 * (index % width), as: UInt32.self)
      }
      markDirty()
    }
  }

  static func filled(width: Int, _ words: [UInt32]) throws -> Bitmap {
    let bitmap = try #require(Bitmap(width: width, height: words.count / width))
    bitmap.words = words
    return bitmap
  }
}
