/// What a row of a list shows: an image, a text and a second text, and how.
///
/// Source: Apple, UIListContentConfiguration. The distances of cells are those UIKit logs; those of
/// headers and footers are uncertain, see `ListContentStyle`.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The image at the leading edge. Default nil.
  public var image: UIImage?
  /// How the image is shown.
  public var imageProperties = ImageProperties()

  /// The text. Default nil.
  public var text: String?
  /// The text with attributes of its own, shown instead of ``text``. Default nil.
  public var attributedText: NSAttributedString?
  /// How the text is shown.
  public var textProperties: TextProperties

  /// The second text. Default nil.
  public var secondaryText: String?
  /// The second text with attributes of its own, shown instead of ``secondaryText``. Default nil.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text is shown.
  public var secondaryTextProperties: TextProperties

  /// The axes on which the margins are at least those of the view around the content. Default
  /// horizontal.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The distances of the content from the edges, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether both texts stand on one line where there is room for them. Default: in value cells.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Between image and text, in points. Default 16.
  public var imageToTextPadding: CGFloat = 16
  /// The least distance of texts that stand on one line, in points. Default 16.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 16
  /// Between texts that stand one over the other, in points. Default 3.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  init(_ style: ListContentStyle) {
    textProperties = style.text
    secondaryTextProperties = style.secondaryText
    directionalLayoutMargins = style.margins
  }

  /// A new view that shows this.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same: outside of sidebars a row's content does not depend on its state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIListContentConfiguration {
  /// A row: the second text small and under the first.
  public static func cell() -> Self { Self(.cell) }

  /// A row whose second text is small and under the first.
  public static func subtitleCell() -> Self { Self(.cell) }

  /// A row whose second text stands at the trailing edge, as large as the first.
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

  /// The header of a section in an inset grouped list, larger and as written (iOS 15).
  public static func prominentInsetGroupedHeader() -> Self { Self(.prominentHeader(.title3)) }

  /// The header of a section in an inset grouped list, larger still (iOS 15).
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.prominentHeader(.title2)) }

  /// A row in a sidebar.
  public static func sidebarCell() -> Self { Self(.cell) }

  /// A row in a sidebar whose second text is small and under the first.
  public static func sidebarSubtitleCell() -> Self { Self(.cell) }

  /// The header of a section in a sidebar.
  public static func sidebarHeader() -> Self { Self(.sidebarHeader) }
}
