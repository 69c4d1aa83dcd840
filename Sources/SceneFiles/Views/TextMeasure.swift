import UIKit

/// How much room a text takes in a box's font.
@MainActor
struct TextMeasure {
  let box: ResolvedBox

  private static let label = UILabel(frame: .zero)

  /// In points, rounded up to pixels.
  func size(of text: String, inWidth width: CGFloat?) -> CGSize {
    let label = Self.label
    box.configure(label, text)
    let size = label.sizeThatFits(CGSize(width: width ?? 0, height: 0))
    return CGSize(width: min(size.width, width ?? .infinity), height: size.height)
  }
}

extension ResolvedBox {
  /// Gives a label a text and everything the box says of texts.
  func configure(_ label: UILabel, _ text: String) {
    label.font = font
    label.textColor = textColor
    label.textAlignment = model.textAlignment.uiAlignment
    label.numberOfLines = model.numberOfLines
    label.lineBreakMode = model.lineBreakMode.uiMode
    label.adjustsFontSizeToFitWidth = model.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = 0.5
    label.text = text
  }
}

extension BoxModel.Alignment {
  var uiAlignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    }
  }
}

extension BoxModel.LineBreak {
  var uiMode: NSLineBreakMode {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}

extension BoxModel.ContentMode {
  var uiMode: UIView.ContentMode {
    switch self {
    case .scaleToFill: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    }
  }
}
