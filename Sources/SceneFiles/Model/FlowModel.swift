import UIKit

/// The layout of a scene: a flow layout, or the keys of another one.
struct FlowModel: TableDecodable {
  var compositional: CompositionalModel?
  /// The given keys of the list.
  var list: [CheckedValue.Entry] = []
  var scrollDirection = ScrollDirection.vertical
  var itemSize = ExtentModel(width: .points(50), height: .points(50))
  var estimatedItemSize: CGSize?
  var minimumLineSpacing = 10.0
  var minimumInteritemSpacing = 10.0
  var sectionInset = UIEdgeInsets.zero
  var sectionInsetReference = InsetReference.fromContentInset
  var headerReferenceSize: CGSize?
  var footerReferenceSize: CGSize?
  var sectionHeadersPinToVisibleBounds = false
  var sectionFootersPinToVisibleBounds = false

  enum ScrollDirection: String, CaseIterable, Sendable { case vertical, horizontal }

  /// The reference of section insets, with UIKit's names.
  enum InsetReference: String, CaseIterable, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins

    var uiReference: UICollectionViewFlowLayout.SectionInsetReference {
      switch self {
      case .fromContentInset: .fromContentInset
      case .fromSafeArea: .fromSafeArea
      case .fromLayoutMargins: .fromLayoutMargins
      }
    }
  }

  static let table = Table<FlowModel>(
    "layout",
    "A `UICollectionViewFlowLayout`: its properties, under their names. With `compositional` or "
      + "`list` it is another layout, which has none of the other keys. Either of these words "
      + "alone means `{compositional: {}}` or `{list: {}}`.",
    keys: keys)

  /// A table, or the name of a layout with defaults.
  static let shape = Shape.either([
    Codec<LayoutKind>.choice.shape, Codec<FlowModel>.table.shape,
  ])

  /// Returns the given keys.
  static func entries(_ plain: CheckedValue) -> [CheckedValue.Entry] {
    guard let kind = Codec<LayoutKind>.choice.make(plain) else { return plain.entries ?? [] }
    guard kind != .flow else { return [] }
    let table = CheckedValue(value: .table([], isWhole: true), location: plain.location)
    return [CheckedValue.Entry(name: kind.rawValue, location: plain.location, value: table)]
  }

  static let keys: [Key<FlowModel>] =
    otherKeys + [
      Key(
        "scrollDirection", \.scrollDirection, .choice, example: "horizontal",
        "The direction in which content scrolls."),
      Key(
        "itemSize", \.itemSize, ExtentModel.codec, unit: "points",
        example: "{columns: 3, aspectRatio: 1}",
        "The size of the items."),
      Key(
        "estimatedItemSize", optional: \.estimatedItemSize, .size(of: .number(1...10_000)),
        unit: "points", without: "sizes are known from the start",
        example: "[300, 44]",
        "Cells size themselves when they become visible, as on iOS; until then they have this"
          + " size. Only for items whose size is `automatic`."),
      Key(
        "minimumLineSpacing", \.minimumLineSpacing, .length, unit: "points", example: "2",
        "The distance between lines."),
      Key(
        "minimumInteritemSpacing", \.minimumInteritemSpacing, .length, unit: "points", example: "2",
        "The least distance between the items of a line; full lines widen it."),
      Key(
        "sectionInset", \.sectionInset, .insets(of: .length), unit: "points", example: "[8, 16]",
        "The margins around a section's items."),
      Key(
        "sectionInsetReference", \.sectionInsetReference, .choice, example: "fromSafeArea",
        "What `sectionInset` is measured from across the scrolling direction: with `fromSafeArea`, "
          + "items avoid the sensors of a phone held sideways."),
      Key(
        "headerReferenceSize", optional: \.headerReferenceSize, .size(of: .length), unit: "points",
        without: "that of the header's content", example: "[0, 44]",
        "The size of headers, of which the length along the scrolling direction counts."),
      Key(
        "footerReferenceSize", optional: \.footerReferenceSize, .size(of: .length), unit: "points",
        without: "that of the footer's content", example: "[0, 30]",
        "The size of footers, of which the length along the scrolling direction counts."),
      Key(
        "sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds, .boolean,
        example: "true", "Whether headers stay visible while their section is visible."),
      Key(
        "sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds, .boolean,
        example: "true", "Whether footers stay visible while their section is visible."),
    ]

  private static let otherKeys: [Key<FlowModel>] = [
    Key(
      "compositional", optional: \.compositional, .table, without: "a flow layout",
      excludes: ["list"], example: "{interSectionSpacing: 20}", "A compositional layout."),
    Key(
      description: KeyDescription(
        name: "list", shape: Codec<ListModel>.table.shape, unit: nil, absence: "*a flow layout*",
        summary: "A list.", example: "{appearance: insetGrouped}", needs: [],
        excludes: ["compositional"], isRequired: false)
    ) { $0.list = $1.entries ?? [] },
  ]

  /// The keys that a section can override.
  static let sectionKeys = [
    "itemSize", "minimumLineSpacing", "minimumInteritemSpacing", "sectionInset",
    "headerReferenceSize", "footerReferenceSize",
  ]
}
