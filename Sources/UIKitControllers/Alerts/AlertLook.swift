/// The figures of alerts and action sheets of iOS 17. Apple publishes none; all are uncertain.
struct AlertLook {
  /// In points; nil for as wide as the room.
  var width: CGFloat?
  var cornerRadius: CGFloat
  var rowHeight: CGFloat
  var rowFont: CGFloat
  var titleFont: (size: CGFloat, weight: UIFont.Weight)
  var messageFont: CGFloat
  var textColor: UIColor
  /// Around the texts.
  var insets: UIEdgeInsets
  /// Between title and message, and before the fields.
  var gap: CGFloat
  var fieldHeight: CGFloat = 28
  var fieldGap: CGFloat = 20
  /// Between the buttons and the one that cancels.
  var groupGap: CGFloat

  /// Beside an action sheet, and below it where nothing of the edge is covered.
  static let margin: CGFloat = 8
  /// How dark the shade over what lies below is.
  static let shade: CGFloat = 0.2
  /// How large an alert is when it begins to come.
  static let firstScale: CGFloat = 1.2

  @MainActor
  static let alert = AlertLook(
    width: 270, cornerRadius: 14, rowHeight: 44, rowFont: 17, titleFont: (17, .semibold),
    messageFont: 13, textColor: .label,
    insets: UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16), gap: 2, groupGap: 0)

  @MainActor
  static let actionSheet = AlertLook(
    width: nil, cornerRadius: 14, rowHeight: 57, rowFont: 20, titleFont: (13, .semibold),
    messageFont: 13, textColor: .secondaryLabel,
    insets: UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16), gap: 4, groupGap: 8)
}

// Unsupported: UIAlertController: look · drawn · Heights, radii, shades and sizes of alerts. ·
//   uncertain · test: AlertTests
