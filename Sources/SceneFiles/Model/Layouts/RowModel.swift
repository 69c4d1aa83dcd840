import UIKit

/// The properties of a list row in addition to its fields.
struct RowModel: Traced {
  var content = Content.cell
  var accessories: [AccessoryModel] = []
  var indentationLevel = 0
  var indentationWidth = 10.0
  var separators: SeparatorsModel?
  var swipe: SwipeModel?
  var children: [ItemModel] = []
  var expanded = false
  var location = DocumentLocation(line: 1, column: 1)
  var gaps = Gaps()

  /// The forms in which UIKit shows the fields of a row without a style.
  enum Content: String, CaseIterable, Sendable { case cell, subtitleCell, valueCell }

  static let table = Table<RowModel>(
    "row",
    "A row of a list: its accessories, its swipe actions and its children. A section's `row`"
      + " applies to all its rows, except for keys that an item has itself.",
    keys: [
      Key(
        "content", \.content, .choice, example: "valueCell",
        """
        The place of `secondaryText` in rows without a style: below the text, small below it, or \
        at the end.
        """
      ),
      Key(
        "accessories", \.accessories, .list(of: AccessoryModel.codec, 0...20),
        example: "[disclosureIndicator, {label: \"{text}\"}]",
        "The accessories beside the content."),
      Key(
        "indentationLevel", \.indentationLevel, .whole(0...100), example: "2",
        "The number of steps by which the content is indented."),
      Key(
        "indentationWidth", \.indentationWidth, .length, unit: "points",
        example: "30", "The width of an indentation step."),
      Key(
        "separators", optional: \.separators, .table, without: "the list's",
        example: "{bottomSeparatorVisibility: hidden}", "The lines above and below it."),
      Key(
        "swipe", optional: \.swipe, .table, without: "none",
        example: "{progress: 0.5, actions: [{title: Delete, style: destructive}]}",
        "The actions that a swipe reveals."),
      Key(
        "children", \.children, .list(of: ItemModel.codec), example: "[Apples, Pears]",
        "Items under it, each a row while it is `expanded`: a tap on its chevron, an accessory of "
          + "the type `outlineDisclosure`, shows and hides them."),
      Key(
        "expanded", \.expanded, .boolean, needs: ["children"], example: "true",
        "Whether its children are shown at first."),
    ])

  /// The keys for all rows of a section, without those of children.
  static let common = TableDescription(
    name: "rows", summary: "The keys that apply to all rows of a section of a list.",
    keys: table.description.keys.filter { !["children", "expanded"].contains($0.name) }, rest: nil,
    takesOneKey: false)

  /// Creates a row with its own keys merged over those of its section.
  init(_ own: [CheckedValue.Entry], over common: [CheckedValue.Entry]) {
    self = Self.table.make(common.merging(own))
  }

  init() {}
}

/// An accessory of a row.
struct AccessoryModel: Traced {
  var type: Kind?
  var label: Located<Template>?
  var style: Located<String>?
  var placement = Placement.trailing
  var displayed: Displayed?
  var tintColor: Located<ColorModel>?
  var location = DocumentLocation(line: 1, column: 1)
  var gaps = Gaps()

  /// UIKit's accessories, by their names.
  enum Kind: String, CaseIterable, Sendable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect
    case detail
  }

  enum Placement: String, CaseIterable, Sendable { case leading, trailing }

  enum Displayed: String, CaseIterable, Sendable {
    case always, whenEditing, whenNotEditing

    var state: UICellAccessory.DisplayedState {
      switch self {
      case .always: .always
      case .whenEditing: .whenEditing
      case .whenNotEditing: .whenNotEditing
      }
    }
  }

  static let table = Table<AccessoryModel>(
    "accessory",
    "An accessory beside a row's content. A type alone is the accessory's `type`.",
    keys: [
      Key(
        "type", optional: \.type, .choice, without: "`label` or `style`",
        excludes: ["label", "style"], example: "checkmark", "One of UIKit's."),
      Key(
        "label", optional: \.label, .words, without: "`type` or `style`",
        excludes: ["style", "type"], example: "\"{text}\"",
        "Text; `{name}` is replaced by the item's field."),
      Key(
        "style", optional: \.style, Codec<String>.text(.styleName).located,
        without: "`type` or `label`", excludes: ["label", "type"], example: "card",
        "A box in this style, with the item's fields."),
      Key(
        "placement", \.placement, .choice, needs: ["style"], example: "leading",
        "The side of the content; other types have a fixed side."),
      Key(
        "displayed", optional: \.displayed, .choice,
        without: "`whenEditing` of `delete`, `insert`, `reorder` and `multiselect`, else `always`",
        example: "whenEditing", "When it is shown."),
      Key(
        "tintColor", optional: \.tintColor, ColorModel.codec.located, without: "its own",
        example: "systemRed", "Its colour."),
    ])

  /// The name of a kind, or a table.
  static let codec = Codec<AccessoryModel>(
    .either([Codec<Kind>.choice.shape, Codec<AccessoryModel>.table.shape]),
    make: { plain in
      guard let type = Codec<Kind>.choice.make(plain) else {
        return Codec<AccessoryModel>.traced.make(plain)
      }
      var accessory = AccessoryModel()
      (accessory.type, accessory.location) = (type, plain.location)
      return accessory
    }, show: { _ in "{}" })

  /// Whether the accessory has neither kind, label nor style.
  var isNothing: Bool {
    type == nil && label == nil && style == nil
      && !["label", "style", "type"].contains(where: gaps.has)
  }
}

/// The swipe actions of a row.
struct SwipeModel: TableDecodable {
  var edge = AccessoryModel.Placement.trailing
  var progress = 0.0
  var actions: [SwipeActionModel] = []

  static let table = Table<SwipeModel>(
    "swipe", "The actions that a swipe on a row reveals.",
    keys: [
      Key(
        "edge", \.edge, .choice, example: "leading", "The edge of the actions."),
      Key(
        "progress", \.progress, .number(0...10), example: "0.5",
        "The row's opening at first: 0 is closed, 1 open, and more begins the first action. Of"
          + " several rows, the last is open."),
      Key(
        "actions", \.actions, .list(of: .table, 1...10), example: "[{title: Flag}]",
        "Buttons, the outermost first."),
    ])
}

/// A swipe action.
struct SwipeActionModel: TableDecodable {
  var title = ""
  var style = Style.normal
  var backgroundColor: Located<ColorModel>?

  enum Style: String, CaseIterable, Sendable { case normal, destructive }

  static let table = Table<SwipeActionModel>(
    "swipeAction", "A button of a swipe, which has no effect.",
    keys: [
      Key("title", \.title, .words, example: "Delete", "Its title."),
      Key("style", \.style, .choice, example: "destructive", "Grey, or red."),
      Key(
        "backgroundColor", optional: \.backgroundColor, ColorModel.codec.located,
        without: "the style's", example: "systemOrange", "Its colour."),
    ])
}
