import UIKit

/// A section with its items or their source, and the layout keys that it overrides.
struct SectionModel: Traced, LayoutKeyed {
  var style: Located<String>?
  var header: ItemModel?
  var footer: ItemModel?
  var items: [ItemModel]?
  var data: Located<String>?
  var count: Located<Int>?
  var cycle: [Named<[String]>] = []
  /// Whether all of `cycle` was readable.
  var isCycleSound = true
  var background: BackgroundModel?
  var orthogonalScrollingBehavior = Orthogonal.none
  var orthogonalOffset = 0.0
  /// The given layout keys, merged over the layout's own.
  var flow: [CheckedValue.Entry] = []
  var location = DocumentLocation(line: 1, column: 1)
  var gaps = Gaps()

  var compositional = CompositionalSectionModel()
  /// The given list keys, merged over the layout's own.
  var list: [CheckedValue.Entry] = []
  /// The keys for all rows of a list.
  var row: [CheckedValue.Entry] = []
  var layoutKeys: [LayoutKey] = []

  /// UIKit's behaviours, by their names.
  enum Orthogonal: String, CaseIterable, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered

    var uiBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
      switch self {
      case .none: .none
      case .continuous: .continuous
      case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
      case .paging: .paging
      case .groupPaging: .groupPaging
      case .groupPagingCentered: .groupPagingCentered
      }
    }
  }

  private static let cycleCodec = Codec<[Named<[String]>]>.map(
    names: .fieldName, of: .list(of: .words, 1...10_000))

  static let table = Table<SectionModel>(
    "section",
    """
    A section. Its items are in the file (`items`), in another file (`data`) or generated (`count`).
    """,
    keys: [
      Key(
        "style", optional: \.style, Codec<String>.text(.styleName).located,
        without: "the only style that no header, footer, background or style refers to",
        example: "photo",
        "The default style of its items."),
      Key(
        "header", optional: \.header, ItemModel.codec, without: "none",
        example: "{style: title, text: Albums}", "The header above the items."),
      Key(
        "footer", optional: \.footer, ItemModel.codec, without: "none",
        example: "{style: note, text: Updated just now}", "The footer below the items."),
      Key(
        "items", optional: \.items, .list(of: ItemModel.codec), without: "none",
        excludes: ["data", "count"], example: "[Milk, {text: Bread, style: done}]",
        "The items."),
      Key(
        "data", optional: \.data, Codec<String>.text(.path).located, without: "none",
        excludes: ["items", "count"], example: "items.csv",
        "A file of items: `.csv` or `.tsv` with the fields' names in the first line, `.jsonl` or "
          + "`.ndjson` with an object on each line. A column called `style` names each item's "
          + "style."),
      Key(
        "count", optional: \.count, Codec<Int>.whole(0...1_000_000).located, unit: "items",
        without: "none", excludes: ["items", "data"], example: "600",
        "The number of generated items, with the fields `number` (from 1), `index` (from 0),"
          + " `section` (from 0) "
          + "and those of `cycle`."),
      Key(
        description: KeyDescription(
          name: "cycle", shape: cycleCodec.shape, unit: nil, absence: "{}",
          summary:
            """
            Fields of generated items: the first value for the first item, and so on, repeated \
            from the beginning.
            """,
          example: "{color: [systemRed, systemBlue]}", needs: ["count"], excludes: [],
          isRequired: false)
      ) { section, plain in
        section.cycle = cycleCodec.make(plain) ?? []
        section.isCycleSound = plain.isSound
      },
      Key(
        "background", optional: \.background, .traced, without: "none",
        example: "{style: card, outset: [0, 8]}",
        "A decoration view behind the section's items."),
      Key(
        "orthogonalScrollingBehavior", \.orthogonalScrollingBehavior, .choice,
        example: "continuous",
        "Other than `none`, the items are in one line that scrolls sideways by itself. In a flow "
          + "layout only `continuous` does; in a compositional layout the others decide where"
          + " scrolling stops."
      ).only(.flow, .compositional),
      Key(
        "orthogonalOffset", \.orthogonalOffset, .coordinate, unit: "points",
        needs: ["orthogonalScrollingBehavior"], example: "40",
        "The line's initial scroll distance from its first item: from the left, or from the"
          + " right in a right-to-left layout."
      ).only(.flow, .compositional),
    ]
      + FlowModel.keys.filter { FlowModel.sectionKeys.contains($0.description.name) }.map {
        Key(overriding: $0.description).only(.flow)
      } + compositionalKeys + listKeys)
}

extension Key where Value == SectionModel {
  /// Creates a key of the layout that a section overrides.
  fileprivate init(overriding key: KeyDescription) {
    self.init(
      description: KeyDescription(
        name: key.name, shape: key.shape, unit: key.unit, absence: "*the layout's*",
        summary: key.summary, example: key.example, needs: [], excludes: [], isRequired: false)
    ) { section, plain in
      section.flow.append(
        CheckedValue.Entry(name: key.name, location: plain.location, value: plain))
    }
  }
}

/// The background of a section's items.
struct BackgroundModel: Traced {
  var style: Located<String>?
  var outset = UIEdgeInsets.zero
  var location = DocumentLocation(line: 1, column: 1)
  var gaps = Gaps()

  static let table = Table<BackgroundModel>(
    "background", "A decoration view behind a section's items.",
    keys: [
      Key(
        "style", optional: \.style, Codec<String>.text(.styleName).located, without: "required",
        isRequired: true, example: "card", "The style. It has no fields."),
      Key(
        "outset", \.outset, .insets(of: .coordinate), unit: "points", example: "[0, 8]",
        "The distance that it extends past the items."),
    ])
}
