/// The direction in which a flow layout scrolls; lines run across it.
package enum FlowAxis: Sendable {
  case vertical
  case horizontal

  /// Returns the size as seen along this axis.
  package func axisSize(_ size: CGSize) -> AxisSize {
    switch self {
    case .vertical: AxisSize(main: Double(size.height), cross: Double(size.width))
    case .horizontal: AxisSize(main: Double(size.width), cross: Double(size.height))
    }
  }

  /// Returns the rectangle as seen along this axis; negative sizes are standardised and the null
  /// rectangle is empty.
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

  /// Returns the size with its main and cross lengths put back on x and y.
  package func size(_ size: AxisSize) -> CGSize {
    switch self {
    case .vertical: CGSize(width: size.cross, height: size.main)
    case .horizontal: CGSize(width: size.main, height: size.cross)
    }
  }

  /// Returns the rectangle with its main and cross coordinates put back on x and y.
  package func rect(_ rect: AxisRect) -> CGRect {
    switch self {
    case .vertical: CGRect(origin: CGPoint(x: rect.cross, y: rect.main), size: size(rect.size))
    case .horizontal: CGRect(origin: CGPoint(x: rect.main, y: rect.cross), size: size(rect.size))
    }
  }
}
