import SceneRendering

/// The size of items: each side in points, by a rule, or as a fraction of the line.
struct ExtentModel: TableDecodable {
  var width = Side.automatic
  var height = Side.automatic
  var columns: Int?
  var aspectRatio: Double?

  enum Side: Sendable, Equatable {
    case points(Double)
    case fill
    case automatic
  }

  enum Rule: String, CaseIterable, Sendable { case fill, automatic }

  static let table = Table<ExtentModel>(
    "itemSize", "The size of the items.",
    keys: [
      Key(
        "width", \.width, side, unit: "points", excludes: ["columns"], example: "fill",
        """
        A number, `fill` (all that the section's insets leave), or `automatic` (as wide as the \
        content).
        """
      ),
      Key(
        "height", \.height, side, unit: "points", excludes: ["aspectRatio"], example: "44",
        "A number, `fill`, or `automatic` (as high as the content at that width)."),
      Key(
        "columns", optional: \.columns, .whole(1...1_000), without: "`width` counts",
        excludes: ["width"], example: "3",
        "The number of items side by side, `minimumInteritemSpacing` apart, as wide as possible;"
          + " in a horizontal layout the number one below the other, as high as possible."),
      Key(
        "aspectRatio", optional: \.aspectRatio, .number(0.01...100), without: "`height` counts",
        excludes: ["height"], example: "1", "Width divided by height."),
    ])

  /// `[width, height]`, or a table.
  static let codec: Codec<ExtentModel> = Codec<ExtentModel>(
    .tuple([Shape.TupleElement("width", side.shape), Shape.TupleElement("height", side.shape)]),
    make: { plain in
      guard let sides = plain.list?.compactMap(side.make), sides.count == 2 else { return nil }
      return ExtentModel(width: sides[0], height: sides[1])
    }, show: { "[\(side.show($0.width)), \(side.show($0.height))]" }
  ).or(.table)

  private static let side: Codec<Side> = Codec<Double>.number(1...100_000).map(
    { Side.points($0) }, show: write
  ).or(Codec<Rule>.choice.map({ $0 == .fill ? .fill : .automatic }, show: write))

  @Sendable private static func write(_ side: Side) -> String {
    switch side {
    case .points(let points): "\(FormattedNumber(points))"
    case .fill: "fill"
    case .automatic: "automatic"
    }
  }

  init() {}

  init(width: Side, height: Side) {
    self.width = width
    self.height = height
  }
}
