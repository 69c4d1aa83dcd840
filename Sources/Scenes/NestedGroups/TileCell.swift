import UIKit

/// A tile of one colour with its number in the corner.
final class TileCell: UICollectionViewCell {
  private let number = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
    number.font = .systemFont(ofSize: 13, weight: .semibold)
    number.textColor = .white
    contentView.addSubview(number)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    number.text = nil
    contentView.backgroundColor = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    number.frame = CGRect(x: 8, y: 6, width: contentView.bounds.width - 16, height: 18)
  }

  func show(_ item: Int, of count: Int, hue: CGFloat) {
    number.text = "\(item + 1)"
    let share = CGFloat(item) / CGFloat(max(1, count))
    contentView.backgroundColor = UIColor(
      hue: (hue + 0.35 * share).truncatingRemainder(dividingBy: 1), saturation: 0.62,
      brightness: 0.82 - 0.22 * share, alpha: 1)
  }
}
