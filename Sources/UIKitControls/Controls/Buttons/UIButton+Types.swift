extension UIButton {
  /// What a button looks like by itself. Raw values are UIKit's. Source: Apple,
  /// UIButton.ButtonType.
  public enum ButtonType: Int, Sendable {
    /// Nothing but what it is given; its title is white.
    case custom = 0
    /// Title and image in the tint colour.
    case system = 1
    /// An i in a circle.
    case detailDisclosure = 2
    /// An i in a circle.
    case infoLight = 3
    /// An i in a circle.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross on a grey disc.
    case close = 7

    /// A system button, by an older name.
    public static let roundedRect = ButtonType.system
  }

  /// What a button means. Raw values are UIKit's. Source: Apple, UIButton.Role.
  public enum Role: Int, Sendable {
    /// Nothing in particular.
    case normal = 0
    /// What is most likely wanted.
    case primary = 1
    /// It leaves all as it is.
    case cancel = 2
    /// It takes something away.
    case destructive = 3
  }

  /// A system button of an image and of a method to call by its name.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    button.sizeToFit()
    return button
  }
}

extension UIButton.Configuration {
  /// How large text and insets are. Source: Apple, UIButton.Configuration.Size.
  public enum Size: Int, Sendable {
    /// 17 points of text, 7 above and below, 12 beside it.
    case medium
    /// 15 points of text, 5 above and below, 10 beside it.
    case small
    /// As small as `small`.
    case mini
    /// 17 points of text, 15 above and below, 20 beside it.
    case large
  }

  /// How round the background's corners are. Source: Apple, UIButton.Configuration.CornerStyle.
  public enum CornerStyle: Int, Sendable {
    /// The background's own radius.
    case fixed = -1
    /// The background's own radius, scaled with the content size. The default.
    case dynamic = 0
    /// A small radius.
    case small = 1
    /// A medium radius.
    case medium = 2
    /// A large radius.
    case large = 3
    /// Half the height.
    case capsule = 4
  }

  /// Where title and subtitle stand beside each other's middle. Source: Apple,
  /// UIButton.Configuration.TitleAlignment.
  public enum TitleAlignment: Int, Sendable {
    /// At the image's side, or in the middle where there is none beside them.
    case automatic
    /// Where lines begin.
    case leading
    /// In the middle.
    case center
    /// Where lines end.
    case trailing
  }

  /// The sign at the end of a button that has a menu. Source: Apple,
  /// UIButton.Configuration.Indicator.
  public enum Indicator: Int, Sendable {
    /// One for buttons whose menu changes what they show.
    case automatic
    /// None.
    case none
    /// Two chevrons.
    case popup
  }
}
