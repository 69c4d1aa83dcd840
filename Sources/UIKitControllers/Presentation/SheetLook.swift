/// The figures of sheets. Apple publishes none but the size of a form; all others are uncertain.
enum SheetLook {
  /// What is left free below the status bar, in points.
  static let topGap: CGFloat = 10
  static let cornerRadius: CGFloat = 10
  /// How dark the shade over what lies below is.
  static let shade: CGFloat = 0.2
  /// The bar that says that the sheet can be pulled, from its top, in points.
  static let grabber = CGRect(x: -18, y: 5, width: 36, height: 5)
  /// A form and a page on a large screen, in points.
  static let form = CGSize(width: 540, height: 620)
  static let pageMargins = CGSize(width: 32, height: 44)
  static let widestPage: CGFloat = 704
  /// From which width and height on a screen is a large one.
  static let largeScreen: CGFloat = 700
  /// Below which height a wide screen has no room for sheets.
  static let lowScreen: CGFloat = 500
  /// How fast a finger must be to decide, in points a second.
  static let decidingSpeed: CGFloat = 500
  /// How much of its way a sheet follows that is pulled too far.
  static let stiffness: CGFloat = 0.1
  /// How long a sheet takes to come to rest, in seconds.
  static let duration: TimeInterval = 0.4
}

// Unsupported: UISheetPresentationController: look · drawn · Heights, radii, shades and sizes, and
//   how far and fast a finger decides. · uncertain · test: SheetTests
