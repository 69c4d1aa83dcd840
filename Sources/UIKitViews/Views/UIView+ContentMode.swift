extension UIView {
  /// The fitting of a view's content to its bounds. Source: Apple, UIView.ContentMode.
  public enum ContentMode: Int, Sendable {
    /// Stretched to fill the bounds.
    case scaleToFill = 0
    /// Scaled to fit inside the bounds, keeping its proportions.
    case scaleAspectFit = 1
    /// Scaled to cover the bounds, keeping its proportions.
    case scaleAspectFill = 2
    /// Drawn again when the bounds change.
    case redraw = 3
    /// Unscaled, centred.
    case center = 4
    /// Unscaled, at the top, centred horizontally.
    case top = 5
    /// Unscaled, at the bottom, centred horizontally.
    case bottom = 6
    /// Unscaled, at the left, centred vertically.
    case left = 7
    /// Unscaled, at the right, centred vertically.
    case right = 8
    /// Unscaled, in the top left corner.
    case topLeft = 9
    /// Unscaled, in the top right corner.
    case topRight = 10
    /// Unscaled, in the bottom left corner.
    case bottomLeft = 11
    /// Unscaled, in the bottom right corner.
    case bottomRight = 12

    /// The layer's equivalent.
    package var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }
}
