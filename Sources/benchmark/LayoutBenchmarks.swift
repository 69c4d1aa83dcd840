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
    let items = Items(count: Self.count)
    let ours = Measurement((0..<9).map { _ in firstQuery(items, items) }.dropFirst().map(\.self))
    return Result(
      name: "layout_uniform_million", ours: ours, reference: Measurement([1]),
      referenceName: "1 ms", target: 1)
  }

  private func sized() throws -> Result {
    let items = SizedItems(count: Self.count)
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
    let ours = Measurement((0..<6).map { _ in firstQuery(items, items) }.dropFirst().map(\.self))
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
  private func firstQuery(
    _ source: any UICollectionViewDataSource, _ delegate: any UICollectionViewDelegate
  ) -> Double {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 220, height: 220)
    layout.minimumLineSpacing = 20
    layout.minimumInteritemSpacing = 20
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: Benchmarks.size), collectionViewLayout: layout)
    view.dataSource = source
    view.delegate = delegate
    let screen = CGRect(origin: CGPoint(x: 0, y: 100_000), size: Benchmarks.size)
    var found = 0
    let duration = ContinuousClock().measure {
      layout.prepare()
      found = layout.layoutAttributesForElements(in: screen)?.count ?? 0
    }
    precondition(found > 0)
    return duration / .milliseconds(1)
  }

  private class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let count: Int

    init(count: Int) { self.count = count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  /// The yardstick's sizes.
  private final class SizedItems: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    let count: Int

    init(count: Int) { self.count = count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: 80 + indexPath.item * 37 % 150, height: 60 + indexPath.item * 53 % 120)
    }
  }
}
