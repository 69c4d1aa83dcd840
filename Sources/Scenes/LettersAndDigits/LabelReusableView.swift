import UIKit

/// A header or footer: one label, 20 points from the sides.
final class LabelReusableView: UICollectionReusableView {
  let label: UILabel

  override init(frame: CGRect) {
    label = UILabel(
      frame: CGRect(x: 20, y: 0, width: frame.width - 40, height: frame.height))
    super.init(frame: frame)
    label.textColor = .black
    // A view is reused for sections with lower headers.
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
