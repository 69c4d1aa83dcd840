import Testing
import UIKit
import UIKitTestSupport

@Suite struct UIBezierPathTests {
  @Test func clockwiseIsAsItLooksWithYDownwards() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.cgPath.boundingBoxOfPath.width - 10) < 1e-9)
    #expect(abs(path.currentPoint.y - 10) < 1e-9)
    let other = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(other.cgPath.boundingBoxOfPath.width - 20) < 0.01)
  }

  @Test func onlyTheChosenCornersAreRounded() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let corners: [(UIRectCorner, CGPoint)] = [
      (.topLeft, CGPoint(x: 1, y: 1)), (.topRight, CGPoint(x: 99, y: 1)),
      (.bottomLeft, CGPoint(x: 1, y: 99)), (.bottomRight, CGPoint(x: 99, y: 99)),
    ]
    for bits in 0..<16 {
      let chosen = UIRectCorner(rawValue: UInt(bits))
      for radii in [CGSize(width: 20, height: 20), CGSize(width: 20, height: 30)] {
        let path = UIBezierPath(
          roundedRect: rect, byRoundingCorners: chosen, cornerRadii: radii)
        for (corner, point) in corners {
          #expect(path.contains(point) == !chosen.contains(corner))
        }
        #expect(path.cgPath.boundingBoxOfPath == rect)
      }
    }
    let circle = UIBezierPath(roundedRect: rect, cornerRadius: 999)
    #expect(!circle.contains(CGPoint(x: 12, y: 12)) && circle.contains(CGPoint(x: 16, y: 16)))
  }

  @Test func fillRuleClipAndStateAreTheirOwn() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.append(UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)))
    let winding = UIImage.draw(CGSize(width: 4, height: 4)) {
      UIColor.red.setFill()
      path.fill()
    }
    #expect(winding.letters == ["rrrr", "rrrr", "rrrr", "rrrr"])
    path.usesEvenOddFillRule = true
    let evenOdd = UIImage.draw(CGSize(width: 5, height: 4)) {
      UIColor.red.setFill()
      path.addClip()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 4))
    }
    #expect(evenOdd.letters == ["rrrr.", "r..r.", "r..r.", "rrrr."])
  }

  @Test func linesUseThePathsOwnParameters() {
    let image = UIImage.draw(CGSize(width: 6, height: 2)) {
      UIColor.blue.setStroke()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 1))
      path.addLine(to: CGPoint(x: 6, y: 1))
      path.lineWidth = 2
      path.setLineDash([2, 1], count: 2, phase: 0)
      path.stroke()
    }
    #expect(image.letters == ["bb.bb.", "bb.bb."])
  }

  @Test func copiesAreIndependent() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 7
    let copy = try #require(path.copy() as? UIBezierPath)
    copy.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(copy.bounds == CGRect(x: 5, y: 0, width: 10, height: 10))
    #expect(copy.lineWidth == 7)
    #expect(UIBezierPath().bounds == .zero)
    #expect(path.reversing().bounds == path.bounds)
  }
}
