import BenchmarkScreens
import Foundation
import UIKit

/// A million items in nested groups of a compositional layout: prepare alone, with the first
/// visible query, and later queries. The limits are the layout's documented ones; the ratios show
/// that offscreen items cost nothing.
@MainActor
struct CompositionalBenchmarks {
  private static let count = 1_000_000
  /// The limit in milliseconds.
  private static let preparingLimit = 1.0
  /// The limit in microseconds.
  private static let queryLimit = 20.0

  func run() -> [Result] { [preparing(), prepared()] + visibleQueries() }

  private func preparing() -> Result {
    let items = Items(Self.count)
    let values = (0...20).map { _ in
      let screen = Screen(items, isPrepared: false)
      return Measurement.once { screen.layout.prepare() }
    }
    return .limited(
      "compositional_prepare", Measurement(Array(values.dropFirst())), to: Self.preparingLimit)
  }

  private func prepared() -> Result {
    let (many, few) = (Items(Self.count), Items(1000))
    let (ours, reference) = Measurement.timedByTurns(
      runs: 9, { Self.firstQuery(many) }, { Self.firstQuery(few) })
    return Result(
      name: "compositional_million", ours: ours, reference: reference,
      referenceName: "of a thousand items", target: 1.5)
  }

  /// Queries of a screenful of attributes anywhere in the content.
  private func visibleQueries() -> [Result] {
    let (many, few) = (Screen(Items(Self.count)), Screen(Items(1000)))
    let queries = 200
    let (ours, reference) = Measurement.byTurns(
      runs: 20, { many.query(queries) }, { few.query(queries) })
    let query = ours.multiplied(by: 1000 / Double(queries))
    return [
      Result(
        name: "compositional_query", ours: query,
        reference: reference.multiplied(by: 1000 / Double(queries)),
        referenceName: "of a thousand items", target: 1.5, unit: .microseconds),
      .limited("compositional_query_limit", query, to: Self.queryLimit, unit: .microseconds),
    ]
  }

  /// Returns milliseconds for a layout that was never prepared.
  private static func firstQuery(_ items: Items) -> Double {
    let screen = Screen(items, isPrepared: false)
    return Measurement.once {
      screen.layout.prepare()
      screen.query(1)
    }
  }

  /// A layout that is queried without creating views of items.
  @MainActor
  private struct Screen {
    let layout: UICollectionViewCompositionalLayout
    private let items: Items
    private let view: UICollectionView

    init(_ items: Items, isPrepared: Bool = true) {
      self.items = items
      layout = UICollectionViewCompositionalLayout(section: CompositionalBenchmarks.section)
      view = UICollectionView(
        frame: CGRect(origin: .zero, size: BenchmarkScreen.size), collectionViewLayout: layout)
      view.dataSource = items
      if isPrepared { layout.prepare() }
    }

    /// Performs queries at offsets spread evenly over the content.
    func query(_ queries: Int) {
      let step = (layout.collectionViewContentSize.height - view.bounds.height) / CGFloat(queries)
      for number in 0..<queries {
        let screen = view.bounds.offsetBy(dx: 0, dy: step * CGFloat(number))
        _ = layout.layoutAttributesForElements(in: screen)
      }
    }
  }

  /// Two lines with a large item and two columns of two.
  private static var section: NSCollectionLayoutSection {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let line = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)),
      subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1)), column, column])
    return NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.8)), subitems: [line, line]))
  }

  private static func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
}
