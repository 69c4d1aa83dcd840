import UIKit

/// The appearance of a list: rows with separators, headers and footers of the system.
struct ListModel: TableDecodable {
  var appearance = Appearance.plain
  var headerMode: HeaderMode?
  var footerMode: FooterMode?
  var showsSeparators: Bool?
  var separators: SeparatorsModel?
  var headerTopPadding: Double?
  var backgroundColor: Located<ColorModel>?

  /// UIKit's appearances, by their names.
  enum Appearance: String, CaseIterable, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain

    var uiAppearance: UICollectionLayoutListConfiguration.Appearance {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      case .sidebar: .sidebar
      case .sidebarPlain: .sidebarPlain
      }
    }
  }

  enum HeaderMode: String, CaseIterable, Sendable { case none, supplementary, firstItemInSection }
  enum FooterMode: String, CaseIterable, Sendable { case none, supplementary }

  /// Returns the list configuration of UIKit.
  ///
  /// - Parameters:
  ///   - hasHeader: Whether the section has a header, for lists without a header mode.
  ///   - hasFooter: Whether the section has a footer, for lists without a footer mode.
  @MainActor
  func configuration(
    hasHeader: Bool, hasFooter: Bool, _ resolver: BoxResolver
  ) -> UICollectionLayoutListConfiguration {
    var list = UICollectionLayoutListConfiguration(appearance: appearance.uiAppearance)
    switch headerMode ?? (hasHeader ? .supplementary : HeaderMode.none) {
    case .none: list.headerMode = .none
    case .supplementary: list.headerMode = hasHeader ? .supplementary : .none
    case .firstItemInSection: list.headerMode = .firstItemInSection
    }
    list.footerMode = footerMode == FooterMode.none || !hasFooter ? .none : .supplementary
    if let showsSeparators { list.showsSeparators = showsSeparators }
    separators?.apply(to: &list.separatorConfiguration, resolver)
    list.headerTopPadding = headerTopPadding.map { CGFloat($0) }
    list.backgroundColor = resolver.color(backgroundColor)
    return list
  }

  static let table = Table<ListModel>(
    "list",
    "A list of UIKit's, a `UICollectionLayoutListConfiguration`. Rows, headers and footers that "
      + "name no style show their fields `text`, `secondaryText` and `image` as UIKit does.",
    keys: keys)

  static let keys: [Key<ListModel>] = [
    Key("appearance", \.appearance, .choice, example: "insetGrouped", "The kind of list."),
    Key(
      "headerMode", optional: \.headerMode, .choice,
      without: "`supplementary` where a section has a `header`", example: "firstItemInSection",
      "Whether the section's `header` is shown, or its first item is a header."),
    Key(
      "footerMode", optional: \.footerMode, .choice,
      without: "`supplementary` where a section has a `footer`", example: "none",
      "Whether the section's `footer` is shown."),
    Key(
      "showsSeparators", optional: \.showsSeparators, .boolean, without: "true, except in sidebars",
      example: "false", "Whether there are lines between rows."),
    Key(
      "separators", optional: \.separators, .table, without: "UIKit's",
      example: "{color: systemRed}", "The style of the lines between rows."),
    Key(
      "headerTopPadding", optional: \.headerTopPadding, .length, unit: "points",
      without: "22 in plain lists, else 0", example: "40", "The space above each header."),
    Key(
      "backgroundColor", optional: \.backgroundColor, ColorModel.codec.located,
      without: "the appearance's", example: "systemYellow", "The background colour of the rows."),
  ]
}

/// The separators above and below rows.
struct SeparatorsModel: TableDecodable {
  var color: Located<ColorModel>?
  var topSeparatorVisibility: Visibility?
  var bottomSeparatorVisibility: Visibility?
  var topSeparatorInsets: UIEdgeInsets?
  var bottomSeparatorInsets: UIEdgeInsets?

  enum Visibility: String, CaseIterable, Sendable {
    case automatic, visible, hidden

    var uiVisibility: UIListSeparatorConfiguration.Visibility {
      switch self {
      case .automatic: .automatic
      case .visible: .visible
      case .hidden: .hidden
      }
    }
  }

  @MainActor
  func apply(to lines: inout UIListSeparatorConfiguration, _ resolver: BoxResolver) {
    if let color = resolver.color(color) { lines.color = color }
    if let topSeparatorVisibility {
      lines.topSeparatorVisibility = topSeparatorVisibility.uiVisibility
    }
    if let bottomSeparatorVisibility {
      lines.bottomSeparatorVisibility = bottomSeparatorVisibility.uiVisibility
    }
    if let topSeparatorInsets {
      lines.topSeparatorInsets = NSDirectionalEdgeInsets(leftToRight: topSeparatorInsets)
    }
    if let bottomSeparatorInsets {
      lines.bottomSeparatorInsets = NSDirectionalEdgeInsets(leftToRight: bottomSeparatorInsets)
    }
  }

  static let table = Table<SeparatorsModel>(
    "separators", "The lines above and below the rows of a list.",
    keys: [
      Key(
        "color", optional: \.color, ColorModel.codec.located, without: "separator",
        example: "systemRed", "Their colour."),
      Key(
        "topSeparatorVisibility", optional: \.topSeparatorVisibility, .choice,
        without: "automatic: hidden", example: "visible", "Whether there is a line above a row."),
      Key(
        "bottomSeparatorVisibility", optional: \.bottomSeparatorVisibility, .choice,
        without: "automatic: between rows", example: "hidden",
        "Whether there is a line below a row."),
      Key(
        "topSeparatorInsets", optional: \.topSeparatorInsets, .insets(of: .coordinate),
        unit: "points", without: "from the text's leading edge", needs: ["topSeparatorVisibility"],
        example: "[0, 60]", "How far the upper line is from the row's edges."),
      Key(
        "bottomSeparatorInsets", optional: \.bottomSeparatorInsets, .insets(of: .coordinate),
        unit: "points", without: "from the text's leading edge", example: "[0, 60, 0, 0]",
        "How far the lower line is from the row's edges; `left` is the leading side."),
    ])
}

extension NSDirectionalEdgeInsets {
  /// Creates insets from those of a left-to-right layout.
  init(leftToRight insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
