import UIKit

/// A supplementary view of an item in a compositional layout: a badge.
struct SupplementaryModel: Traced {
  var style: Located<String>?
  var size = DimensionsModel(.automatic, .automatic)
  var containerAnchor = AnchorModel()
  var itemAnchor: AnchorModel?
  var zIndex = 1
  var location = DocumentLocation(line: 1, column: 1)
  var gaps = Gaps()

  static let table = Table<SupplementaryModel>(
    "supplementaryItem", "A view beside an item, such as a badge. It has the item's fields.",
    keys: [
      Key(
        "style", optional: \.style, Codec<String>.text(.styleName).located, without: "required",
        isRequired: true, example: "card", "The style."),
      Key(
        "size", \.size, DimensionsModel.codec, unit: "points", example: "[20, 20]",
        "Its size; shares are of the item."),
      Key(
        "containerAnchor", \.containerAnchor, .table, example: "{edges: [top, trailing]}",
        "The point of the item at which it is, and the offset from it."),
      Key(
        "itemAnchor", optional: \.itemAnchor, .table,
        without: "the point that `containerAnchor` names", example: "{edges: bottom}",
        "The point of the supplementary item that is placed there."),
      Key(
        "zIndex", \.zIndex, .whole(-1_000...1_000), example: "-1",
        "The order from back to front: items are at 0, or at 1 over a background."),
    ])
}

/// A point of a rectangle with an offset.
struct AnchorModel: TableDecodable {
  var edges: [Edge] = []
  var absoluteOffset: CGPoint?
  var fractionalOffset: CGPoint?

  enum Edge: String, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    var edge: NSDirectionalRectEdge {
      switch self {
      case .top: .top
      case .leading: .leading
      case .bottom: .bottom
      case .trailing: .trailing
      }
    }
  }

  @MainActor var anchor: NSCollectionLayoutAnchor {
    let edges = NSDirectionalRectEdge(edges.map(\.edge))
    if let fractionalOffset {
      return NSCollectionLayoutAnchor(edges: edges, fractionalOffset: fractionalOffset)
    }
    return NSCollectionLayoutAnchor(edges: edges, absoluteOffset: absoluteOffset ?? .zero)
  }

  static let table = Table<AnchorModel>(
    "anchor", "A point of a rectangle: a corner, the middle of an edge, or the middle.",
    keys: [
      Key(
        "edges", \.edges, .oneOrMore(of: .choice), example: "[top, trailing]",
        "The edges of the point; without any, it is the middle."),
      Key(
        "absoluteOffset", optional: \.absoluteOffset, .point, unit: "points", without: "none",
        excludes: ["fractionalOffset"], example: "[8, -8]",
        "The offset from there, to the trailing side and down."),
      Key(
        "fractionalOffset", optional: \.fractionalOffset,
        Codec<[Double]>.tuple("x", "y", of: .number(-100...100)).map(
          { CGPoint(x: $0[0], y: $0[1]) }, show: { Codec<CGPoint>.point.show($0) }),
        unit: "of its own size", without: "none", excludes: ["absoluteOffset"],
        example: "[0.5, -0.5]", "The offset from there, to the trailing side and down."),
    ])
}
