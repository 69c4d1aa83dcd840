import UIKit

/// The position of a touch: a point of the window, or a visible object.
struct TouchPointModel: Traced {
  var at: CGPoint?
  var item: Located<ItemPath>?
  var view: Located<String>?
  var button: Located<String>?
  var offset = CGSize.zero
  var location = DocumentLocation(line: 1, column: 1)
  var gaps = Gaps()

  /// The keys of which one determines the position.
  static let ways = ["at", "item", "view", "button"]

  static let table = Table<TouchPointModel>(
    "place",
    "The place of a finger. A point `[x, y]` alone is the place's `at`.",
    keys: [
      Key(
        "at", optional: \.at, .point, unit: "points",
        without: "`item`, `view` or `button`",
        excludes: ["button", "item", "view"], example: "[100, 60]",
        "A point of the window, from its top left corner."),
      Key(
        "item", optional: \.item, ItemPath.codec.or(ItemPath.pair).located,
        without: "`at`, `view` or `button`", excludes: ["at", "button", "view"],
        example: "0:3", "The centre of an item's cell, which must be visible; also as `[0, 3]`."),
      Key(
        "view", optional: \.view, Codec<String>.words.located,
        without: "`at`, `item` or `button`", excludes: ["at", "button", "item"],
        example: "photo",
        """
        The centre of the first view with this `accessibilityIdentifier`, or else with this text.
        """),
      Key(
        "button", optional: \.button, Codec<String>.words.located,
        without: "`at`, `item` or `view`", excludes: ["at", "item", "view"],
        example: "add",
        """
        The centre of a bar's button, by its identifier, its title, or the name of its system item.
        """
      ),
      Key(
        "offset", \.offset, .shift, unit: "points", needs: ["item", "view", "button"],
        example: "[0, 12]", "The offset from there, to the right and down."),
    ])

  static let codec = Codec<TouchPointModel>.placed
}

extension ItemPath {
  /// `[section, item]`.
  static let pair = Codec<ItemPath>(
    .tuple(["section", "item"].map { Shape.TupleElement($0, number.shape) }),
    make: { plain in
      let numbers = plain.list?.compactMap(number.make)
      return numbers?.count == 2 ? numbers.map { ItemPath($0[0], $0[1]) } : nil
    }, show: { "[\($0.section), \($0.item)]" })

  private static let number = Codec<Int>.whole(0...9_999_999)
}

/// A table that includes the keys of a position.
protocol TouchPointTable: Traced {
  var target: TouchPointModel { get set }
}

extension TouchPointModel: TouchPointTable {
  var target: TouchPointModel {
    get { self }
    set { self = newValue }
  }
}

extension Key where Value: TouchPointTable {
  /// The keys of a position, for another table.
  static var touchPoints: [Key] {
    TouchPointModel.table.all.map { key in
      Key(description: key.description) { value, plain in key.assign(&value.target, plain) }
    }
  }
}

extension Codec where Value: TouchPointTable {
  /// A table, or a point alone, which is its position.
  static var placed: Codec {
    Codec(
      .either([Codec<CGPoint>.point.shape, table.shape]),
      make: { plain in
        guard let point = Codec<CGPoint>.point.make(plain) else {
          return traced.make(plain).map { value in
            var value = value
            (value.target.location, value.target.gaps) = (value.location, value.gaps)
            return value
          }
        }
        var value = Value()
        value.location = plain.location
        (value.target.at, value.target.location) = (point, plain.location)
        return value
      }, show: { _ in "[0, 0]" })
  }
}
