import UIKit

/// A view that counts its like and shows a text, as a colour of its own.
class FuzzView: UICollectionReusableView {
  var text = "" {
    didSet { backgroundColor = .shade(of: text) }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    text = ""
  }
}

/// A cell that counts its like, shows a text as a colour and knows how long it would like to be.
final class FuzzCell: UICollectionViewCell {
  /// How many there are now.
  static var alive = 0

  var text = "" {
    didSet { contentView.backgroundColor = .shade(of: text) }
  }
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

extension UIColor {
  /// Half transparent, and another one for most other texts.
  fileprivate static func shade(of text: String) -> UIColor {
    let number = text.utf8.reduce(0) { ($0 * 31 + Int($1)) % 251 }
    return UIColor(hue: CGFloat(number) / 251, saturation: 0.8, brightness: 0.9, alpha: 0.5)
  }
}
