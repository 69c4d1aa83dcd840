import UIKit

/// An item of a compositional layout, or, with items inside, a group.
struct GroupModel: Traced {
  var size = DimensionsModel(.fraction(1), .fraction(1))
  var items: [GroupModel] = []
  var count: Int?
  var direction = Direction.horizontal
  var interItemSpacing: SpacingModel?
  var contentInsets = UIEdgeInsets.zero
  var edgeSpacing: EdgeSpacingModel?
  var supplementaryItems: [SupplementaryModel] = []
  var location = DocumentLocation(line: 1, column: 1)
  var gaps = Gaps()

  enum Direction: String, CaseIterable, Sendable { case horizontal, vertical }

  static let table = Table<GroupModel>(
    "group",
    "An item of a compositional layout, or with `items` or `count` a group of items. A section's "
      + "own group without these holds one item, as large as the group.",
    keys: [
      Key(
        "size", \.size, DimensionsModel.codec, unit: "points", example: "[50%, 80]",
        "Its size; shares are of the group or section that contains it."),
      Key(
        "items", \.items, .list(of: .traced, 1...100), example: "[{size: [50%, fill]}]",
        "Its items, repeated from the first while there is room."),
      Key(
        "count", optional: \.count, .whole(1...100), without: "as many as there is room for",
        example: "3",
        """
        The number of copies of its only item, which share the space; without `items`, as large \
        as possible.
        """
      ),
      Key(
        "direction", \.direction, .choice, example: "vertical",
        "The direction of its items: one beside the other, or one below the other."),
      Key(
        "interItemSpacing", optional: \.interItemSpacing, SpacingModel.codec, unit: "points",
        without: "none", example: "8", "The space between its items."),
      Key(
        "contentInsets", \.contentInsets, .insets(of: .coordinate), unit: "points",
        example: "[4, 8]",
        "The insets of its content; `left` is the leading side."),
      Key(
        "edgeSpacing", optional: \.edgeSpacing, .table, without: "none",
        example: "{top: 8, leading: {flexible: 8}}", "The space around it."),
      Key(
        "supplementaryItems", \.supplementaryItems, .list(of: .traced, 0...20),
        example: "[{style: card, size: [20, 20], containerAnchor: {edges: [top, trailing]}}]",
        "Views beside it, such as badges."),
    ])

  /// The item and all its descendants.
  var all: [GroupModel] { [self] + items.flatMap(\.all) }

  var isGroup: Bool { !items.isEmpty || count != nil }

  /// The depth of nesting.
  var depth: Int { 1 + (items.map(\.depth).max() ?? 0) }
}
