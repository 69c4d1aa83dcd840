import UIKit

/// A comment in a hierarchy of views from a xib, ``CatWallDocument``.
///
/// It looks as ``NestedCatWallCell`` does, which creates the views in code. Source: "iOS
/// UICollectionView: The Complete Guide", the second case study of chapter 2, where the xib takes
/// most of the time.
final class XibCatWallCell: UICollectionViewCell, CatCommentShowing {
  private weak var card: UIView!
  private weak var label: UILabel!
  private weak var veil: UIView!
  private weak var veilLabel: UILabel!

  override var isSelected: Bool {
    didSet { veil?.isHidden = !isSelected }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    veil.isHidden = true
  }

  func show(_ comment: CatComment) {
    card.backgroundColor = comment.color.withAlphaComponent(CatPalette.cellAlpha)
    label.text = comment.text
    veilLabel.text = comment.text
    veilLabel.textColor = comment.color
  }
}
