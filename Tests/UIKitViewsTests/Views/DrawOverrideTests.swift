import Testing
import UIKit

@testable import UIKitViews

@MainActor @Suite struct DrawOverrideTests {
  private class Plain: UIView {
    override func layoutSubviews() { super.layoutSubviews() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { size }
  }
  private class Drawing: Plain {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }
  private final class Inheriting: Drawing {}
  private final class DrawingCell: UICollectionViewCell {
    override func draw(_ rect: CGRect) { super.draw(rect) }
  }

  @Test func onlyClassesThatOverrideDrawingAreFound() {
    for type in [UIView.self, Plain.self, UIScrollView.self, UICollectionViewCell.self] {
      #expect(!DrawOverride.isPresent(in: type), "\(type)")
    }
    for type in [Drawing.self, Inheriting.self, DrawingCell.self] {
      #expect(DrawOverride.isPresent(in: type), "\(type)")
    }
  }

  @Test func viewsThatDrawNothingHaveNoPixels() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let drawing = Drawing(frame: root.bounds)
    let plain = Plain(frame: root.bounds)
    root.addSubview(drawing)
    root.addSubview(plain)
    let picture = try #require(root.snapshotBitmap(scale: 3))
    #expect(plain.layer.backingStore == nil && root.layer.backingStore == nil)
    #expect(drawing.layer.backingStore?.width == 30)
    #expect(picture.width == 30)
  }

  private final class Dot: CALayer {
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      ctx.fill(bounds.insetBy(dx: 2, dy: 2))
    }
  }
  private final class DotView: UIView {
    override class var layerClass: AnyClass { Dot.self }
  }

  /// A view's own layer class draws although the view does not.
  @Test func aLayerClassThatDrawsIsDrawn() throws {
    let view = DotView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let picture = try #require(view.snapshotBitmap(scale: 2))
    #expect(picture.ink == PixelRect(x: 4, y: 4, width: 12, height: 12))
  }

  /// The slow twin is a view that is treated as if it drew; it gives the same picture.
  @Test func sparingPixelsChangesNoPicture() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.backgroundColor = .blue
    let spared = try #require(root.snapshotBitmap(scale: 1))
    root.layer.backingStore = Bitmap(width: 10, height: 10)
    let drawn = try #require(root.snapshotBitmap(scale: 1))
    #expect(memcmp(spared.pixels, drawn.pixels, spared.bytesPerRow * 10) == 0)
  }
}
