extension UIButton {
  /// The content and the appearance of a button: text, image, colours, background, sizes.
  ///
  /// Fonts depend on the content size category, colours on the tint colour and the state. Source:
  /// Apple, UIButton.Configuration.
  public struct Configuration: Hashable {
    /// The style of buttons on a Mac. Raw values are UIKit's.
    public enum MacIdiomStyle: Int, Sendable {
      /// The system's choice.
      case automatic = 0
      /// Bordered.
      case bordered = 1
      /// Borderless.
      case borderless = 2
      /// Borderless and tinted.
      case borderlessTinted = 3
    }

    /// The style of the button on a Mac. Ignored. Default `.automatic`.
    public var macIdiomStyle = MacIdiomStyle.automatic

    // MARK: Background

    /// The background of the button. A colour that was set applies to all states.
    public var background: UIBackgroundConfiguration
    /// The style of the background's corners. Default `.dynamic`.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of text and insets. Default `.medium`.
    public var buttonSize = Size.medium

    // MARK: Colours

    /// The colour of text and image; nil, the default, for the style's.
    public var baseForegroundColor: UIColor?
    /// The base colour of the background; nil, the default, for the style's.
    public var baseBackgroundColor: UIColor?

    // MARK: Content

    /// The image; nil, the default, for none. A template has the foreground colour.
    public var image: UIImage?
    /// The configuration of a symbol without its own. Default nil.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// A transformer of the image's colour. Default nil.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Whether an activity indicator replaces the image. Default false.
    public var showsActivityIndicator = false
    /// A transformer of the activity indicator's colour. Default nil.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The title; nil, the default, for none. Setting it removes the attributes of
    /// ``attributedTitle``.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The attributed title, whose attributes take precedence over the style's.
    public var attributedTitle: AttributedString?
    /// A transformer of the title's attributes. Default nil.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The subtitle, smaller and below the title. Setting it removes the attributes of
    /// ``attributedSubtitle``.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The attributed subtitle, whose attributes take precedence over the style's.
    public var attributedSubtitle: AttributedString?
    /// A transformer of the subtitle's attributes. Default nil.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The indicator of a menu. Default `.automatic`.
    public var indicator = Indicator.automatic
    /// A transformer of the indicator's colour. Default nil.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Layout

    /// The insets of the content, in points. Default the size's.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { explicitInsets ?? ButtonStyle.insets(buttonSize) }
      set { explicitInsets = newValue }
    }
    /// The side of the text with the image. Default leading.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and text, in points. Default 0.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points. Default 1.
    public var titlePadding: CGFloat = ButtonStyle.titlePadding
    /// The alignment of title and subtitle. Default `.automatic`.
    public var titleAlignment = TitleAlignment.automatic
    /// The line-break mode of the title. Default by word wrapping.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The line-break mode of the subtitle. Default by word wrapping.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether a selected button has another appearance. Default true.
    public var automaticallyUpdateForSelection = true

    let style: ButtonStyle
    private var explicitInsets: NSDirectionalEdgeInsets?

    init(_ style: ButtonStyle) {
      self.style = style
      background = UIBackgroundConfiguration(.clear)
      background.cornerRadius = ButtonStyle.cornerRadius
    }

    /// Resets ``contentInsets`` to the size's.
    public mutating func setDefaultContentInsets() { explicitInsets = nil }

    /// Returns the configuration with the background of a button's state.
    @MainActor
    public func updated(for button: UIButton) -> Configuration {
      var copy = self
      if !background.hasExplicitColor {
        copy.background.backgroundColor = buttonStyle(of: button).background(
          baseBackgroundColor, tint: button.tintColor, button.state)
      }
      copy.background.cornerRadius = cornerRadius(height: button.bounds.height)
      return copy
    }

    /// Returns the style of a button in its state.
    @MainActor
    func buttonStyle(of button: UIButton) -> ButtonStyle {
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
  /// Text and image in the tint colour, without a background.
  public static func plain() -> Self { Self(.plain) }
  /// Text and image in the tint colour, on a grey background.
  public static func gray() -> Self { Self(.gray) }
  /// Text and image in the tint colour, on a tinted background.
  public static func tinted() -> Self { Self(.tinted) }
  /// White text and image on a background in the tint colour.
  public static func filled() -> Self { Self(.filled) }
  /// The same as ``plain()`` on iOS.
  public static func borderless() -> Self { Self(.plain) }
  /// The same as ``gray()`` on iOS.
  public static func bordered() -> Self { Self(.gray) }
  /// The same as ``tinted()`` on iOS.
  public static func borderedTinted() -> Self { Self(.tinted) }
  /// The same as ``filled()`` on iOS.
  public static func borderedProminent() -> Self { Self(.filled) }
}

extension UIButton.Configuration {
  /// The image with its symbol configuration.
  @MainActor var displayedImage: UIImage? {
    guard let preferred = preferredSymbolConfigurationForImage else { return image }
    return image?.preferring(preferred)
  }
}

// Unsupported: UIButton.configuration · drawn · Insets, fonts and radii of configured buttons other
//   than medium ones. · uncertain · test: ButtonTests
