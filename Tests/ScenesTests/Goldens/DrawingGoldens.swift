import Testing
import UIKit

/// Tests clips, fills and strokes. Each comment describes what the reviewer must see.
@MainActor
@Suite struct DrawingGoldens {
  private let golden = Golden(group: "Drawing")
  private let red = CGColor(red: 0.86, green: 0.15, blue: 0.22, alpha: 1)
  private let blue = CGColor(red: 0.1, green: 0.35, blue: 0.8, alpha: 1)
  private let gold = CGColor(red: 1, green: 0.78, blue: 0.2, alpha: 1)

  /// Four corners are soft; the top is red, the bottom blue, and nothing is outside.
  @Test func roundedClip() {
    golden.drawing("rounded-clip") { context in
      UIBezierPath(roundedRect: CGRect(x: 6, y: 6, width: 48, height: 48), cornerRadius: 12)
        .addClip()
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 30))
      context.setFillColor(blue)
      context.fill(CGRect(x: 0, y: 30, width: 60, height: 30))
    }
  }

  /// Two clips intersect: only the lens where the circles meet is red.
  @Test func clipOfClip() {
    golden.drawing("clip-of-clip") { context in
      for x: CGFloat in [4, 20] {
        context.addEllipse(in: CGRect(x: x, y: 12, width: 36, height: 36))
        context.clip()
      }
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
    }
  }

  /// Three squares have alpha 0.6: the overlaps are darker, and the front square's colour prevails.
  @Test func fillAlpha() {
    golden.drawing("fill-alpha") { context in
      for (index, color) in [red, blue, gold].enumerated() {
        context.setFillColor(color.copy(alpha: 0.6) ?? color)
        let step = CGFloat(index) * 12
        context.fill(CGRect(x: 6 + step, y: 6 + step, width: 24, height: 24))
      }
    }
  }

  /// Butt ends meet the hairlines; round and square ones extend past them by half the width.
  @Test func strokeCaps() {
    golden.drawing("stroke-caps") { context in
      let caps: [CGLineCap] = [.butt, .round, .square]
      for (index, cap) in caps.enumerated() {
        let y = 12 + CGFloat(index) * 18
        context.setLineCap(cap)
        context.setLineWidth(10)
        context.setStrokeColor(blue)
        context.strokeLineSegments(between: [CGPoint(x: 14, y: y), CGPoint(x: 46, y: y)])
      }
      context.setLineCap(.butt)
      context.setLineWidth(0.5)
      context.setStrokeColor(red)
      for x: CGFloat in [14, 46] {
        context.strokeLineSegments(between: [CGPoint(x: x, y: 2), CGPoint(x: x, y: 58)])
      }
    }
  }

  /// The joins from top to bottom are pointed, round, cut off.
  @Test func strokeJoins() {
    golden.drawing("stroke-joins") { context in
      let joins: [CGLineJoin] = [.miter, .round, .bevel]
      for (index, join) in joins.enumerated() {
        let y = 18 + CGFloat(index) * 18
        context.setLineJoin(join)
        context.setLineWidth(7)
        context.setStrokeColor(blue)
        context.addLines(between: [
          CGPoint(x: 10, y: y), CGPoint(x: 30, y: y - 11), CGPoint(x: 50, y: y),
        ])
        context.strokePath()
      }
    }
  }

  /// A sharp corner under the miter limit is pointed (left); above the limit it is cut off (right).
  @Test func miterLimit() {
    golden.drawing("miter-limit") { context in
      context.setLineWidth(6)
      context.setStrokeColor(blue)
      for (x, limit): (CGFloat, CGFloat) in [(4, 10), (32, 2)] {
        context.setMiterLimit(limit)
        context.addLines(between: [
          CGPoint(x: x + 4, y: 52), CGPoint(x: x + 12, y: 22), CGPoint(x: x + 20, y: 52),
        ])
        context.strokePath()
      }
    }
  }

  /// Dashes are 8 with gaps of 4; the second line begins half a dash in; the third has dots.
  @Test func strokeDash() {
    golden.drawing("stroke-dash") { context in
      context.setStrokeColor(red)
      context.setLineWidth(4)
      for (y, phase): (CGFloat, CGFloat) in [(14, 0), (30, 4)] {
        context.setLineDash(phase: phase, lengths: [8, 4])
        context.strokeLineSegments(between: [CGPoint(x: 6, y: y), CGPoint(x: 54, y: y)])
      }
      context.setLineCap(.round)
      context.setLineDash(phase: 0, lengths: [0, 8])
      context.strokeLineSegments(between: [CGPoint(x: 8, y: 46), CGPoint(x: 54, y: 46)])
    }
  }

  /// A star is whole by the winding rule (left), and has a hole by the even-odd rule (right).
  @Test func evenOdd() {
    golden.drawing("even-odd", size: CGSize(width: 60, height: 34)) { context in
      context.setFillColor(blue)
      for (x, rule): (CGFloat, CGPathFillRule) in [(16, .winding), (44, .evenOdd)] {
        let points = (0..<5).map { step -> CGPoint in
          let angle = CGFloat(step) * 4 / 5 * .pi - .pi / 2
          return CGPoint(x: x + 14 * cos(angle), y: 18 + 14 * sin(angle))
        }
        context.addLines(between: points)
        context.closePath()
        context.fillPath(using: rule)
      }
    }
  }

  /// Tangent arcs make the corners, clockwise from the lower right, of radius 4, 8, 14 and 20.
  @Test func tangentArcs() {
    golden.drawing("tangent-arcs") { context in
      let rect = CGRect(x: 6, y: 6, width: 48, height: 48)
      let end = CGPoint(x: rect.maxX, y: rect.midY)
      let corners = [
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      ]
      context.move(to: end)
      for (index, corner) in corners.enumerated() {
        context.addArc(
          tangent1End: corner, tangent2End: index == 3 ? end : corners[index + 1],
          radius: [4, 8, 14, 20][index])
      }
      context.closePath()
      context.setFillColor(gold)
      context.fillPath()
    }
  }

  /// The pies extend from three o'clock to half past four: clockwise is the small piece (red),
  /// anticlockwise the large one (blue).
  @Test func arcDirections() {
    golden.drawing("arc-directions", size: CGSize(width: 60, height: 34)) { context in
      for (x, clockwise): (CGFloat, Bool) in [(16, true), (44, false)] {
        let center = CGPoint(x: x, y: 17)
        let path = UIBezierPath(
          arcCenter: center, radius: 13, startAngle: 0, endAngle: .pi / 4, clockwise: clockwise)
        path.addLine(to: center)
        path.close()
        context.setFillColor(clockwise ? red : blue)
        path.fill()
      }
    }
  }
}
