import UIKit

/// A step that scrolls.
struct ScrollModel: Traced {
  var to: CGPoint?
  var by: CGSize?
  var item: Located<ItemPath>?
  var at = Position.nearest
  var section: Located<Int>?
  var animated = false
  var location = DocumentLocation(line: 1, column: 1)
  var gaps = Gaps()

  enum Position: String, CaseIterable, Sendable {
    case nearest, top, centeredVertically, bottom, left, centeredHorizontally, right
  }

  static let table = Table<ScrollModel>(
    "scroll", "Scrolls to a place, by a distance, or to an item.",
    keys: [
      Key(
        "to", optional: \.to, .point, unit: "points", without: "`by` or `item`",
        excludes: ["by", "item"], example: "[0, 300]",
        "The content offset; one past the end is pulled back."),
      Key(
        "by", optional: \.by, .shift, unit: "points", without: "`to` or `item`",
        excludes: ["item", "to"], example: "[0, 120]",
        "The distance to the right and down; scrolling stops at the end."),
      Key(
        "item", optional: \.item, ItemPath.codec.located, without: "`to` or `by`",
        excludes: ["by", "to"], example: "0:30", "The item to make visible."),
      Key(
        "at", \.at, .choice, needs: ["item"], example: "top",
        "The item's place in the view; `nearest` scrolls no further than needed."),
      Key(
        "section", optional: \.section, Codec<Int>.whole(0...9_999_999).located,
        without: "the whole content scrolls", needs: ["to", "by"], example: "1",
        "The section, counted from 0, to scroll sideways; one with `orthogonalScrollingBehavior`."),
      Key(
        "animated", \.animated, .boolean, example: "true",
        "Whether it is animated, as on a device, or immediate."),
    ])
}

/// A step that changes the items in a batch.
struct UpdateModel: TableDecodable {
  var delete: [Located<ItemPath>] = []
  var insert: [InsertModel] = []
  var move: [MoveModel] = []
  var reload: [Located<ItemPath>] = []

  init() {}

  init(
    delete: [Located<ItemPath>] = [], insert: [InsertModel] = [], move: [MoveModel] = [],
    reload: [Located<ItemPath>] = []
  ) {
    self.delete = delete
    self.insert = insert
    self.move = move
    self.reload = reload
  }

  static let table = Table<UpdateModel>(
    "update",
    "Changes made at once. As in `performBatchUpdates`, deleted, reloaded and moved items are "
      + "named by their paths before the changes, inserted items and destinations by those after.",
    keys: [
      Key(
        "delete", \.delete, .oneOrMore(of: ItemPath.codec.located), example: "0:2", "Deletes items."
      ),
      Key(
        "insert", \.insert, .oneOrMore(of: .table), example: "[{at: 0:0, items: [Milk]}]",
        "Inserts items."),
      Key(
        "move", \.move, .oneOrMore(of: .table), example: "[{from: 0:1, to: 0:3}]", "Moves items."),
      Key(
        "reload", \.reload, .oneOrMore(of: ItemPath.codec.located), example: "0:4",
        "Reloads the cells of items."),
    ])
}

/// An insertion of items at an index path.
struct InsertModel: TableDecodable {
  var at: Located<ItemPath>?
  var items: [ItemModel] = []

  static let table = Table<InsertModel>(
    "insert", "Items to insert.",
    keys: [
      Key(
        "at", optional: \.at, ItemPath.codec.located, without: "required", isRequired: true,
        example: "0:0", "The place of the first item afterwards."),
      Key(
        "items", \.items, .list(of: ItemModel.codec), example: "[Milk, {text: Bread}]", "The items."
      ),
    ])
}

/// The move of an item.
struct MoveModel: TableDecodable {
  var from: Located<ItemPath>?
  var to: Located<ItemPath>?

  static let table = Table<MoveModel>(
    "move", "An item to move.",
    keys: [
      Key(
        "from", optional: \.from, ItemPath.codec.located, without: "required", isRequired: true,
        example: "0:2", "The item's place now."),
      Key(
        "to", optional: \.to, ItemPath.codec.located, without: "required", isRequired: true,
        example: "0:0", "The item's place afterwards."),
    ])
}

/// A step that replaces the layout.
struct LayoutChangeModel: TableDecodable {
  var flow: [CheckedValue.Entry] = []
  var animated = false

  /// The changed keys, each with its layout.
  var keys: [LayoutKey] {
    flow.map { entry in
      LayoutKey(
        name: entry.name, kinds: [LayoutKind(rawValue: entry.name) ?? .flow],
        location: entry.location)
    }
  }

  static let table = Table<LayoutChangeModel>(
    "layoutChange", "The keys of the layout that change, with their new values.",
    keys: [
      Key(
        "animated", \.animated, .boolean, example: "true",
        "Whether items move to their new places, or are placed there immediately.")
    ]
      + FlowModel.keys.map { key in
        Key(
          description: KeyDescription(
            name: key.description.name, shape: key.description.shape, unit: key.description.unit,
            absence: "*as before*", summary: key.description.summary,
            example: key.description.example, needs: [], excludes: [], isRequired: false)
        ) { change, plain in
          change.flow.append(
            CheckedValue.Entry(name: key.description.name, location: plain.location, value: plain))
        }
      })
}
