import UIKit

/// The overlay of a selected comment: white with alpha 0.8, rounded as the cell is.
///
/// White text would be illegible under it, so it draws the text again in the comment's colour.
final class CatWallSelectionView: UIView {
  var text = "" {
    didSet { setNeedsDisplay() }
  }

  var textColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = UIColor(white: 1, alpha: 0.8)
    layer.cornerRadius = CatWallCell.cornerRadius
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let textColor else { return }
    CatWallText(color: textColor).draw(text, in: bounds)
  }
}
