/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath: 1 point.
  case moveToPoint
  /// A straight line: 1 point, the end.
  case addLineToPoint
  /// A quadratic Bézier curve: 2 points, the control point and the end.
  case addQuadCurveToPoint
  /// A cubic Bézier curve: 3 points, two control points and the end.
  case addCurveToPoint
  /// A straight line to the start of the subpath: no points.
  case closeSubpath

  /// The number of points, the end point last.
  package var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}

/// An element of a path; `points` is valid only during the callback.
public struct CGPathElement {
  /// The type, which determines the number of points.
  public var type: CGPathElementType
  /// The points; valid only during the callback.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element with points owned by the caller.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// The rule that determines the inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// Points with a nonzero winding number are inside.
  case winding
  /// Points with an odd number of crossings are inside.
  case evenOdd
}

/// The shape of line ends.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at its end point.
  case butt
  /// A semicircle around the end point.
  case round
  /// An extension by half the line width.
  case square
}

/// The shape of line corners.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges are extended until they meet; `bevel` if beyond the miter limit.
  case miter
  /// A circle around the corner.
  case round
  /// The corner is cut off.
  case bevel
}

/// The modes of `CGContext.drawPath(using:)`.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills with the winding rule.
  case fill
  /// Fills with the even-odd rule.
  case eoFill
  /// Strokes.
  case stroke
  /// Fills with the winding rule, then strokes.
  case fillStroke
  /// Fills with the even-odd rule, then strokes.
  case eoFillStroke
}
