import UIKit
import WorkMeter

extension ProfileChart {
  func drawBars() {
    for (number, frame) in profile.frames.enumerated() {
      var reached = 0.0
      for stage in Stage.allCases {
        let next = reached + (frame.stages[stage] ?? 0)
        ChartStyle.color(stage).setFill()
        UIRectFill(geometry.bar(number, from: reached, to: next))
        reached = next
      }
      if frame.isDropped {
        ChartStyle.dropped.setFill()
        UIRectFill(geometry.bar(number, from: ScrollProfile.budget, to: reached))
      }
    }
  }

  /// Draws the frame times of the other profile.
  func drawLine(of other: ScrollProfile) {
    let line = UIBezierPath()
    for (number, frame) in other.frames.enumerated() {
      let y = geometry.y(frame.milliseconds)
      if number == 0 {
        line.move(to: CGPoint(x: geometry.x(0), y: y))
      } else {
        line.addLine(to: CGPoint(x: geometry.x(number), y: y))
      }
      line.addLine(to: CGPoint(x: geometry.x(number + 1), y: y))
    }
    line.lineWidth = 1.5
    line.lineJoinStyle = .round
    ChartStyle.ink.setStroke()
    line.stroke()
  }

  func drawBudget() {
    let y = geometry.y(ScrollProfile.budget)
    ChartStyle.dropped.setFill()
    UIRectFill(CGRect(x: geometry.plot.minX, y: y - 0.5, width: geometry.plot.width, height: 1))
    ChartStyle.draw(
      "16.7", at: CGPoint(x: geometry.plot.minX - 8, y: y - 8), bold: true,
      color: ChartStyle.dropped, alignment: .right)
  }

  /// Labels the worst frame above its bar, avoiding other content.
  func drawWorst() {
    let frame = profile.frames[profile.worst]
    let top = CGPoint(
      x: (geometry.x(profile.worst) + geometry.x(profile.worst + 1)) / 2,
      y: geometry.y(frame.milliseconds))
    ChartStyle.ink.setFill()
    arrow(to: top).fill()
    let words = profile.worstSentence
    let origin = labelOrigin(
      width: ChartStyle.width(of: words, size: 12, bold: true), above: top)
    if origin.y < top.y - 26 {
      // A thin line connects the label and the bar.
      UIRectFill(CGRect(x: top.x - 0.5, y: origin.y + 17, width: 1, height: top.y - origin.y - 26))
    }
    ChartStyle.draw(words, at: origin, size: 12, bold: true, alignment: .center)
  }

  private func arrow(to top: CGPoint) -> UIBezierPath {
    let arrow = UIBezierPath()
    arrow.move(to: CGPoint(x: top.x, y: top.y - 2))
    arrow.addLine(to: CGPoint(x: top.x - 4, y: top.y - 9))
    arrow.addLine(to: CGPoint(x: top.x + 4, y: top.y - 9))
    arrow.close()
    return arrow
  }

  /// Returns the top centre of a label above a bar that covers neither bars nor the line.
  func labelOrigin(width: CGFloat, above top: CGPoint) -> CGPoint {
    let plot = geometry.plot
    let x = min(max(top.x, plot.minX + width / 2 + 6), plot.maxX - width / 2 - 6)
    let covered = (0..<geometry.frameCount).filter {
      geometry.x($0 + 1) >= x - width / 2 && geometry.x($0) <= x + width / 2
    }
    let highest = [profile, other].compactMap(\.self).flatMap { profile in
      covered.filter(profile.frames.indices.contains).map { profile.frames[$0].milliseconds }
    }.max()
    let clear = highest.map(geometry.y) ?? top.y
    return CGPoint(x: x, y: max(plot.minY + 4, min(top.y, clear) - 26))
  }
}
