import UIKit

/// The flow layout of a scene.
struct FlowModel: TableDecodable {
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

  /// UIKit's, under its names.
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
    "layout", "A `UICollectionViewFlowLayout`: its properties, under their names.", keys: keys)

  static let keys: [Key<FlowModel>] = [
    Key(
      "scrollDirection", \.scrollDirection, .choice, example: "horizontal",
      "The direction in which content scrolls."),
    Key(
      "itemSize", \.itemSize, ExtentModel.codec, unit: "points",
      example: "{columns: 3, aspectRatio: 1}",
      "How large items are."),
    Key(
      "estimatedItemSize", optional: \.estimatedItemSize, .size(of: .number(1...10_000)),
      unit: "points", without: "sizes are known from the start",
      example: "[300, 44]",
      "Cells size themselves when they come into sight, as on iOS; until then they count as this large. Only for "
        + "items whose size is `automatic`."),
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
      "What `sectionInset` is measured from across the scrolling direction: with `fromSafeArea`, items keep off the "
        + "sensors of a phone held sideways."),
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
      example: "true", "Whether headers stay in sight while their section does."),
    Key(
      "sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds, .boolean,
      example: "true", "Whether footers stay in sight while their section does."),
  ]

  /// The keys that a section can have for itself.
  static let sectionKeys = [
    "itemSize", "minimumLineSpacing", "minimumInteritemSpacing", "sectionInset",
    "headerReferenceSize", "footerReferenceSize",
  ]
}
