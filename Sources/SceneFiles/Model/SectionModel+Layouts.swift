import UIKit

/// The keys of sections for one kind of layout.
extension SectionModel {
  static let compositionalKeys: [Key<SectionModel>] = [
    Key(
      "group", optional: \.compositional.group, .traced,
      without: "`{size: [fill, automatic]}`: one item under the other",
      example: "{size: [fill, 80], count: 3}",
      "The group of items of which the section is made, in a compositional layout."
    ).only(.compositional),
    Key(
      "interGroupSpacing", \.compositional.interGroupSpacing, .length, unit: "points",
      example: "12", "The distance between groups, in a compositional layout."
    ).only(.compositional),
    Key(
      "contentInsets", \.compositional.contentInsets, .insets(of: .coordinate), unit: "points",
      example: "[8, 16]",
      """
      The margins around a section's groups, in a compositional layout; `left` is the leading side.
      """
    ).only(.compositional),
    Key(
      "contentInsetsReference", optional: \.compositional.contentInsetsReference, .choice,
      without: "the layout's", example: "layoutMargins",
      "What `contentInsets` are measured from, in a compositional layout."
    ).only(.compositional),
    Key(
      "supplementariesFollowContentInsets", \.compositional.supplementariesFollowContentInsets,
      .boolean, example: "false",
      "Whether header and footer keep to the section's insets, in a compositional layout."
    ).only(.compositional),
    Key(
      "headerLayout", \.compositional.headerLayout, .table, needs: ["header"],
      example: "{pinToVisibleBounds: true, offset: [20, 0]}",
      "The place of the header, in a compositional layout."
    ).only(.compositional),
    Key(
      "footerLayout", \.compositional.footerLayout, .table, needs: ["footer"],
      example: "{alignment: bottomTrailing, size: [50%, 30]}",
      "The place of the footer, in a compositional layout."
    ).only(.compositional),
  ]

  static let listKeys: [Key<SectionModel>] = [
    Key(
      description: KeyDescription(
        name: "list", shape: Codec<ListModel>.table.shape, unit: nil, absence: "*the layout's*",
        summary: "The keys that differ from the layout's `list`.",
        example: "{showsSeparators: false}", needs: [], excludes: [], isRequired: false)
    ) { $0.list = $1.entries ?? [] }.only(.list),
    Key(
      description: KeyDescription(
        name: "row", shape: .table { RowModel.common }, unit: nil, absence: "{}",
        summary: "The keys that apply to all rows of a list's section.",
        example: "{accessories: [disclosureIndicator]}", needs: [], excludes: [],
        isRequired: false)
    ) { $0.row = $1.entries ?? [] }.only(.list),
  ]
}
