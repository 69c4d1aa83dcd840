import Testing

@testable import CoreGraphics

/// A premultiplied pixel: red, green, blue, alpha.
struct Pixel: Equatable, CustomStringConvertible {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  let alpha: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  static let clear = Pixel(0, 0, 0, 0)
  static let white = Pixel(255, 255, 255)
  static let black = Pixel(0, 0, 0)

  var description: String { "(\(red), \(green), \(blue), \(alpha))" }
}

extension Bitmap {
  /// Returns the pixel in a column and row, counted from the top left.
  subscript(x: Int, y: Int) -> Pixel {
    flush()
    let bytes = (pixels + y * bytesPerRow + 4 * x).assumingMemoryBound(to: UInt8.self)
    return Pixel(bytes[2], bytes[1], bytes[0], bytes[3])
  }
}

extension Bitmap {
  /// All pixels in the order of memory, row by row.
  var words: [UInt32] {
    flush()
    let words = pixels.assumingMemoryBound(to: UInt32.self)
    return (0..<height).flatMap { row in
      (0..<width).map { words[row * bytesPerRow / 4 + $0] }
    }
  }

  /// Draws steps through a pass.
  func draw(_ steps: (inout FlatPass) -> Void) {
    var pass = FlatPass(onto: self)
    steps(&pass)
    pass.draw()
  }
}

/// Returns a small bitmap and a context over it, with the origin at the top left and one pixel per
/// point.
func canvas(_ width: Int, _ height: Int, scale: CGFloat = 1) throws -> (Bitmap, CGContext) {
  let bitmap = try #require(Bitmap(width: width, height: height))
  return (bitmap, bitmap.makeContext(scale: scale))
}
