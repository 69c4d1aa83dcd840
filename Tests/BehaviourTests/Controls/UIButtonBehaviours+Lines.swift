import Testing
import UIKit

extension UIButtonBehaviours {
  private static let report = Source.report("stackoverflow.com/questions/34588598")

  /// Adds rows about titles of several lines in buttons without a configuration.
  static func lines(_ list: inout Behaviours) {
    list.row("a title keeps its number of lines when it changes", report) {
      let button = UIButton()
      button.setTitle("One", for: .normal)
      button.titleLabel?.numberOfLines = 0
      button.layoutIfNeeded()
      button.setTitle("Two", for: .normal)
      button.layoutIfNeeded()
      #expect(button.titleLabel?.numberOfLines == 0)
    }
    list.row("a title of several lines extends beyond a button that is too low", report) {
      let button = UIButton()
      let label = try laidOut(button)
      #expect(button.frame.height == 34)
      #expect(label.frame.minY < 0 && label.frame.height > 60)
    }
    list.row(
      "a button with the intrinsic size of its label and its preferred width grows with the lines",
      report
    ) {
      let button = GrowingButton()
      let label = try laidOut(button)
      #expect(label.frame.height > 60 && button.frame.height == label.frame.height)
    }
    list.row("a button whose intrinsic size fits its width grows with the lines", report) {
      let button = FittingButton()
      let label = try laidOut(button)
      #expect(label.frame.height > 60 && button.frame.height == label.frame.height + 10)
    }
  }

  /// Adds rows about properties of parts that an app sets.
  static func ownParts(_ list: inout Behaviours) {
    for type in [UIButton.ButtonType.custom, .system] {
      list.row(
        "alphas and the image's tint that an app sets stay when a \(type) button changes",
        .apple("uikit/uibutton/imageview")
      ) {
        let button = UIButton(type: type)
        button.setTitle("One", for: .normal)
        button.setImage(image(20, 20), for: .normal)
        let (label, picture) = (try #require(button.titleLabel), try #require(button.imageView))
        (label.alpha, picture.alpha, picture.tintColor) = (0.4, 0.3, .red)
        button.layoutIfNeeded()
        button.setTitle("Two", for: .normal)
        button.layoutIfNeeded()
        #expect(abs(label.alpha - 0.4) < 1e-6 && abs(picture.alpha - 0.3) < 1e-6)
        #expect(picture.tintColor == .red)
      }
    }
    list.row(
      "a system button's fading ends with its highlight", .apple("uikit/uibutton/buttontype/system")
    ) {
      let button = UIButton(type: .system)
      button.setTitle("One", for: .normal)
      let label = try #require(button.titleLabel)
      button.isHighlighted = true
      button.layoutIfNeeded()
      #expect(label.alpha < 1)
      button.isHighlighted = false
      button.layoutIfNeeded()
      #expect(label.alpha == 1)
    }
  }

  /// Lays out a button of 120 points with a title of three lines. Returns the label.
  private static func laidOut(_ button: UIButton) throws -> UILabel {
    button.setTitle("Multiple lines of a title that wraps", for: .normal)
    let label = try #require(button.titleLabel)
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    button.translatesAutoresizingMaskIntoConstraints = false
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    host.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: host.topAnchor),
      button.widthAnchor.constraint(equalToConstant: 120),
    ])
    host.layoutIfNeeded()
    return label
  }
}

private final class GrowingButton: UIButton {
  override var intrinsicContentSize: CGSize { titleLabel?.intrinsicContentSize ?? .zero }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel?.preferredMaxLayoutWidth = titleLabel?.frame.width ?? 0
  }
}

private final class FittingButton: UIButton {
  override var intrinsicContentSize: CGSize {
    let limit = CGSize(width: frame.width, height: .greatestFiniteMagnitude)
    let size = titleLabel?.sizeThatFits(limit) ?? .zero
    return CGSize(width: size.width, height: size.height + 10)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    invalidateIntrinsicContentSize()
  }
}
