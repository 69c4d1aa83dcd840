import QuartzCore
import Testing
import UIKit

@Suite struct CAShapeLayerBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static func page(_ property: String) -> Source {
    .apple("quartzcore/cashapelayer/" + property)
  }

  @MainActor private static func shape(_ rect: CGRect) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.path = CGPath(rect: rect, transform: nil)
    return layer
  }

  /// Returns a horizontal line across the middle, 10 points thick and blue.
  @MainActor private static func line() -> CAShapeLayer {
    let (layer, path) = (CAShapeLayer(), CGMutablePath())
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    path.move(to: CGPoint(x: 10, y: 20))
    path.addLine(to: CGPoint(x: 30, y: 20))
    layer.path = path
    layer.strokeColor = UIColor.blue.cgColor
    layer.fillColor = nil
    layer.lineWidth = 10
    return layer
  }

  static let rows: Behaviours = Behaviours(of: "CAShapeLayer") {
    $0.row("a shape is filled with opaque black", page("fillcolor")) {
      let picture = LayerPicture(shape(CGRect(x: 10, y: 10, width: 20, height: 20)))
      #expect(picture.isPainted(exactly: CGRect(x: 10, y: 10, width: 20, height: 20), side: 40))
      #expect(picture[20, 20] == [0, 0, 0, 255])
    }
    $0.row("without a fill colour a shape is not filled", page("fillcolor")) {
      let layer = shape(CGRect(x: 10, y: 10, width: 20, height: 20))
      layer.fillColor = nil
      #expect(LayerPicture(layer).isPainted(exactly: .zero, side: 40))
    }
    $0.row("a shape has no stroke until it has a stroke colour", page("strokecolor")) {
      #expect(CAShapeLayer().strokeColor == nil && CAShapeLayer().lineWidth == 1)
    }
    $0.row("half of a stroke is on either side of the path", page("linewidth")) {
      #expect(
        LayerPicture(line()).isPainted(
          exactly: CGRect(x: 10, y: 15, width: 20, height: 10), side: 40))
    }
    $0.row("strokeStart and strokeEnd are parts of the path's length", page("strokestart")) {
      #expect(CAShapeLayer().strokeStart == 0 && CAShapeLayer().strokeEnd == 1)
      let layer = line()
      (layer.strokeStart, layer.strokeEnd) = (0.25, 0.75)
      #expect(
        LayerPicture(layer).isPainted(
          exactly: CGRect(x: 15, y: 15, width: 10, height: 10), side: 40))
    }
    $0.row(
      "line ends are butt by default, and square caps extend half a width further", page("linecap")
    ) {
      #expect(CAShapeLayer().lineCap == .butt)
      let layer = line()
      layer.lineCap = .square
      #expect(
        LayerPicture(layer).isPainted(exactly: CGRect(x: 5, y: 15, width: 30, height: 10), side: 40)
      )
    }
    $0.row("corners are mitred up to ten line widths", page("miterlimit")) {
      #expect(CAShapeLayer().lineJoin == .miter && CAShapeLayer().miterLimit == 10)
    }
    $0.row("a path inside a path is filled, except by the even-odd rule", page("fillrule")) {
      let (layer, path) = (shape(.zero), CGMutablePath())
      path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
      path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
      layer.path = path
      #expect(layer.fillRule == .nonZero && LayerPicture(layer).isPainted(20, 20))
      layer.fillRule = .evenOdd
      #expect(!LayerPicture(layer).isPainted(20, 20) && LayerPicture(layer).isPainted(5, 20))
    }
    $0.row("a path outside the bounds is drawn, unless masksToBounds is set", page("path")) {
      let layer = shape(CGRect(x: 30, y: 0, width: 30, height: 10))
      let room = CGSize(width: 80, height: 40)
      #expect(LayerPicture(layer, size: room).isPainted(50, 5))
      layer.masksToBounds = true
      #expect(!LayerPicture(layer, size: room).isPainted(50, 5))
    }
    $0.row("a dash pattern alternates dashes and gaps", page("linedashpattern")) {
      let layer = line()
      layer.lineDashPattern = [5, 5]
      let picture = LayerPicture(layer)
      #expect(picture.isPainted(12, 20) && !picture.isPainted(17, 20) && picture.isPainted(22, 20))
      layer.lineDashPhase = 5
      #expect(!LayerPicture(layer).isPainted(12, 20))
    }
    $0.row("a path is animated point by point", page("path")) {
      let page = CALayer()
      page.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      let layer = shape(CGRect(x: 0, y: 0, width: 10, height: 10))
      page.addSublayer(layer)
      let animation = CABasicAnimation(keyPath: "path")
      animation.toValue = CGPath(rect: CGRect(x: 20, y: 0, width: 10, height: 10), transform: nil)
      animation.duration = 1
      layer.add(animation, forKey: nil)
      MediaClock.current.advance(by: 0.5)
      #expect(layer.presentation()?.path?.boundingBox.minX == 10)
    }
  }
}
