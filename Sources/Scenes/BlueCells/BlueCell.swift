import UIKit

/// A blue square with soft corners.
final class BlueCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) { nil }
}
