import SceneRendering
import UIKit

/// A fixed or flexible spacing between items.
struct SpacingModel: TableDecodable {
  var points = 0.0
  var isFlexible = false

  @MainActor var layoutSpacing: NSCollectionLayoutSpacing {
    isFlexible ? .flexible(points) : .fixed(points)
  }

  static let table = Table<SpacingModel>(
    "spacing", "A space in a compositional layout. A number alone is a fixed space.",
    keys: [
      Key(
        description: KeyDescription(
          name: "flexible", shape: Codec<Double>.length.shape, unit: "points", absence: "",
          summary: "A minimum, plus a share of the remaining space.", example: "8", needs: [],
          excludes: [], isRequired: true)
      ) { spacing, plain in
        (spacing.points, spacing.isFlexible) = (plain.number ?? 0, true)
      }
    ])

  /// A number of points, or a table.
  static let codec = Codec<Double>.length.map(
    { points in
      var spacing = SpacingModel()
      spacing.points = points
      return spacing
    }, show: { "\(FormattedNumber($0.points))" }
  ).or(.table)
}

/// The spacing around an item.
struct EdgeSpacingModel: TableDecodable {
  var leading: SpacingModel?
  var top: SpacingModel?
  var trailing: SpacingModel?
  var bottom: SpacingModel?

  @MainActor var layoutSpacing: NSCollectionLayoutEdgeSpacing {
    NSCollectionLayoutEdgeSpacing(
      leading: leading?.layoutSpacing, top: top?.layoutSpacing, trailing: trailing?.layoutSpacing,
      bottom: bottom?.layoutSpacing)
  }

  static let table = Table<EdgeSpacingModel>(
    "edgeSpacing", "The space around an item, which keeps its size.",
    keys: [
      Key(
        "leading", optional: \.leading, SpacingModel.codec, unit: "points", without: "none",
        example: "{flexible: 8}", "Before it."),
      Key(
        "top", optional: \.top, SpacingModel.codec, unit: "points", without: "none", example: "8",
        "Above it."),
      Key(
        "trailing", optional: \.trailing, SpacingModel.codec, unit: "points", without: "none",
        example: "8", "After it."),
      Key(
        "bottom", optional: \.bottom, SpacingModel.codec, unit: "points", without: "none",
        example: "8", "Below it."),
    ])
}
