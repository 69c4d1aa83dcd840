/// The metrics of sheets. Apple publishes only the size of a form sheet; all others are uncertain.
enum SheetMetrics {
  /// The gap below the status bar, in points.
  static let topGap: CGFloat = 10
  static let cornerRadius: CGFloat = 10
  /// The opacity of the dimming view.
  static let dimmingAlpha: CGFloat = 0.2
  /// The frame of the grabber, from the top centre of the sheet, in points.
  static let grabber = CGRect(x: -18, y: 5, width: 36, height: 5)
  /// The size of a form sheet and the margins of a page sheet on a large screen, in points.
  static let form = CGSize(width: 540, height: 620)
  static let pageMargins = CGSize(width: 32, height: 44)
  static let widestPage: CGFloat = 704
  /// The least width and height of a large screen, in points.
  static let largeScreen: CGFloat = 700
  /// The least height of a landscape screen that shows sheets, in points.
  static let lowScreen: CGFloat = 500
  /// The speed above which the direction of a drag decides, in points per second.
  static let decidingSpeed: CGFloat = 500
  /// The fraction of the drag by which a sheet follows beyond its limits.
  static let stiffness: CGFloat = 0.1
  /// The duration of the animation to the resting height, in seconds.
  static let duration: TimeInterval = 0.4
}

// Unsupported: UISheetPresentationController: look · drawn · Heights, radii, shades and sizes, and
//   how far and fast a finger decides. · uncertain · test: SheetTests
