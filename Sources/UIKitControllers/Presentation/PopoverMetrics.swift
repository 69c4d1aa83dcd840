/// The metrics of popovers. Apple publishes none; all are uncertain.
enum PopoverMetrics {
  /// The width of the arrow's base and the arrow's length, in points.
  static let arrow = CGSize(width: 26, height: 13)
  static let cornerRadius: CGFloat = 13
  /// The distance between a popover and the edges of the safe area, in points.
  static let margin: CGFloat = 10
  /// The size of a popover whose controller prefers no size, in points.
  static let size = CGSize(width: 320, height: 480)
  /// The radius of the shadow in points, and its opacity.
  static let shadow: (radius: CGFloat, opacity: Float) = (20, 0.2)
}

// Unsupported: UIPopoverPresentationController: look · drawn · Heights, radii and shades of
//   popovers. · uncertain · test: PopoverTests
