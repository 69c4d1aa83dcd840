extension UIButton {
  /// What a button shows and how: text, image, colours, background, sizes.
  ///
  /// Fonts follow the content size, colours the tint and the state. Source: Apple,
  /// UIButton.Configuration.
  public struct Configuration: Hashable {
    /// How buttons look on a Mac. Raw values are UIKit's.
    public enum MacIdiomStyle: Int, Sendable {
      /// As the system's.
      case automatic = 0
      /// With a border.
      case bordered = 1
      /// Without.
      case borderless = 2
      /// Small, without.
      case borderlessTinted = 3
    }

    /// How the button looks on a Mac. Kept. Default `.automatic`.
    public var macIdiomStyle = MacIdiomStyle.automatic

    // MARK: Background

    /// What lies behind the content. Its colour, where set, stays in all states.
    public var background: UIBackgroundConfiguration
    /// How round the background is. Default `.dynamic`.
    public var cornerStyle = CornerStyle.dynamic
    /// How large text and insets are. Default `.medium`.
    public var buttonSize = Size.medium

    // MARK: Colours

    /// The colour of text and image; nil for the style's. Default nil.
    public var baseForegroundColor: UIColor?
    /// The colour that the background is made of; nil for the style's. Default nil.
    public var baseBackgroundColor: UIColor?

    // MARK: Content

    /// Default nil, none. A template image has the foreground colour.
    public var image: UIImage?
    /// How the image is drawn where it is a symbol that says nothing of it itself. Default nil.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Changes the image's colour when it is shown. Default nil.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Whether a spinning indicator stands in the image's place. Default false.
    public var showsActivityIndicator = false
    /// Changes the indicator's colour when it is shown. Default nil.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Default nil, none. Setting it drops the attributes of ``attributedTitle``.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes of its own, which come before the style's.
    public var attributedTitle: AttributedString?
    /// Changes the title's attributes when it is shown. Default nil.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A smaller text below the title. Setting it drops the attributes of ``attributedSubtitle``.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The subtitle with attributes of its own, which come before the style's.
    public var attributedSubtitle: AttributedString?
    /// Changes the subtitle's attributes when it is shown. Default nil.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The sign of a menu. Default `.automatic`.
    public var indicator = Indicator.automatic
    /// Changes the sign's colour when it is shown. Default nil.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Layout

    /// The distances of the content from the edges, in points. Default: the size's.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? ButtonStyle.insets(buttonSize) }
      set { ownInsets = newValue }
    }
    /// On which side of the text the image stands. Default leading.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between image and text, in points. Default 0.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points. Default 1.
    public var titlePadding: CGFloat = ButtonStyle.titlePadding
    /// Where title and subtitle stand beside each other. Default `.automatic`.
    public var titleAlignment = TitleAlignment.automatic
    /// How a title ends that does not fit. Default by word wrapping.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How a subtitle ends that does not fit. Default by word wrapping.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether a chosen button looks different. Default true.
    public var automaticallyUpdateForSelection = true

    let style: ButtonStyle
    private var ownInsets: NSDirectionalEdgeInsets?

    init(_ style: ButtonStyle) {
      self.style = style
      background = UIBackgroundConfiguration(.clear)
      background.cornerRadius = ButtonStyle.cornerRadius
    }

    /// Gives ``contentInsets`` back to the size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// The same, with the background's colour as it is in a button's state.
    @MainActor
    public func updated(for button: UIButton) -> Configuration {
      var copy = self
      if !background.hasOwnColor {
        copy.background.backgroundColor = look(of: button).background(
          baseBackgroundColor, tint: button.tintColor, button.state)
      }
      copy.background.cornerRadius = cornerRadius(height: button.bounds.height)
      return copy
    }

    /// The style that the button has in its state.
    @MainActor
    func look(of button: UIButton) -> ButtonStyle {
      button.isSelected && automaticallyUpdateForSelection ? style.selected : style
    }

    private func cornerRadius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic: UIFontMetrics.default.scaledValue(for: background.cornerRadius)
      case .small: ButtonStyle.smallCornerRadius
      case .medium: ButtonStyle.cornerRadius
      case .large: ButtonStyle.largeCornerRadius
      case .capsule: height / 2
      }
    }
  }
}

extension UIButton.Configuration {
  /// Text and image in the tint colour, on nothing.
  public static func plain() -> Self { Self(.plain) }
  /// Text and image in the tint colour, on grey.
  public static func gray() -> Self { Self(.gray) }
  /// Text and image in the tint colour, on a little of it.
  public static func tinted() -> Self { Self(.tinted) }
  /// White text and image on the tint colour.
  public static func filled() -> Self { Self(.filled) }
  /// As ``plain()``: what it is on iOS.
  public static func borderless() -> Self { Self(.plain) }
  /// As ``gray()``: what it is on iOS.
  public static func bordered() -> Self { Self(.gray) }
  /// As ``tinted()``: what it is on iOS.
  public static func borderedTinted() -> Self { Self(.tinted) }
  /// As ``filled()``: what it is on iOS.
  public static func borderedProminent() -> Self { Self(.filled) }
}

extension UIButton.Configuration {
  /// The image as it is drawn.
  @MainActor var shownImage: UIImage? {
    guard let preferred = preferredSymbolConfigurationForImage else { return image }
    return image?.preferring(preferred)
  }
}

// Unsupported: UIButton.configuration · drawn · Insets, fonts and radii of configured buttons other
//   than medium ones. · uncertain · test: ButtonTests
