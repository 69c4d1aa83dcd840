import ImageIO
import Staging
import UIKit

/// The pixels of a view on screen.
@MainActor
struct BarPixels {
  private let bitmap: Bitmap
  private let scale: CGFloat

  init?(of view: UIView, scale: CGFloat = 2) {
    view.layoutIfNeeded()
    guard let bitmap = Self.onWhite(view).snapshotBitmap(scale: scale) else { return nil }
    (self.bitmap, self.scale) = (bitmap, scale)
  }

  /// Places a bar without a superview on white.
  private static func onWhite(_ view: UIView) -> UIView {
    guard view is UINavigationBar || view is UITabBar || view is UIToolbar else { return view }
    if let superview = view.superview { return superview }
    let white = UIView(frame: CGRect(origin: .zero, size: view.bounds.size))
    white.backgroundColor = .white
    white.addSubview(view)
    return white
  }

  /// Returns red, green and blue of a pixel.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let word = bitmap.pixels.load(
      fromByteOffset: y * bitmap.bytesPerRow + 4 * x, as: UInt32.self)
    return [UInt8(word >> 16 & 255), UInt8(word >> 8 & 255), UInt8(word & 255)]
  }

  /// Returns red, green and blue of the pixel at a point.
  subscript(x: CGFloat, y: CGFloat) -> [UInt8] { pixel(Int(x * scale), Int(y * scale)) }

  func isSame(at point: CGPoint, as other: CGPoint) -> Bool {
    self[point.x, point.y] == self[other.x, other.y]
  }

  /// Returns the number of pixels of a rectangle, in points, that meet a condition.
  func count(_ rect: CGRect, where isSo: ([UInt8]) -> Bool) -> Int {
    points(of: rect).filter { isSo(pixel($0.x, $0.y)) }.count
  }

  /// Returns the bounding box, in points, of the pixels that differ from the rectangle's first
  /// pixel by more than half of its distance to black or white.
  func ink(_ rect: CGRect) -> CGRect {
    let ground = pixel(Int(rect.minX * scale), Int(rect.minY * scale)).map(Int.init)
    let inked = points(of: rect).filter { point in
      zip(pixel(point.x, point.y), ground).contains { abs(Int($0) - $1) > 110 }
    }
    guard let first = inked.first else { return .zero }
    let box = inked.reduce(CGRect(x: first.x, y: first.y, width: 1, height: 1)) {
      $0.union(CGRect(x: $1.x, y: $1.y, width: 1, height: 1))
    }
    return CGRect(
      x: box.minX / scale, y: box.minY / scale, width: box.width / scale,
      height: box.height / scale)
  }

  private func points(of rect: CGRect) -> [(x: Int, y: Int)] {
    let (left, right) = (Int(rect.minX * scale), min(Int(rect.maxX * scale), bitmap.width))
    let (top, bottom) = (Int(rect.minY * scale), min(Int(rect.maxY * scale), bitmap.height))
    return (top..<bottom).flatMap { y in (left..<right).map { (x: $0, y: y) } }
  }
}
