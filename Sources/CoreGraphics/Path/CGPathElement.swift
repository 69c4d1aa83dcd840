/// What one step of a path does.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath: 1 point.
  case moveToPoint
  /// A straight line: 1 point, its end.
  case addLineToPoint
  /// A quadratic curve: 2 points, its control point and its end.
  case addQuadCurveToPoint
  /// A cubic curve: 3 points, two control points and its end.
  case addCurveToPoint
  /// A straight line back to where the subpath began: no points.
  case closeSubpath

  /// How many points the step carries, its end point last.
  package var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}

/// One step of a path; `points` is valid only during the call that hands the element out.
public struct CGPathElement {
  /// What it is, and so how many points it has.
  public var type: CGPathElementType
  /// Its points, in user space; as many as `type` says, and valid while the element is looked at.
  public var points: UnsafeMutablePointer<CGPoint>

  /// An element over points that somebody else keeps.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// How a path decides what is inside: by winding number, or by counting crossings.
public enum CGPathFillRule: Int, Sendable {
  /// Inside is what the path goes around, counted by its direction.
  case winding
  /// Inside is what an odd number of edges lies around.
  case evenOdd
}

/// The shape of the ends of open lines.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at its end.
  case butt
  /// A half circle about the end.
  case round
  /// Half a line's width goes on after the end.
  case square
}

/// The shape of the corners of lines.
public enum CGLineJoin: Int32, Sendable {
  /// The edges go on until they meet, within the miter limit, else as `bevel`.
  case miter
  /// A circle about the corner.
  case round
  /// The corner is cut off.
  case bevel
}

/// What `CGContext.drawPath(using:)` does with the current path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills by the winding rule.
  case fill
  /// Fills by the even-odd rule.
  case eoFill
  /// Draws the line.
  case stroke
  /// Fills by the winding rule, then draws the line.
  case fillStroke
  /// Fills by the even-odd rule, then draws the line.
  case eoFillStroke
}
