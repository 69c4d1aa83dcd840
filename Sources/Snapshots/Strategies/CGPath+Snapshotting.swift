import UIKit

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// The path filled, a pixel to the point.
  public static var image: Snapshotting { .image() }

  /// The path drawn black on a clear ground, as large as its bounds.
  ///
  /// - Parameters:
  ///   - precision: the part of the pixels that must match, 0...1.
  ///   - perceptualPrecision: how alike a pixel must look to match: 1 for equal bytes, else a
  ///     distance of at most (1 − perceptualPrecision) · 100 in CIE 1976 L*a*b*.
  ///   - scale: pixels per point.
  ///   - drawingMode: how it is drawn.
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
  /// The path filled, a pixel to the point.
  public static var image: Snapshotting { .image() }

  /// The path filled black on a clear ground, as large as its bounds.
  ///
  /// - Parameters: as those of `CGPath`'s.
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
  /// The path's elements, one a line, with one to three digits after the point.
  public static var elementsDescription: Snapshotting { describing(number) }

  /// The path's elements, one a line; an empty line before each part but the first.
  ///
  /// - Parameter numberFormatter: writes coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    describing { numberFormatter.string(from: NSNumber(value: Double($0))) ?? "?" }
  }

  /// The formatter of Foundation on Linux does not keep to both numbers of digits.
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
  /// The path's elements, one a line, with one to three digits after the point.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
  }

  /// The path's elements, one a line; an empty line before each part but the first.
  ///
  /// - Parameter numberFormatter: writes coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback { $0.cgPath }
  }
}

extension CGPathElementType {
  /// The element's name, and how many points it has.
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
