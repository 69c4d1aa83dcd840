/// What is shown where there is no content: an image, two texts, two buttons.
///
/// Distances and fonts, of which Apple publishes none, stand in ``UnavailableStyle``. Source:
/// Apple, UIContentUnavailableConfiguration.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// How everything lies sideways.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// Where lines begin.
    case natural = 1
  }

  /// The image above. Default nil; `loading()` has a spinning wheel.
  public var image: UIImage?
  /// How the image is shown.
  public var imageProperties = ImageProperties()

  /// The text. Default nil.
  public var text: String?
  /// The text with attributes of its own, shown instead of ``text``. Default nil.
  public var attributedText: NSAttributedString?
  /// How the text is shown.
  public var textProperties = TextProperties(UnavailableStyle.textFont, .label)

  /// The second text. Default nil.
  public var secondaryText: String?
  /// The second text with attributes of its own, shown instead of ``secondaryText``. Default nil.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text is shown.
  public var secondaryTextProperties = TextProperties(
    UnavailableStyle.secondaryFont, .secondaryLabel)

  /// What the button shows; it is seen once it has a title or an image. Default plain and empty.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// What the second button shows; it is seen once it has a title or an image. Default plain and
  /// empty.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()

  /// How everything lies sideways. Default in the middle.
  public var alignment = Alignment.center
  /// The axes on which the margins are at least those of the view around. Default both.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The distances of the content from the edges, in points.
  public var directionalLayoutMargins = UnavailableStyle.margins
  /// Between image and text, in points.
  public var imageToTextPadding = UnavailableStyle.imageToText
  /// Between the texts, in points.
  public var textToSecondaryTextPadding = UnavailableStyle.textToSecondaryText
  /// Between texts and button, in points.
  public var textToButtonPadding = UnavailableStyle.textToButton
  /// Between the buttons, in points.
  public var buttonToSecondaryButtonPadding = UnavailableStyle.buttonToSecondaryButton
  /// What lies behind. Default nothing.
  public var background = UIBackgroundConfiguration.clear()

  /// Whether a wheel spins in the image's place.
  var isLoading = false

  private init() {}

  /// Nothing.
  public static func empty() -> Self { Self() }

  /// A spinning wheel and `Loading…`.
  public static func loading() -> Self {
    var configuration = Self()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties = TextProperties(
      UnavailableStyle.secondaryFont, .secondaryLabel)
    return configuration
  }

  /// A magnifying glass and words that nothing was found.
  public static func search() -> Self {
    var configuration = Self()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// A new view that shows this.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// For a search that has a text, words that nothing was found for it; else the same.
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
