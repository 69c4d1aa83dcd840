import UIKit

/// A comment as a hierarchy of views: a coloured card, nested views for its margins, and a label.
///
/// It looks as ``CatWallCell`` does, which draws everything at once; the two exist to be profiled.
/// Source: "iOS UICollectionView: The Complete Guide", the second case study of chapter 2.
final class NestedCatWallCell: UICollectionViewCell, CatCommentShowing {
  private let card = UIView(frame: .zero)
  private let frames = (0..<4).map { _ in UIView(frame: .zero) }
  private let label = UILabel(frame: .zero)
  private let veil = UIView(frame: .zero)
  private let veilLabel = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.layer.cornerRadius = CatWallCell.cornerRadius
    card.layer.masksToBounds = true
    var outer = card
    for inner in frames {
      outer.addSubview(inner)
      outer = inner
    }
    outer.addSubview(label)
    veil.backgroundColor = UIColor(white: 1, alpha: 0.8)
    veil.layer.cornerRadius = CatWallCell.cornerRadius
    veil.layer.masksToBounds = true
    veil.addSubview(veilLabel)
    for label in [label, veilLabel] {
      label.font = .boldSystemFont(ofSize: 20)
      label.textAlignment = .center
      label.numberOfLines = 0
    }
    backgroundView = card
    selectedBackgroundView = veil
  }

  required init?(coder: NSCoder) { nil }

  func show(_ comment: CatComment) {
    card.backgroundColor = comment.color.withAlphaComponent(CatPalette.cellAlpha)
    label.text = comment.text
    label.textColor = .white
    veilLabel.text = comment.text
    veilLabel.textColor = comment.color
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Each view is a quarter of the margin on the left and at the top, and ends at the card's
    // edges.
    let step = CatWallText.margin / CGFloat(frames.count)
    for view in frames {
      guard let outer = view.superview else { continue }
      view.frame = CGRect(
        x: step, y: step, width: outer.bounds.width - step, height: outer.bounds.height - step)
    }
    let room = CGSize(
      width: bounds.width - 2 * CatWallText.margin, height: CGFloat.greatestFiniteMagnitude)
    let size = CGSize(width: room.width, height: label.sizeThatFits(room).height)
    label.frame = CGRect(origin: .zero, size: size)
    veilLabel.frame = CGRect(
      origin: CGPoint(x: CatWallText.margin, y: CatWallText.margin), size: size)
  }
}
