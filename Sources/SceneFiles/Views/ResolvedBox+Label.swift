import UIKit

extension ResolvedBox {
  /// Configures a label with a text and the text properties of the box.
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

extension ResolvedBox {
  /// Configures an image view with the image properties of the box.
  func configure(_ view: UIImageView) {
    view.contentMode = model.contentMode.uiMode
    view.clipsToBounds = true
    if let tintColor { view.tintColor = tintColor }
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
