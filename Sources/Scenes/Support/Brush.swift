import UIKit

/// Basic strokes of pictures. Lengths are in the context's units, colours 0xRRGGBB.
struct Brush {
  let context: CGContext

  init(_ context: CGContext) { self.context = context }

  // MARK: Shapes

  func fill(_ path: CGPath, _ hex: UInt32, alpha: CGFloat = 1) {
    context.saveGState()
    context.setFillColor(color(hex, alpha))
    context.addPath(path)
    context.fillPath()
    context.restoreGState()
  }

  func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ hex: UInt32) {
    context.saveGState()
    context.setFillColor(color(hex, 1))
    context.fill(CGRect(x: x, y: y, width: width, height: height))
    context.restoreGState()
  }

  /// Fills an ellipse with a centre and two radii.
  func oval(
    _ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat, _ hex: UInt32, alpha: CGFloat = 1
  ) {
    fill(
      CGPath(
        ellipseIn: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry), transform: nil),
      hex, alpha: alpha)
  }

  /// Fills a polygon.
  func polygon(_ points: [(CGFloat, CGFloat)], _ hex: UInt32, alpha: CGFloat = 1) {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
    fill(path, hex, alpha: alpha)
  }

  /// Fills a smooth closed shape through points.
  func blob(_ points: [(CGFloat, CGFloat)], _ hex: UInt32, alpha: CGFloat = 1) {
    fill(Self.softPath(through: points, closed: true), hex, alpha: alpha)
  }

  // MARK: Lines

  /// Strokes a smooth line through points, with round ends.
  func line(_ points: [(CGFloat, CGFloat)], width: CGFloat, _ hex: UInt32, alpha: CGFloat = 1) {
    context.saveGState()
    context.setStrokeColor(color(hex, alpha))
    context.setLineWidth(width)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.addPath(Self.softPath(through: points, closed: false))
    context.strokePath()
    context.restoreGState()
  }

  // MARK: Light

  /// Fills a rectangle with a gradient from top to bottom.
  func wash(_ rect: CGRect, _ hexes: [UInt32]) {
    guard let gradient = gradient(hexes.map { color($0, 1) }) else { return }
    context.saveGState()
    context.clip(to: rect)
    context.drawLinearGradient(
      gradient, start: CGPoint(x: rect.midX, y: rect.minY),
      end: CGPoint(x: rect.midX, y: rect.maxY), options: [])
    context.restoreGState()
  }

  /// Fills a radial gradient that fades out from a centre.
  func glow(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ hex: UInt32, alpha: CGFloat = 1) {
    guard let gradient = gradient([color(hex, alpha), color(hex, 0)]) else { return }
    let center = CGPoint(x: x, y: y)
    context.drawRadialGradient(
      gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: radius,
      options: [])
  }

  // MARK: Places

  /// Draws with the origin moved, then scaled and rotated.
  func place(
    _ x: CGFloat, _ y: CGFloat, scale: CGFloat = 1, turn: CGFloat = 0, _ draw: () -> Void
  ) {
    context.saveGState()
    context.translateBy(x: x, y: y)
    context.rotate(by: turn)
    context.scaleBy(x: scale, y: scale)
    draw()
    context.restoreGState()
  }

  /// Draws clipped to a smooth closed shape.
  func inside(_ points: [(CGFloat, CGFloat)], _ draw: () -> Void) {
    context.saveGState()
    context.addPath(Self.softPath(through: points, closed: true))
    context.clip()
    draw()
    context.restoreGState()
  }

  private func color(_ hex: UInt32, _ alpha: CGFloat) -> CGColor {
    CGColor(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }

  private func gradient(_ colors: [CGColor]) -> CGGradient? {
    CGGradient(
      colorsSpace: CGColorSpace(name: CGColorSpace.sRGB), colors: colors as CFArray, locations: nil)
  }
}
