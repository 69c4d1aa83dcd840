import UIKit

extension UILabel {
  /// Creates a label with a text style, whose font follows the text size.
  convenience init(
    _ text: String = "", style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 0
  ) {
    self.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = lines
  }
}
