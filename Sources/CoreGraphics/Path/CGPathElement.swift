/// What one step of a path does.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
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
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// How a path decides what is inside: by winding number, or by counting crossings.
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}

/// The shape of the ends of open lines.
public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}

/// The shape of the corners of lines.
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}

/// What `CGContext.drawPath(using:)` does with the current path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke
}
