import UIKit

/// The veil over a selected comment: white at 0.8, rounded like the cell.
///
/// White text would drown in it, so it repeats the text over itself in the comment's own colour.
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
