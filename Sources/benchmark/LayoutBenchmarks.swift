import Foundation
import UIKit

/// A million items in a flow layout: prepare, then the first visible query.
@MainActor
struct LayoutBenchmarks {
  let floor: FloorPrograms?

  private static let count = 1_000_000

  func run() throws -> [Result] {
    [uniform(), try sized()]
  }

  private func uniform() -> Result {
    let items = Items(Self.count)
    let ours = Measurement((0..<9).map { _ in firstQuery(items) }.dropFirst().map(\.self))
    return Result(
      name: "layout_uniform_million", ours: ours, reference: Measurement([1]),
      referenceName: "1 ms", target: 1)
  }

  private func sized() throws -> Result {
    let items = SizedItems(Self.count)
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let paths = (0..<Self.count).map { IndexPath(item: $0, section: 0) }
    var total: CGFloat = 0
    let asking = Measurement(runs: 5) {
      for path in paths {
        total +=
          items.collectionView(
            view, layout: view.collectionViewLayout, sizeForItemAt: path
          ).width
      }
    }
    precondition(total > 0)
    let ours = Measurement((0..<6).map { _ in firstQuery(items) }.dropFirst().map(\.self))
    var floors: [Double] = []
    for _ in 0..<3 {
      if let figure = try floor?.layouts()["varied sizes"] { floors.append(figure) }
    }
    return Result(
      name: "layout_sized_million", ours: ours.subtracting(asking.median),
      reference: floors.isEmpty ? asking : Measurement(floors),
      referenceName: floors.isEmpty ? "asking the delegate (no floor)" : "C floor",
      target: floors.isEmpty ? nil : 1.5)
  }

  /// Milliseconds, of a layout that has never been prepared.
  private func firstQuery(_ items: Items) -> Double {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 220, height: 220)
    layout.minimumLineSpacing = 20
    layout.minimumInteritemSpacing = 20
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: Benchmarks.size), collectionViewLayout: layout)
    view.dataSource = items
    view.delegate = items as? any UICollectionViewDelegate
    let screen = CGRect(origin: CGPoint(x: 0, y: 100_000), size: Benchmarks.size)
    var found = 0
    let duration = ContinuousClock().measure {
      layout.prepare()
      found = layout.layoutAttributesForElements(in: screen)?.count ?? 0
    }
    precondition(found > 0)
    return duration / .milliseconds(1)
  }
}
