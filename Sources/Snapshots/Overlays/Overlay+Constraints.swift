import UIKit

extension Overlay {
  /// Returns a picture with a constraint overlay: alignment rectangles in grey, guides in orange,
  /// margins in purple, baselines in green; required equations in blue with their constants where
  /// they fit, optional ones and inequalities in light blue, unsatisfied constraints in red.
  ///
  /// Nil if there is nothing to draw, or no memory.
  ///
  /// - Parameter scale: The scale of the picture, in pixels per point.
  package static func constrained(
    _ picture: Bitmap, scale: CGFloat, _ outline: ConstraintOutline
  ) -> Bitmap? {
    guard !outline.isEmpty else { return nil }
    return over(picture, scale: scale) { _ in
      for rect in outline.margins { stroke(rect, marginColor, width: 0.5) }
      for rect in outline.guides { stroke(rect, guideColor, width: 0.5) }
      for rect in outline.views { stroke(rect, frameColor, width: 0.5) }
      for rect in outline.baselines { fill(rect, baselineColor) }
      for line in outline.lines { draw(line) }
      for line in outline.lines { label(line) }
    }
  }

  private static let marginColor = UIColor(red: 0.6, green: 0.3, blue: 0.9, alpha: 0.8)
  private static let guideColor = UIColor(red: 1, green: 0.55, blue: 0, alpha: 0.8)
  private static let frameColor = UIColor(white: 0.5, alpha: 0.6)
  private static let baselineColor = UIColor(red: 0.1, green: 0.65, blue: 0.3, alpha: 0.8)

  /// The width of lines, in points.
  private static let breadth: CGFloat = 0.5

  private static func fill(_ baseline: CGRect, _ color: UIColor) {
    color.setFill()
    UIRectFillUsingBlendMode(
      CGRect(x: baseline.minX, y: baseline.minY, width: baseline.width, height: breadth), .normal)
  }

  /// Draws a line, with caps for a distance.
  private static func draw(_ line: ConstraintOutline.Line) {
    let color = line.strength.color
    color.setFill()
    let isAcross = abs(line.to.x - line.from.x) >= abs(line.to.y - line.from.y)
    UIRectFillUsingBlendMode(bar(from: line.from, to: line.to), .normal)
    guard line.points != nil else { return }
    for end in [line.from, line.to] {
      let cap =
        isAcross
        ? CGRect(x: end.x - breadth / 2, y: end.y - 2, width: breadth, height: 4)
        : CGRect(x: end.x - 2, y: end.y - breadth / 2, width: 4, height: breadth)
      UIRectFillUsingBlendMode(cap, .normal)
    }
  }

  private static func bar(from: CGPoint, to: CGPoint) -> CGRect {
    CGRect(
      x: min(from.x, to.x) - breadth / 2, y: min(from.y, to.y) - breadth / 2,
      width: abs(to.x - from.x) + breadth, height: abs(to.y - from.y) + breadth)
  }

  /// Draws the constant in the middle of a line, if it is long enough.
  private static func label(_ line: ConstraintOutline.Line) {
    guard let points = line.points else { return }
    let text = ShortNumber.text(points)
    let size = tagSize(text, size: 6)
    guard max(abs(line.to.x - line.from.x), abs(line.to.y - line.from.y)) >= 8 else { return }
    let middle = CGPoint(x: (line.from.x + line.to.x) / 2, y: (line.from.y + line.to.y) / 2)
    tag(
      text, at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2),
      line.strength.color, size: 6)
  }
}

extension ConstraintOutline.Line.Strength {
  @MainActor fileprivate var color: UIColor {
    switch self {
    case .required: UIColor(red: 0.05, green: 0.4, blue: 0.95, alpha: 0.9)
    case .loose: UIColor(red: 0.35, green: 0.7, blue: 1, alpha: 0.9)
    case .contradicted: UIColor(red: 0.9, green: 0.1, blue: 0.1, alpha: 0.9)
    }
  }
}
