/// A configuration for a view without content: an image, two texts, two buttons.
///
/// Apple publishes no distances and fonts; see ``UnavailableStyle``. Source: Apple,
/// UIContentUnavailableConfiguration.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The horizontal alignment of the content.
  public enum Alignment: Int, Sendable {
    /// Centred.
    case center = 0
    /// On the leading side.
    case natural = 1
  }

  /// The image at the top. Default nil; `loading()` shows an activity indicator.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()

  /// The text. Default nil.
  public var text: String?
  /// The attributed text, shown instead of ``text``. Default nil.
  public var attributedText: NSAttributedString?
  /// The properties of the text.
  public var textProperties = TextProperties(UnavailableStyle.textFont, .label)

  /// The secondary text. Default nil.
  public var secondaryText: String?
  /// The attributed secondary text, shown instead of ``secondaryText``. Default nil.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the secondary text.
  public var secondaryTextProperties = TextProperties(
    UnavailableStyle.secondaryFont, .secondaryLabel)

  /// The configuration of the button, visible with a title or an image. Default plain and empty.
  public var button = UIButton.Configuration.plain()
  /// The properties of the button.
  public var buttonProperties = ButtonProperties()
  /// The configuration of the secondary button, visible with a title or an image. Default plain and
  /// empty.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The properties of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()

  /// The horizontal alignment. Default centred.
  public var alignment = Alignment.center
  /// The axes on which the margins are at least those of the superview. Default both.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins of the content, in points.
  public var directionalLayoutMargins = UnavailableStyle.margins
  /// The padding between image and text, in points.
  public var imageToTextPadding = UnavailableStyle.imageToText
  /// The padding between the texts, in points.
  public var textToSecondaryTextPadding = UnavailableStyle.textToSecondaryText
  /// The padding between texts and button, in points.
  public var textToButtonPadding = UnavailableStyle.textToButton
  /// The padding between the buttons, in points.
  public var buttonToSecondaryButtonPadding = UnavailableStyle.buttonToSecondaryButton
  /// The background. Default none.
  public var background = UIBackgroundConfiguration.clear()

  /// Whether an activity indicator replaces the image.
  var isLoading = false

  private init() {}

  /// Returns an empty configuration.
  public static func empty() -> Self { Self() }

  /// Returns a configuration with an activity indicator and `Loading…`.
  public static func loading() -> Self {
    var configuration = Self()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties = TextProperties(
      UnavailableStyle.secondaryFont, .secondaryLabel)
    return configuration
  }

  /// Returns a configuration with a magnifying glass and the text that nothing was found.
  public static func search() -> Self {
    var configuration = Self()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// Returns a new content view with this configuration.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the search configuration with the search text if there is one; otherwise self.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard self == .search(), let state = state as? UIContentUnavailableConfigurationState,
      let text = state.searchText, !text.isEmpty
    else { return self }
    var configuration = self
    configuration.text = "No Results for “\(text)”"
    return configuration
  }
}

// Unsupported: UIContentUnavailableConfiguration: scrolling · drawn · Content higher than the view
//   is not scrolled. · test: ContentUnavailableTests
