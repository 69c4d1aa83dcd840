extension UIButton {
  /// The style of a button. Raw values are UIKit's. Source: Apple, UIButton.ButtonType.
  public enum ButtonType: Int, Sendable {
    /// No style; the title is white.
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

    /// A former name of the system type.
    public static let roundedRect = ButtonType.system
  }

  /// The role of a button. Raw values are UIKit's. Source: Apple, UIButton.Role.
  public enum Role: Int, Sendable {
    /// No particular role.
    case normal = 0
    /// The default action.
    case primary = 1
    /// Cancels and changes nothing.
    case cancel = 2
    /// Deletes data.
    case destructive = 3
  }

  /// Creates a system button with an image and a target-action pair.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    button.sizeToFit()
    return button
  }
}

extension UIButton.Configuration {
  /// The size of text and insets. Source: Apple, UIButton.Configuration.Size.
  public enum Size: Int, Sendable {
    /// 17 points of text, 7 above and below, 12 beside it.
    case medium
    /// 15 points of text, 5 above and below, 10 beside it.
    case small
    /// The same as `small`.
    case mini
    /// 17 points of text, 15 above and below, 20 beside it.
    case large
  }

  /// The corner style of the background. Source: Apple, UIButton.Configuration.CornerStyle.
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

  /// The alignment of title and subtitle to each other. Source: Apple,
  /// UIButton.Configuration.TitleAlignment.
  public enum TitleAlignment: Int, Sendable {
    /// On the image's side, or centred without an image beside them.
    case automatic
    /// On the leading side.
    case leading
    /// Centred.
    case center
    /// On the trailing side.
    case trailing
  }

  /// The indicator at the end of a button with a menu. Source: Apple,
  /// UIButton.Configuration.Indicator.
  public enum Indicator: Int, Sendable {
    /// The pop-up indicator for buttons whose menu changes what they show.
    case automatic
    /// No indicator.
    case none
    /// Two chevrons.
    case popup
  }
}
