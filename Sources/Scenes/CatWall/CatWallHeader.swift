import UIKit

/// The header of a section: its topic on the left, its number of comments on the right.
final class CatWallHeader: UICollectionReusableView {
  var title = "" {
    didSet { titleLabel.text = title }
  }

  var commentCount = 0 {
    didSet { countLabel.text = "\(commentCount) comments" }
  }

  private let titleLabel = UILabel(frame: .zero)
  private let countLabel = UILabel(frame: .zero)
  private let hairline = UIView(frame: .zero)

  private static let margin: CGFloat = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    hairline.backgroundColor = .separator
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textColor = .label
    countLabel.font = .systemFont(ofSize: 15)
    countLabel.textColor = .secondaryLabel
    countLabel.textAlignment = .right
    for view in [titleLabel, countLabel, hairline] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    title = ""
    commentCount = 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = bounds.insetBy(dx: Self.margin, dy: 0)
    let parts = text.divided(atDistance: min(120, text.width / 3), from: .maxXEdge)
    countLabel.frame = parts.slice
    titleLabel.frame = parts.remainder
    let thickness = 1 / UIScreen.main.scale
    hairline.frame = CGRect(
      x: 0, y: bounds.maxY - thickness, width: bounds.width, height: thickness)
  }
}
