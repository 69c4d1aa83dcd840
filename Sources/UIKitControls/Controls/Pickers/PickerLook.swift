/// How wheels look. Apple publishes no figures; all are here, except the picker's height, which nib
/// files say.
@MainActor
enum PickerLook {
  /// Source: nib files.
  static let size = CGSize(width: 320, height: 216)
  static let rowHeight: CGFloat = 32
  /// Of the drum that rows lie on, in points.
  static let radius: CGFloat = 116
  /// From one wheel to the next, and from the first to the picker's edge, at least.
  static let gap: CGFloat = 5
  static let margin: CGFloat = 9
  /// Of the band behind the rows that are chosen.
  static let bandHeight: CGFloat = 34
  static let bandRadius: CGFloat = 8
  static let fontSize: CGFloat = 21
  /// From a row's edge to its text.
  static let textMargin: CGFloat = 9
  /// What is left of a row beside the chosen one, which the drum's turn makes less yet.
  static let besideAlpha: CGFloat = 0.65
}

// Unsupported: UIPickerView · drawn · The drum's radius; rows, fonts, fading and places of content
//   in wheels. · uncertain · test: PickerViewTests
