/// The defaults of the kinds of rows.
///
/// The margins of cells are in UIKit's own description of a configuration, (11, 16, 11, 8); those
/// of grouped headers too, (17, 8, 6, 8); the heights of grouped footers are from its pictures.
/// Uncertain: the fonts and colours of secondary texts, and all values of plain headers and footers
/// and of sidebars.
struct ListContentStyle {
  typealias TextProperties = UIListContentConfiguration.TextProperties

  let text: TextProperties
  let secondaryText: TextProperties
  let margins: NSDirectionalEdgeInsets

  static var cell: Self {
    ListContentStyle(
      text: TextProperties(.body), secondaryText: TextProperties(.caption1, .secondaryLabel),
      margins: cellMargins)
  }

  static var value: Self {
    ListContentStyle(
      text: TextProperties(.body), secondaryText: TextProperties(.body, .secondaryLabel),
      margins: cellMargins)
  }

  static var plainHeader: Self {
    ListContentStyle(
      text: TextProperties(.headline), secondaryText: TextProperties(.body, .secondaryLabel),
      margins: headerMargins)
  }

  static var plainFooter: Self {
    ListContentStyle(
      text: TextProperties(.subheadline, .secondaryLabel),
      secondaryText: TextProperties(.subheadline, .secondaryLabel), margins: headerMargins)
  }

  static var groupedHeader: Self {
    ListContentStyle(
      text: TextProperties(.footnote, .secondaryLabel, .uppercase),
      secondaryText: TextProperties(.footnote, .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
  }

  static var groupedFooter: Self {
    ListContentStyle(
      text: TextProperties(.footnote, .secondaryLabel),
      secondaryText: TextProperties(.footnote, .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: 6, leading: 8, bottom: 12, trailing: 8))
  }

  static var sidebarHeader: Self {
    ListContentStyle(
      text: bold(.title3), secondaryText: TextProperties(.body, .secondaryLabel),
      margins: cellMargins)
  }

  /// Uncertain.
  static func prominentHeader(_ style: UIFont.TextStyle) -> Self {
    ListContentStyle(
      text: bold(style), secondaryText: TextProperties(.body, .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
  }

  private static func bold(_ style: UIFont.TextStyle) -> TextProperties {
    var text = TextProperties(style)
    text.font = .systemFont(ofSize: text.font.pointSize, weight: .bold)
    text.adjustsFontForContentSizeCategory = false
    return text
  }

  private static let cellMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)
  private static let headerMargins = NSDirectionalEdgeInsets(
    top: 7, leading: 16, bottom: 7, trailing: 8)
}
