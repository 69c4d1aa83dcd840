import BenchmarkScreens
import Foundation
import UIKit

/// A million items in a flow layout: prepare, then the first visible query, and later ones.
@MainActor
struct LayoutBenchmarks {
  private static let count = 1_000_000
  private static let top = 100_000.0

  func run() -> [Result] { [uniform(), sized(), visibleQuery()] }

  private func uniform() -> Result {
    let items = Items(Self.count)
    let (ours, reference) = Measurement.timedByTurns(
      runs: 9, { firstQuery(items) }, { plainQuery { $0.layOutUniform() } })
    return Result(
      name: "layout_uniform_million", ours: ours, reference: reference,
      referenceName: "C, every frame kept", target: 0.1)
  }

  /// Measures a layout whose delegate returns each size. The time includes the delegate's: both
  /// sides call it a million times.
  private func sized() -> Result {
    let items = SizedItems(Self.count)
    let (ours, reference) = Measurement.timedByTurns(
      runs: 9, { firstQuery(items) }, { plainQuery { $0.layOutSized() } })
    return Result(
      name: "layout_sized_million", ours: ours, reference: reference,
      referenceName: "C, asking for each size", target: 1.5)
  }

  /// Returns milliseconds for a layout that was never prepared.
  private func firstQuery(_ items: Items) -> Double {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 220, height: 220)
    layout.minimumLineSpacing = 20
    layout.minimumInteritemSpacing = 20
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: BenchmarkScreen.size), collectionViewLayout: layout)
    view.dataSource = items
    view.delegate = items as? any UICollectionViewDelegate
    let screen = CGRect(origin: CGPoint(x: 0, y: Self.top), size: BenchmarkScreen.size)
    var found = 0
    let milliseconds = Measurement.once {
      layout.prepare()
      found = layout.layoutAttributesForElements(in: screen)?.count ?? 0
    }
    precondition(found > 0)
    return milliseconds
  }

  /// Returns milliseconds for a layout in new memory.
  private func plainQuery(_ layOut: (PlainLayout) -> Void) -> Double {
    var found = 0
    let milliseconds = Measurement.once {
      let layout = PlainLayout(Self.count)
      layOut(layout)
      found = layout.visible(from: Self.top, height: BenchmarkScreen.size.height)
    }
    precondition(found > 0)
    return milliseconds
  }

  /// A query of a screenful of attributes anywhere in the content; the reference has a thousand
  /// items, of which as many are visible.
  private func visibleQuery() -> Result {
    let (many, few) = (PreparedScreen(Items(Self.count)), PreparedScreen(Items(1000)))
    many.layout.prepare()
    few.layout.prepare()
    let queries = 200
    let (ours, reference) = Measurement.byTurns(
      runs: 20, { many.query(queries) }, { few.query(queries) })
    return Result(
      name: "visible_query", ours: ours.multiplied(by: 1000 / Double(queries)),
      reference: reference.multiplied(by: 1000 / Double(queries)),
      referenceName: "of a thousand items", target: 1.5, unit: .microseconds)
  }
}
