import UIKit

extension UIImage {
  /// Returns premultiplied red, green, blue and alpha of a stored pixel, counted from the top left.
  package func rgba(_ x: Int, _ y: Int) -> [UInt8] {
    guard let cgImage, x < cgImage.width, y < cgImage.height else { return [] }
    return cgImage.withBGRA { bytes, bytesPerRow in
      let start = y * bytesPerRow + 4 * x
      return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]]
    }
  }

  /// A letter for each pixel, row by row: r, g, b, w, k for the plain colours, . for clear.
  package var letters: [String] {
    guard let cgImage else { return [] }
    let names: [[UInt8]: Character] = [
      [255, 0, 0, 255]: "r", [0, 255, 0, 255]: "g", [0, 0, 255, 255]: "b",
      [255, 255, 255, 255]: "w", [0, 0, 0, 255]: "k", [0, 0, 0, 0]: ".",
    ]
    return (0..<cgImage.height).map { y in
      String((0..<cgImage.width).map { x in names[rgba(x, y)] ?? "?" })
    }
  }

  /// Returns an image with a pixel for each letter.
  package static func of(_ rows: [String], scale: CGFloat = 1) -> UIImage {
    let colours: [Character: UIColor] = [
      "r": .red, "g": .green, "b": .blue, "w": .white, "k": .black,
    ]
    let size = CGSize(width: rows[0].count, height: rows.count)
    let drawn = draw(size) {
      for (y, row) in rows.enumerated() {
        for (x, letter) in row.enumerated() {
          colours[letter]?.setFill()
          if letter != "." { UIRectFill(CGRect(x: x, y: y, width: 1, height: 1)) }
        }
      }
    }
    guard let pixels = drawn.cgImage else { return drawn }
    return UIImage(cgImage: pixels, scale: scale, orientation: .up)
  }

  /// Draws an image with one pixel per point.
  package static func draw(_ size: CGSize, _ body: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in body() }
  }
}

extension UIView {
  /// The bytes of a picture of the view with one pixel per point, row by row.
  @MainActor package var pictureBytes: [UInt8] {
    guard let bitmap = snapshotBitmap(scale: 1) else { return [] }
    bitmap.flush()
    return (0..<bitmap.height).flatMap { row in
      UnsafeRawBufferPointer(
        start: bitmap.pixels + row * bitmap.bytesPerRow, count: 4 * bitmap.width)
    }
  }
}
