import UIKit

/// A view that counts instances and shows a text as a colour.
class FuzzView: UICollectionReusableView {
  var text = "" {
    didSet { backgroundColor = .shade(of: text) }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    text = ""
  }
}

/// A cell that counts instances, shows a text as a colour and has a preferred length.
final class FuzzCell: UICollectionViewCell {
  /// The number of existing instances.
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
  /// Returns a half transparent colour that differs for most texts.
  fileprivate static func shade(of text: String) -> UIColor {
    let number = text.utf8.reduce(0) { ($0 * 31 + Int($1)) % 251 }
    return UIColor(hue: CGFloat(number) / 251, saturation: 0.8, brightness: 0.9, alpha: 0.5)
  }
}
