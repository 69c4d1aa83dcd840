import UIKit

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// A strategy for the filled path, at a scale of 1.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for the path in black on a clear background, in the size of its bounds.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must match, 0...1.
  ///   - perceptualPrecision: How similar a pixel must be to match: 1 for equal bytes, otherwise a
  ///     distance of at most (1 − perceptualPrecision) · 100 in CIE 1976 L*a*b*.
  ///   - scale: The scale, in pixels per point.
  ///   - drawingMode: The drawing mode.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    drawing(precision, perceptualPrecision, scale, bounds: \.boundingBoxOfPath) { path, context in
      context.addPath(path)
      context.drawPath(using: drawingMode)
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A strategy for the filled path, at a scale of 1.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for the filled path in black on a clear background, in the size of its
  /// bounds.
  ///
  /// - Parameters: See those of `CGPath`.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    drawing(precision, perceptualPrecision, scale, bounds: \.bounds) { path, _ in path.fill() }
  }
}

extension Snapshotting where Format == UIImage {
  fileprivate static func drawing(
    _ precision: Float, _ perceptualPrecision: Float, _ scale: CGFloat,
    bounds: @escaping (Value) -> CGRect, _ draw: @escaping (Value, CGContext) -> Void
  ) -> Snapshotting {
    Snapshotting<UIImage, UIImage>
      .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
      .pullback { value in
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: bounds(value), format: format).image {
          draw(value, $0.cgContext)
        }
      }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// A strategy for the path's elements, one a line, with one to three decimals.
  public static var elementsDescription: Snapshotting { describing(number) }

  /// Returns a strategy for the path's elements, one a line; subpaths are separated by empty lines.
  ///
  /// - Parameter numberFormatter: Formats coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    describing { numberFormatter.string(from: NSNumber(value: Double($0))) ?? "?" }
  }

  /// Returns a number with one to three decimals, which Foundation's formatter on Linux does not
  /// support.
  private static func number(_ value: CGFloat) -> String {
    var text = String(format: "%.3f", Double(value))
    while text.hasSuffix("0"), !text.hasSuffix(".0") { text.removeLast() }
    return text
  }

  private static func describing(_ number: @escaping (CGFloat) -> String) -> Snapshotting {
    Snapshotting<String, String>.lines.pullback { path in
      var text = ""
      path.applyWithBlock { element in
        let element = element.pointee
        if element.type == .moveToPoint, !text.isEmpty { text += "\n" }
        let (name, count) = element.type.description
        let points = (0..<count).map { index in
          "(\(number(element.points[index].x)), \(number(element.points[index].y)))"
        }
        text += "\(name) \(points.joined(separator: " "))\n"
      }
      return text
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// A strategy for the path's elements, one a line, with one to three decimals.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
  }

  /// Returns a strategy for the path's elements, one a line; subpaths are separated by empty lines.
  ///
  /// - Parameter numberFormatter: Formats coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback { $0.cgPath }
  }
}

extension CGPathElementType {
  /// The name of the element, and its number of points.
  fileprivate var description: (name: String, points: Int) {
    switch self {
    case .moveToPoint: ("MoveTo", 1)
    case .addLineToPoint: ("LineTo", 1)
    case .addQuadCurveToPoint: ("QuadCurveTo", 2)
    case .addCurveToPoint: ("CurveTo", 3)
    case .closeSubpath: ("Close", 0)
    }
  }
}
