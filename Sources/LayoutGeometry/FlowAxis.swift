/// The scrolling direction of a flow layout; lines are perpendicular to it.
package enum FlowAxis: Sendable {
  case vertical
  case horizontal

  /// Returns a size relative to this axis.
  package func axisSize(_ size: CGSize) -> AxisSize {
    switch self {
    case .vertical: AxisSize(main: Double(size.height), cross: Double(size.width))
    case .horizontal: AxisSize(main: Double(size.width), cross: Double(size.height))
    }
  }

  /// Returns a rectangle relative to this axis; standardised, and empty for the null rectangle.
  package func axisRect(_ rect: CGRect) -> AxisRect {
    let rect = rect.standardized
    switch self {
    case .vertical:
      return AxisRect(
        main: Double(rect.origin.y), cross: Double(rect.origin.x), size: axisSize(rect.size))
    case .horizontal:
      return AxisRect(
        main: Double(rect.origin.x), cross: Double(rect.origin.y), size: axisSize(rect.size))
    }
  }

  /// Converts a size to width and height.
  package func size(_ size: AxisSize) -> CGSize {
    switch self {
    case .vertical: CGSize(width: size.cross, height: size.main)
    case .horizontal: CGSize(width: size.main, height: size.cross)
    }
  }

  /// Converts a rectangle to x and y coordinates.
  package func rect(_ rect: AxisRect) -> CGRect {
    switch self {
    case .vertical: CGRect(origin: CGPoint(x: rect.cross, y: rect.main), size: size(rect.size))
    case .horizontal: CGRect(origin: CGPoint(x: rect.main, y: rect.cross), size: size(rect.size))
    }
  }
}
