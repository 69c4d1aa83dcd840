import SceneRendering
import UIKit

/// A dimension in a compositional layout.
enum DimensionModel: Sendable, Equatable {
  case absolute(Double)
  /// A fraction of the same dimension of the container.
  case fraction(Double)
  case fractionalWidth(Double)
  case fractionalHeight(Double)
  case estimated(Double)
  case uniform(Double)

  /// The estimate for a dimension until its content is measured.
  static let automatic = DimensionModel.estimated(44)

  var isEstimated: Bool {
    switch self {
    case .estimated, .uniform: true
    case .absolute, .fraction, .fractionalWidth, .fractionalHeight: false
    }
  }

  /// Returns UIKit's dimension for a width or a height.
  ///
  /// - Parameter isWidth: Whether it is the width.
  @MainActor
  func dimension(isWidth: Bool) -> NSCollectionLayoutDimension {
    switch self {
    case .absolute(let points): .absolute(points)
    case .fraction(let share): isWidth ? .fractionalWidth(share) : .fractionalHeight(share)
    case .fractionalWidth(let share): .fractionalWidth(share)
    case .fractionalHeight(let share): .fractionalHeight(share)
    case .estimated(let points): .estimated(points)
    case .uniform(let points): .uniformAcrossSiblings(estimate: points)
    }
  }

  private enum Rule: String, CaseIterable, Sendable { case fill, automatic }

  static let codec = Codec<Double>.length.map({ .absolute($0) }, show: write)
    .or(
      Codec<Rule>.choice.map({ $0 == .fill ? .fraction(1) : .automatic }, show: write)
    )
    .or(
      Codec<String>.text(.percent).map(
        { text in Double(text.dropLast()).map { .fraction($0 / 100) } }, show: write)
    )
    .or(Codec<DimensionTable>.table.map({ $0.dimension }, show: write))

  @Sendable private static func write(_ dimension: DimensionModel) -> String {
    switch dimension {
    case .absolute(let points): "\(FormattedNumber(points))"
    case .fraction(1): "fill"
    case .fraction(let share): "\(FormattedNumber(share * 100))%"
    case .automatic: "automatic"
    case .fractionalWidth, .fractionalHeight, .estimated, .uniform: "{}"
    }
  }
}

/// A dimension by UIKit's names.
struct DimensionTable: TableDecodable {
  var dimension: DimensionModel? = DimensionModel.automatic

  static let table = Table<DimensionTable>(
    "dimension",
    "A side in a compositional layout. A number alone is `absolute`, `50%` half of the same side"
      + " of its container, `fill` all of it, and `automatic` means `{estimated: 44}`.",
    keys: [
      key(
        "fractionalWidth", .number(0...100), unit: nil, example: "0.5",
        "A share of the width of its container."
      ) { .fractionalWidth($0) },
      key(
        "fractionalHeight", .number(0...100), unit: nil, example: "0.5",
        "A share of the height of its container."
      ) { .fractionalHeight($0) },
      key("absolute", .length, unit: "points", example: "80", "This long.") { .absolute($0) },
      key(
        "estimated", .number(1...10_000), unit: "points", example: "80",
        "As long as the content; this long until it has been visible."
      ) { .estimated($0) },
      key(
        "uniformAcrossSiblings", .number(1...10_000), unit: "points", example: "80",
        """
        As long as the longest of the items beside it with this key; this long until they have \
        been visible.
        """
      ) { .uniform($0) },
    ], takesOneKey: true)

  private static func key(
    _ name: String, _ number: Codec<Double>, unit: String?, example: String, _ summary: String,
    _ make: @escaping @Sendable (Double) -> DimensionModel
  ) -> Key<DimensionTable> {
    Key(
      description: KeyDescription(
        name: name, shape: number.shape, unit: unit, absence: "", summary: summary,
        example: example, needs: [], excludes: [], isRequired: false)
    ) { table, plain in
      table.dimension = number.make(plain).map(make)
    }
  }
}

/// A size in a compositional layout.
struct DimensionsModel: Sendable, Equatable {
  var width: DimensionModel
  var height: DimensionModel

  init(_ width: DimensionModel, _ height: DimensionModel) {
    (self.width, self.height) = (width, height)
  }

  @MainActor var layoutSize: NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: width.dimension(isWidth: true),
      heightDimension: height.dimension(isWidth: false))
  }

  /// `[width, height]`.
  static let codec = Codec<DimensionsModel>(
    .tuple([
      Shape.TupleElement("width", DimensionModel.codec.shape),
      Shape.TupleElement("height", DimensionModel.codec.shape),
    ]),
    make: { plain in
      let sides = plain.list?.compactMap(DimensionModel.codec.make)
      return sides?.count == 2 ? sides.map { DimensionsModel($0[0], $0[1]) } : nil
    },
    show: { "[\(DimensionModel.codec.show($0.width)), \(DimensionModel.codec.show($0.height))]" })
}

extension TextRule {
  /// The rule of a percentage of the container's dimension.
  static let percent = TextRule(
    "a share such as 50%", short: "`50%`", pattern: "^[0-9]{1,4}(\\.[0-9]{1,3})?%$",
    allows: { $0.wholeMatch(of: /[0-9]{1,4}(\.[0-9]{1,3})?%/) != nil })
}
