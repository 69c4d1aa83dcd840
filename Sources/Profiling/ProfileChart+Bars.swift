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

  /// The tops of the other profile's frames.
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

  /// Names the worst frame above its bar.
  func drawWorst() {
    let frame = profile.frames[profile.worst]
    let plot = geometry.plot
    let top = CGPoint(
      x: (geometry.x(profile.worst) + geometry.x(profile.worst + 1)) / 2,
      y: geometry.y(frame.milliseconds))
    let arrow = UIBezierPath()
    arrow.move(to: CGPoint(x: top.x, y: top.y - 2))
    arrow.addLine(to: CGPoint(x: top.x - 4, y: top.y - 9))
    arrow.addLine(to: CGPoint(x: top.x + 4, y: top.y - 9))
    arrow.close()
    ChartStyle.ink.setFill()
    arrow.fill()
    let sentence = profile.worstSentence
    let half = ChartStyle.width(of: sentence, size: 12, bold: true) / 2
    let x = min(max(top.x, plot.minX + half + 6), plot.maxX - half - 6)
    ChartStyle.draw(
      sentence, at: CGPoint(x: x, y: top.y - 26), size: 12, bold: true, alignment: .center)
  }
}
