extension UIScreen {
  /// The coordinate space of the screen in portrait, whatever its orientation. Source: Apple,
  /// UIScreen.fixedCoordinateSpace.
  public var fixedCoordinateSpace: any UICoordinateSpace { FixedCoordinateSpace(of: self) }
}

/// The space of a screen in portrait. A screen that is wider than high has the device's top at its
/// left, as ``UIScreen/interfaceOrientation``.
private final class FixedCoordinateSpace: NSObject, UICoordinateSpace {
  private let screen: UIScreen

  init(of screen: UIScreen) { self.screen = screen }

  private var isTurned: Bool { screen.bounds.width > screen.bounds.height }

  var bounds: CGRect {
    let size = screen.bounds.size
    return isTurned
      ? CGRect(x: 0, y: 0, width: size.height, height: size.width) : screen.bounds
  }

  /// The map from the screen's coordinates to this space's.
  private var fromScreen: CGAffineTransform {
    guard isTurned else { return .identity }
    return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: screen.bounds.height, ty: 0)
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if isSame(coordinateSpace) { return point }
    return screen.convert(point.applying(fromScreen.inverted()), to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if isSame(coordinateSpace) { return point }
    return screen.convert(point, from: coordinateSpace).applying(fromScreen)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if isSame(coordinateSpace) { return rect }
    return screen.convert(rect.applying(fromScreen.inverted()), to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if isSame(coordinateSpace) { return rect }
    return screen.convert(rect, from: coordinateSpace).applying(fromScreen)
  }

  private func isSame(_ other: any UICoordinateSpace) -> Bool {
    (other as? FixedCoordinateSpace)?.screen === screen
  }
}
