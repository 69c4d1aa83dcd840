import Testing
import UIKit

@Suite struct UIBezierPathBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static let folder = "uikit/uibezierpath/"

  @MainActor private static func drawn(
    _ side: CGFloat = 20, _ actions: @escaping () -> Void
  ) -> Pixels {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
    return Pixels(of: renderer.image { _ in actions() })
  }

  static let rows: Behaviours = Behaviours(of: "UIBezierPath") {
    $0.row("lines are one point wide", .apple(folder + "linewidth")) {
      #expect(UIBezierPath().lineWidth == 1)
    }
    $0.row("lines end without a cap", .apple(folder + "linecapstyle")) {
      #expect(UIBezierPath().lineCapStyle == .butt)
    }
    $0.row("line joins are mitres with a limit of ten", .apple(folder + "miterlimit")) {
      #expect(UIBezierPath().lineJoinStyle == .miter && UIBezierPath().miterLimit == 10)
    }
    $0.row("curves are flattened to 0.6", .apple(folder + "flatness")) {
      #expect(UIBezierPath().flatness == 0.6)
    }
    $0.row(
      "filling draws fewer lines than a context does",
      .suite("swift-snapshot-testing testUIBezierPath and testCGPath", license: "MIT")
    ) {
      let box = CGRect(x: 0, y: 0, width: 30, height: 30)
      let filled = drawn(30) { UIBezierPath(ovalIn: box).fill() }
      let finer = drawn(30) { UIGraphicsGetCurrentContext()?.fillEllipse(in: box) }
      #expect((1...3).map { filled[$0, 6][3] } == [0, 83, 255])
      #expect((1...3).map { finer[$0, 6][3] } == [0, 87, 255])
      #expect((24...27).map { filled[$0, 25][3] } == [255, 168, 1, 0])
      #expect((24...27).map { finer[$0, 25][3] } == [255, 172, 3, 0])
    }
    $0.row("filling uses the winding rule", .apple(folder + "usesevenoddfillrule")) {
      #expect(!UIBezierPath().usesEvenOddFillRule)
    }
    $0.row("a new path is empty", .apple(folder + "isempty")) {
      #expect(UIBezierPath().isEmpty && UIBezierPath().bounds == .zero)
    }
    $0.row("a line begins at the current point", .apple(folder + "addline(to:)")) {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 2, y: 3))
      path.addLine(to: CGPoint(x: 8, y: 9))
      #expect(path.currentPoint == CGPoint(x: 8, y: 9))
      #expect(path.bounds == CGRect(x: 2, y: 3, width: 6, height: 6))
    }
    $0.row("closing returns to the subpath's beginning", .apple(folder + "close()")) {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 2, y: 3))
      path.addLine(to: CGPoint(x: 8, y: 9))
      path.close()
      #expect(path.currentPoint == CGPoint(x: 2, y: 3))
    }
    $0.row("a rectangle contains its middle and no outer point", .apple(folder + "contains(_:)")) {
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(path.contains(CGPoint(x: 5, y: 5)) && !path.contains(CGPoint(x: 15, y: 5)))
    }
    $0.row(
      "an oval does not contain the corners of its rectangle", .apple(folder + "init(ovalin:)")
    ) {
      let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
      #expect(path.contains(CGPoint(x: 5, y: 0.5)))
    }
    $0.row(
      "only the given corners are round",
      .apple(folder + "init(roundedrect:byroundingcorners:cornerradii:)")
    ) {
      let path = UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: .topLeft,
        cornerRadii: CGSize(width: 8, height: 8))
      #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
      #expect(path.contains(CGPoint(x: 19.5, y: 0.5)))
    }
    $0.row(
      "an arc clockwise from 0 goes down first, where y points down",
      .apple(folder + "init(arccenter:radius:startangle:endangle:clockwise:)")
    ) {
      let path = UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
      let end = path.currentPoint
      #expect(abs(end.x) < 0.001 && abs(end.y - 10) < 0.001)
    }
    $0.row("a transform moves all points", .apple(folder + "apply(_:)")) {
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
      path.apply(CGAffineTransform(translationX: 5, y: 7))
      #expect(path.bounds.origin == CGPoint(x: 5, y: 7))
    }
    $0.row("a reversed path ends where it began", .apple(folder + "reversing()")) {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: 9, y: 1))
      #expect(path.reversing().currentPoint == CGPoint(x: 1, y: 1))
    }
    $0.row("an appended path widens the bounds", .apple(folder + "append(_:)")) {
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
      path.append(UIBezierPath(rect: CGRect(x: 20, y: 0, width: 10, height: 10)))
      #expect(path.bounds.width == 30)
    }
    $0.row("a path without its points is empty", .apple(folder + "removeallpoints()")) {
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
      path.removeAllPoints()
      #expect(path.isEmpty)
    }
    $0.row("a copy does not follow the original", .apple(folder + "cgpath")) {
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
      path.lineWidth = 5
      let copy = path.copy() as? UIBezierPath
      path.removeAllPoints()
      #expect(copy?.isEmpty == false && copy?.lineWidth == 5)
    }
    $0.row("even-odd filling leaves a hole", .apple(folder + "usesevenoddfillrule")) {
      let pixels = drawn {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
        path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
        path.usesEvenOddFillRule = true
        UIColor.red.setFill()
        path.fill()
      }
      #expect(pixels[1, 1][3] == 255 && pixels[10, 10][3] == 0)
    }
    $0.row("half of a stroke is on either side of the path", .apple(folder + "stroke()")) {
      let pixels = drawn {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 20, y: 10))
        path.lineWidth = 4
        path.stroke()
      }
      #expect(pixels[10, 7][3] == 0 && pixels[10, 8][3] == 255)
      #expect(pixels[10, 11][3] == 255 && pixels[10, 12][3] == 0)
    }
    $0.row("a clip limits what is drawn after it", .apple(folder + "addclip()")) {
      let pixels = drawn {
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)).addClip()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
      }
      #expect(pixels[5, 5][3] == 255 && pixels[15, 5][3] == 0)
    }
    $0.row(
      "dashes and gaps alternate", .apple(folder + "setlinedash(_:count:phase:)")
    ) {
      let pixels = drawn {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 20, y: 10))
        path.lineWidth = 4
        path.setLineDash([5, 5], count: 2, phase: 0)
        path.stroke()
      }
      #expect(pixels[2, 10][3] == 255 && pixels[7, 10][3] == 0 && pixels[12, 10][3] == 255)
    }
  }
}
