/// The content of a list row: an image, a text and a secondary text, with their properties.
///
/// Source: Apple, UIListContentConfiguration. The distances in cells are those that UIKit logs;
/// those in headers and footers are uncertain, see `ListContentStyle`.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The image at the leading edge. Default nil.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()

  /// The text. Default nil.
  public var text: String?
  /// The attributed text, shown instead of ``text``. Default nil.
  public var attributedText: NSAttributedString?
  /// The properties of the text.
  public var textProperties: TextProperties

  /// The secondary text. Default nil.
  public var secondaryText: String?
  /// The attributed secondary text, shown instead of ``secondaryText``. Default nil.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties

  /// The axes on which the margins are at least those of the superview. Default horizontal.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The margins of the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether both texts are side by side if they fit. Default true in value cells.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between image and text, in points. Default 16.
  public var imageToTextPadding: CGFloat = 16
  /// The minimum distance between texts side by side, in points. Default 16.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 16
  /// The distance between texts one above the other, in points. Default 3.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  init(_ style: ListContentStyle) {
    textProperties = style.text
    secondaryTextProperties = style.secondaryText
    directionalLayoutMargins = style.margins
  }

  /// Creates a view with this configuration.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the same configuration: outside sidebars a row's content does not depend on its state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIListContentConfiguration {
  /// A row with the secondary text small and below the text.
  public static func cell() -> Self { Self(.cell) }

  /// A row with the secondary text small and below the text.
  public static func subtitleCell() -> Self { Self(.cell) }

  /// A row with the secondary text at the trailing edge, in the size of the text.
  public static func valueCell() -> Self {
    var configuration = Self(.value)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// The header of a section in a plain list.
  public static func plainHeader() -> Self { Self(.plainHeader) }

  /// The footer of a section in a plain list.
  public static func plainFooter() -> Self { Self(.plainFooter) }

  /// The header of a section in a grouped list.
  public static func groupedHeader() -> Self { Self(.groupedHeader) }

  /// The footer of a section in a grouped list.
  public static func groupedFooter() -> Self { Self(.groupedFooter) }

  /// The header of a section in an inset grouped list, larger and not in upper case (iOS 15).
  public static func prominentInsetGroupedHeader() -> Self { Self(.prominentHeader(.title3)) }

  /// The header of a section in an inset grouped list, larger still (iOS 15).
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.prominentHeader(.title2)) }

  /// A row in a sidebar.
  public static func sidebarCell() -> Self { Self(.cell) }

  /// A row in a sidebar with the secondary text small and below the text.
  public static func sidebarSubtitleCell() -> Self { Self(.cell) }

  /// The header of a section in a sidebar.
  public static func sidebarHeader() -> Self { Self(.sidebarHeader) }
}
