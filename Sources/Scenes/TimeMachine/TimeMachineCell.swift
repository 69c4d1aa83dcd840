import UIKit

/// A time in the middle of a white square.
final class TimeMachineCell: UICollectionViewCell {
  var text = "" {
    didSet { textLabel.text = text }
  }

  private let textLabel: UILabel

  override init(frame: CGRect) {
    textLabel = UILabel(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    backgroundColor = .white
    textLabel.textAlignment = .center
    textLabel.font = .boldSystemFont(ofSize: 20)
    contentView.addSubview(textLabel)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    text = ""
  }
}
