import UIKit

/// A note on its paper, with rounded corners.
final class NoteCell: UICollectionViewCell {
  private let label = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 10
    contentView.clipsToBounds = true
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = UIColor(hex: 0x33_33_33)
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }

  func show(_ note: Note) {
    label.text = note.text
    contentView.backgroundColor = UIColor(hex: note.hex)
  }

  /// The cell's outline.
  var outline: UIBezierPath { UIBezierPath(roundedRect: bounds, cornerRadius: 10) }
}
