import CoreGraphics
import QuartzCore
import Testing

@MainActor @Suite struct PerspectiveTests {
  private func red(_ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    return layer
  }

  private func root(_ layer: CALayer) -> CALayer {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSublayer(layer)
    return root
  }

  private var turned: CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 100
    return CATransform3DRotate(eye, .pi / 6, 0, 1, 0)
  }

  /// A square of 80 points is rotated by 30° before an eye 100 points away: the left edge, 20
  /// points nearer, is at −40 · cos 30° / 0.8 and 100 points high, the right one at 40 · cos 30° /
  /// 1.2 and 66.7 points high.
  @Test func whatIsNearerIsLarger() {
    let layer = red(CGRect(x: 10, y: 10, width: 80, height: 80))
    layer.transform = turned
    let frame = layer.frame
    #expect(abs(frame.minX - (50 - 43.3013)) < 1e-3 && abs(frame.maxX - (50 + 28.8675)) < 1e-3)
    #expect(abs(frame.minY) < 1e-9 && abs(frame.height - 100) < 1e-9)
    let picture = Picture(of: root(layer))
    for (x, y, isRed) in [
      (8, 3, true), (5, 50, false), (8, 96, true), (77, 50, true), (77, 20, true), (77, 14, false),
      (77, 85, false), (80, 50, false), (40, 9, true),
    ] { #expect((picture.red(x, y) > 200) == isRed, "at \(x), \(y)") }
  }

  /// The superlayer's `sublayerTransform` results in the same picture.
  @Test func oneEyeForAllSublayers() {
    let own = red(CGRect(x: 10, y: 10, width: 80, height: 80))
    own.transform = turned
    let other = red(own.bounds.offsetBy(dx: 10, dy: 10))
    other.transform = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
    let around = root(other)
    around.sublayerTransform.m34 = -1 / 100
    #expect(Picture(of: root(own)).bytes == Picture(of: around).bytes)
  }

  @Test func aOneSidedLayerIsNotSeenFromBehind() {
    let layer = red(CGRect(x: 10, y: 10, width: 80, height: 80))
    layer.transform = CATransform3DMakeRotation(.pi * 0.9, 0, 1, 0)
    #expect(Picture(of: root(layer)).red(50, 50) == 255)
    layer.isDoubleSided = false
    #expect(Picture(of: root(layer)).red(50, 50) == 0)
  }

  /// The frame keeper and the plain compositor draw the same pixels.
  @Test func theKeeperDrawsTheSame() {
    let layer = red(CGRect(x: 10, y: 10, width: 80, height: 80))
    layer.addSublayer(red(CGRect(x: 60, y: 60, width: 40, height: 10)))
    layer.cornerRadius = 9
    layer.opacity = 0.5
    layer.transform = turned
    let root = root(layer)
    let kept = FrameKeeper().frame(of: root, scale: 1)
    #expect(kept.map { Picture(bitmap: $0).bytes } == Picture(of: root).bytes)
  }

  @MainActor private struct Picture {
    let bitmap: Bitmap

    init(of layer: CALayer) {
      bitmap = Bitmap(width: 100, height: 100)!
      Compositor.render(layer, into: bitmap, scale: 1)
    }

    init(bitmap: Bitmap) { self.bitmap = bitmap }

    var bytes: [UInt8] {
      bitmap.flush()
      return (0..<100).flatMap { row in
        UnsafeRawBufferPointer(
          start: bitmap.pixels + row * bitmap.bytesPerRow, count: 400)
      }
    }

    func red(_ x: Int, _ y: Int) -> UInt8 { bytes[400 * y + 4 * x + 2] }
  }
}
