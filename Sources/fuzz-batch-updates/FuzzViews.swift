import UIKit

/// A view that counts its like and shows a text.
class FuzzView: UICollectionReusableView {
  var text = ""

  override func prepareForReuse() {
    super.prepareForReuse()
    text = ""
  }
}

/// A cell that counts its like, shows a text and knows how long it would like to be.
final class FuzzCell: UICollectionViewCell {
  /// How many there are now.
  static var alive = 0

  var text = ""
  var length: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.alive += 1
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { Self.alive -= 1 }

  override func prepareForReuse() {
    super.prepareForReuse()
    text = ""
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: length)
  }
}
