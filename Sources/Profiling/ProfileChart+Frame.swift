import UIKit
import WorkMeter

/// The surroundings of the bars.
extension ProfileChart {
  func drawBackground() {
    let plot = geometry.plot
    let line = geometry.y(ScrollProfile.budget)
    ChartStyle.good.setFill()
    UIRectFill(CGRect(x: plot.minX, y: line, width: plot.width, height: plot.maxY - line))
    ChartStyle.bad.setFill()
    UIRectFill(CGRect(x: plot.minX, y: plot.minY, width: plot.width, height: line - plot.minY))
    for milliseconds in stride(from: 0, through: geometry.greatest, by: geometry.step) {
      let y = geometry.y(milliseconds)
      UIColor(white: 0, alpha: milliseconds == 0 ? 0.5 : 0.08).setFill()
      UIRectFill(CGRect(x: plot.minX, y: y - 0.25, width: plot.width, height: 0.5))
      // The budget line has its own label.
      guard abs(y - line) > 14 else { continue }
      ChartStyle.draw(
        Figure.whole(milliseconds), at: CGPoint(x: plot.minX - 8, y: y - 8),
        color: ChartStyle.faint, alignment: .right)
    }
    ChartStyle.draw(
      "ms", at: CGPoint(x: plot.minX - 8, y: plot.minY - 22), size: 12, color: ChartStyle.faint,
      alignment: .right)
  }

  /// Draws the phases below their frames.
  func drawPhases() {
    let plot = geometry.plot
    var first = 0
    while first < profile.frames.count {
      let phase = profile.frames[first].phase
      let count = profile.frames[first...].prefix { $0.phase == phase }.count
      let (left, right) = (geometry.x(first), geometry.x(first + count))
      first += count
      UIColor(white: 0, alpha: 0.3).setFill()
      UIRectFill(CGRect(x: left + 1, y: plot.maxY + 6, width: right - left - 2, height: 2))
      let offset = profile.frames[first - 1].offset
      let words = ["\(phase.rawValue) to \(Figure.whole(offset))", phase.rawValue]
      let fitting = words.first { ChartStyle.width(of: $0, size: 12) < right - left }
      ChartStyle.draw(
        fitting ?? "", at: CGPoint(x: (left + right) / 2, y: plot.maxY + 12), size: 12,
        color: ChartStyle.faint, alignment: .center)
    }
  }

  func drawHeadings() {
    ChartStyle.draw(profile.scene, at: CGPoint(x: 24, y: 20), size: 22, bold: true)
    let range =
      profile.script.map { "script \($0)" }
      ?? "\(Figure.whole(profile.start)) to \(Figure.whole(profile.end)) points"
    let screen = "\(Figure.whole(profile.width)) × \(Figure.whole(profile.height))"
    ChartStyle.draw(
      "\(screen), \(range), \(profile.frames.count) frames: \(Self.summary(profile))",
      at: CGPoint(x: 24, y: 52), color: ChartStyle.faint)
    if let other {
      ChartStyle.draw(
        "line: \(other.scene), \(other.frames.count) frames: \(Self.summary(other))",
        at: CGPoint(x: 24, y: 71), color: ChartStyle.faint)
    }
  }

  private static func summary(_ profile: ScrollProfile) -> String {
    "median \(Figure.milliseconds(profile.median)) ms, 95 in 100 under"
      + " \(Figure.milliseconds(profile.ninetyFifth)) ms, \(profile.droppedCount) dropped"
  }

  func drawLegend() {
    var x = bounds.maxX - 24
    for stage in Stage.allCases.reversed() {
      x -= ChartStyle.width(of: stage.name)
      ChartStyle.draw(stage.name, at: CGPoint(x: x, y: 25))
      x -= 17
      ChartStyle.color(stage).setFill()
      UIBezierPath(roundedRect: CGRect(x: x, y: 27, width: 12, height: 12), cornerRadius: 3).fill()
      x -= 18
    }
  }

  func drawCounts() {
    let counts = Work.allCases.map { work in
      "\(work.name.replacingOccurrences(of: "_", with: " "))"
        + " \(Figure.short(profile.total(work)))"
    }
    let half = (counts.count + 1) / 2
    for (line, part) in [counts.prefix(half), counts.dropFirst(half)].enumerated() {
      ChartStyle.draw(
        part.joined(separator: "   "),
        at: CGPoint(x: 24, y: bounds.maxY - 50 + 18 * CGFloat(line)), size: 12,
        color: ChartStyle.faint)
    }
  }
}
