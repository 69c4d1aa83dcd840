/// The metrics of alerts and action sheets in iOS 17. Apple publishes none; all are uncertain.
struct AlertMetrics {
  /// The width in points; nil for the available width.
  var width: CGFloat?
  var cornerRadius: CGFloat
  var rowHeight: CGFloat
  var rowFont: CGFloat
  var titleFont: (size: CGFloat, weight: UIFont.Weight)
  var messageFont: CGFloat
  var textColor: UIColor
  /// The insets around the texts.
  var insets: UIEdgeInsets
  /// The gap between title and message, and above the text fields.
  var gap: CGFloat
  var fieldHeight: CGFloat = 28
  var fieldGap: CGFloat = 20
  /// The gap between the buttons and the cancel button.
  var groupGap: CGFloat

  /// The margin beside an action sheet, and below it if there is no bottom safe area.
  static let margin: CGFloat = 8
  /// The opacity of the dimming view.
  static let dimmingAlpha: CGFloat = 0.2
  /// The scale at the beginning of an alert's presentation.
  static let firstScale: CGFloat = 1.2

  @MainActor
  static let alert = AlertMetrics(
    width: 270, cornerRadius: 14, rowHeight: 44, rowFont: 17, titleFont: (17, .semibold),
    messageFont: 13, textColor: .label,
    insets: UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16), gap: 2, groupGap: 0)

  @MainActor
  static let actionSheet = AlertMetrics(
    width: nil, cornerRadius: 14, rowHeight: 57, rowFont: 20, titleFont: (13, .semibold),
    messageFont: 13, textColor: .secondaryLabel,
    insets: UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16), gap: 4, groupGap: 8)
}

// Unsupported: UIAlertController: look · drawn · Heights, radii, shades and sizes of alerts. ·
//   uncertain · test: AlertTests
