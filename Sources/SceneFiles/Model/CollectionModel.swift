import UIKit

/// The collection view of a scene.
struct CollectionModel: TableDecodable {
  var backgroundColor: Located<ColorModel>?
  var contentInset = UIEdgeInsets.zero
  var contentInsetAdjustmentBehavior = InsetAdjustment.automatic
  var contentOffset: CGPoint?
  var showsIndicators = false
  var allowsSelection = true
  var allowsMultipleSelection = false
  var isEditing = false
  var selected: [Located<ItemPath>] = []
  var highlighted: [Located<ItemPath>] = []

  /// UIKit's behaviours, by their names.
  enum InsetAdjustment: String, CaseIterable, Sendable {
    case automatic, scrollableAxes, never, always

    var uiBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
      switch self {
      case .automatic: .automatic
      case .scrollableAxes: .scrollableAxes
      case .never: .never
      case .always: .always
      }
    }
  }

  static let table = Table<CollectionModel>(
    "collectionView", "The collection view that fills the screen.",
    keys: [
      Key(
        "backgroundColor", optional: \.backgroundColor, ColorModel.codec.located,
        without: "systemBackground", example: "systemGroupedBackground",
        "The background colour."),
      Key(
        "contentInset", \.contentInset, .insets(of: .length), unit: "points",
        example: "[8, 0, 34, 0]", "The space around the content, which scrolls with it."),
      Key(
        "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, .choice,
        example: "never",
        """
        Whether content is inset by the device's safe area: along the axis that scrolls, along \
        both with `always`, or `never`.
        """
      ),
      Key(
        "contentOffset", optional: \.contentOffset, .point, unit: "points", without: "the start",
        example: "[0, 200]",
        "The content offset at first; an offset past the end is clamped."),
      Key(
        "showsIndicators", \.showsIndicators, .boolean, example: "true",
        "Whether the scroll indicators are drawn, as while scrolling."),
      Key(
        "allowsSelection", \.allowsSelection, .boolean, example: "false",
        "Whether items can be selected at all."),
      Key(
        "allowsMultipleSelection", \.allowsMultipleSelection, .boolean, example: "true",
        "Whether more than one item can be selected; of several, the last stays."),
      Key(
        "isEditing", \.isEditing, .boolean, example: "true",
        "Whether a list is in editing mode, in which rows show their editing accessories."),
      Key(
        "selected", \.selected, .oneOrMore(of: ItemPath.codec.located), example: "[0:1, 0:4]",
        "Items that are selected at first."),
      Key(
        "highlighted", \.highlighted, .oneOrMore(of: ItemPath.codec.located), example: "0:2",
        "Items that are highlighted at first, as under a finger."),
    ])
}

/// The index path of an item: `2:14` is the fifteenth of the third section.
struct ItemPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  let section: Int
  let item: Int

  var description: String { "\(section):\(item)" }

  init(_ section: Int, _ item: Int) {
    self.section = section
    self.item = item
  }

  static func < (first: ItemPath, second: ItemPath) -> Bool {
    (first.section, first.item) < (second.section, second.item)
  }

  /// Creates an index path from text; nil for other text.
  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let section = Self.number(parts[0]), let item = Self.number(parts[1])
    else { return nil }
    self.init(section, item)
  }

  private static func number(_ text: Substring) -> Int? {
    guard (1...7).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return Int(text)
  }

  static let codec = Codec<String>.text(
    TextRule(
      "an item as section:item, both counted from 0, as in 0:3", short: "item",
      pattern: "^[0-9]{1,7}:[0-9]{1,7}$", allows: { ItemPath($0) != nil })
  ).map({ ItemPath($0) }, show: { $0.description })
}
