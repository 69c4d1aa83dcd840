import Testing
import UIKit

/// The pixels of a view or an image, at one pixel per point: red, green, blue and alpha, row by
/// row.
struct Pixels {
  let width: Int
  let height: Int
  private let bytes: [UInt8]

  /// The pixels of a view, drawn by its layer.
  @MainActor init(of view: UIView) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    self.init(of: image)
  }

  /// Creates the pixels of an image, as stored.
  init(of image: UIImage) {
    let (width, height) = (image.cgImage?.width ?? 0, image.cgImage?.height ?? 0)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    bytes.withUnsafeMutableBytes { buffer in
      let context = CGContext(
        data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8,
        bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      if let pixels = image.cgImage {
        context?.draw(pixels, in: CGRect(x: 0, y: 0, width: width, height: height))
      }
    }
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// Returns red, green, blue and alpha of a pixel, counted from the top left.
  subscript(x: Int, y: Int) -> [Int] {
    (0..<4).map { Int(bytes[(y * width + x) * 4 + $0]) }
  }

  /// The columns with more than a quarter of ink.
  var inkColumns: [Int] {
    (0..<width).filter { x in (0..<height).contains { self[x, $0][3] > 64 } }
  }
}

/// Returns red, green, blue and alpha of a view's pixel at 1x.
@MainActor func pixel(of view: UIView, _ x: Int, _ y: Int) -> [Int] { Pixels(of: view)[x, y] }

/// Returns the distance from the first to the last column of a label's ink, in pixels at 1x.
@MainActor func inkWidth(_ label: UILabel, _ size: CGSize) -> Int {
  label.frame.size = size
  let columns = Pixels(of: label).inkColumns
  return columns.isEmpty ? 0 : (columns.last ?? 0) - (columns.first ?? 0) + 1
}
