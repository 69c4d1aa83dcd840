/// The metrics of wheels. Apple publishes no figures, except the picker's height, from nib files.
@MainActor
enum PickerMetrics {
  /// The size of a picker. Source: nib files.
  static let size = CGSize(width: 320, height: 216)
  static let rowHeight: CGFloat = 32
  /// The radius of the drum, in points.
  static let radius: CGFloat = 116
  /// The gap between wheels, and the smallest margin beside them.
  static let gap: CGFloat = 5
  static let margin: CGFloat = 9
  /// The height of the band behind the selected rows.
  static let bandHeight: CGFloat = 34
  static let bandRadius: CGFloat = 8
  static let fontSize: CGFloat = 21
  /// The margin between a row's edge and its text.
  static let textMargin: CGFloat = 9
  /// The opacity of rows beside the selected one, reduced further by the drum's turn.
  static let besideAlpha: CGFloat = 0.65
}

// Unsupported: UIPickerView · drawn · The drum's radius; rows, fonts, fading and places of content
//   in wheels. · uncertain · test: PickerViewTests
