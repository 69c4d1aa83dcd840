import UIKit

/// A comment on a coloured, rounded background, drawn at once.
///
/// It has no subviews while unselected: drawing the background and the text together is faster than
/// a hierarchy of views.
class CatWallCell: UICollectionViewCell, CatCommentShowing {
  static let cornerRadius: CGFloat = 10

  /// The comment's text.
  var text = "" {
    didSet {
      selection.text = text
      setNeedsDisplay()
    }
  }

  private let selection = CatWallSelectionView(frame: .zero)
  private var realBackgroundColor: UIColor?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    selectedBackgroundView = selection
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    text = ""
    backgroundColor = .clear
  }

  func show(_ comment: CatComment) {
    backgroundColor = comment.color.withAlphaComponent(CatPalette.cellAlpha)
    text = comment.text
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    realBackgroundColor?.set()
    addRoundedRectToPath(context, bounds, Self.cornerRadius, Self.cornerRadius)
    context.clip()
    context.fill(bounds)
    context.restoreGState()
    CatWallText(color: .white).draw(text, in: bounds)
  }

  // MARK: Overridden Properties

  /// The colour of the rounded background. The view itself is clear; otherwise its corners would be
  /// square.
  override var backgroundColor: UIColor? {
    get { realBackgroundColor }
    set {
      super.backgroundColor = .clear
      realBackgroundColor = newValue
      selection.textColor = newValue?.withAlphaComponent(1)
      setNeedsDisplay()
    }
  }
}
