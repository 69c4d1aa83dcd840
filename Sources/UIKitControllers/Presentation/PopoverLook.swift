/// The figures of popovers. Apple publishes none; all are uncertain.
enum PopoverLook {
  /// How wide the arrow is at its foot, and how long, in points.
  static let arrow = CGSize(width: 26, height: 13)
  static let cornerRadius: CGFloat = 13
  /// How far popovers keep away from the edges of the safe area, in points.
  static let margin: CGFloat = 10
  /// The size of a popover whose controller would not like another, in points.
  static let size = CGSize(width: 320, height: 480)
  /// Its shadow's radius in points, and how dark it is.
  static let shadow: (radius: CGFloat, opacity: Float) = (20, 0.2)
}

// Unsupported: UIPopoverPresentationController: look · drawn · Heights, radii and shades of
//   popovers. · uncertain · test: PopoverTests
