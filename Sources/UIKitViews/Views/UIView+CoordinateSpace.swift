extension UIView: UICoordinateSpace {
  /// Converts a point of this view to another coordinate space.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let converted = convertToScreen(CGRect(origin: point, size: .zero)).origin
    return coordinateSpace is UIScreen
      ? converted : coordinateSpace.convert(converted, from: UIScreen.main)
  }

  /// Converts a point of another coordinate space to this view's coordinates.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let converted =
      coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, to: UIScreen.main)
    return convertFromScreen(CGRect(origin: converted, size: .zero)).origin
  }

  /// Converts a rectangle of this view to another coordinate space.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    let converted = convertToScreen(rect)
    return coordinateSpace is UIScreen
      ? converted : coordinateSpace.convert(converted, from: UIScreen.main)
  }

  /// Converts a rectangle of another coordinate space to this view's coordinates.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    let converted =
      coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, to: UIScreen.main)
    return convertFromScreen(converted)
  }

  private var windowOrigin: CGPoint { window?.frame.origin ?? .zero }

  private func convertToScreen(_ rect: CGRect) -> CGRect {
    convert(rect, to: nil as UIView?).offsetBy(dx: windowOrigin.x, dy: windowOrigin.y)
  }

  private func convertFromScreen(_ rect: CGRect) -> CGRect {
    convert(rect.offsetBy(dx: -windowOrigin.x, dy: -windowOrigin.y), from: nil as UIView?)
  }
}
