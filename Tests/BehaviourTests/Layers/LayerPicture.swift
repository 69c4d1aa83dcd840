import UIKit

/// The pixels that a layer draws in `render(in:)`, one per point by default.
@MainActor
struct LayerPicture {
  private let picture: CGImage?

  /// - Parameters:
  ///   - layer: the layer, drawn with its own origin at the picture's, in its own coordinates.
  ///   - size: nil for the layer's.
  init(_ layer: CALayer, size: CGSize? = nil, scale: CGFloat = 1) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: size ?? layer.bounds.size, format: format).image {
      layer.render(in: $0.cgContext)
    }
    picture = image.cgImage
  }

  /// Returns red, green, blue and alpha of a pixel, premultiplied; an empty array outside the
  /// picture.
  subscript(x: Int, y: Int) -> [UInt8] {
    guard let part = picture?.cropping(to: CGRect(x: x, y: y, width: 1, height: 1)) else {
      return []
    }
    var pixel: [UInt8] = [0, 0, 0, 0]
    pixel.withUnsafeMutableBytes { buffer in
      CGContext(
        data: buffer.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?
        .draw(part, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    return pixel
  }

  /// Whether a pixel is painted.
  func isPainted(_ x: Int, _ y: Int) -> Bool { (self[x, y].last ?? 0) > 0 }

  /// Whether exactly the pixels of a rectangle are painted, in a square.
  func isPainted(exactly rect: CGRect, side: Int = 100) -> Bool {
    (0..<side).allSatisfy { y in
      (0..<side).allSatisfy { x in
        isPainted(x, y) == rect.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
      }
    }
  }
}
