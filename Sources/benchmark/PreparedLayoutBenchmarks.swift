import Foundation
import UIKit

/// What a prepared flow layout of a million items answers with, and holds.
@MainActor
struct PreparedLayoutBenchmarks {
  private static let count = 1_000_000

  func run() -> [Result] {
    [
      visibleQuery(), memory("layout_uniform_bytes", Items(Self.count), most: 0.1),
      memory("layout_sized_bytes", LongItems(Self.count), most: 40),
    ]
  }

  /// A screenful of attributes anywhere in the content; the reference has a thousand items, of
  /// which as many are seen.
  private func visibleQuery() -> Result {
    let (many, few) = (Screen(Items(Self.count)), Screen(Items(1000)))
    many.layout.prepare()
    few.layout.prepare()
    let queries = 200
    let (ours, reference) = Measurement.byTurns(
      runs: 20, { many.query(queries) }, { few.query(queries) })
    return Result(
      name: "visible_query", ours: ours.multiplied(by: 1000 / Double(queries)),
      reference: reference.multiplied(by: 1000 / Double(queries)),
      referenceName: "of a thousand items", target: 1.5, unit: "µs")
  }

  /// Bytes for each item, from the process's resident pages: a hundredth is the least that can be
  /// told from nothing.
  private func memory(_ name: String, _ items: Items, most: Double) -> Result {
    let screen = Screen(items)
    // What reads the state is loaded by the first reading and is not the layout's.
    _ = ProcessState()
    let before = ProcessState().residentBytes
    screen.layout.prepare()
    let held = Double(ProcessState().residentBytes - before) / Double(Self.count)
    return Result(
      name: name, ours: Measurement([max(0.01, held)]), reference: Measurement([most]),
      referenceName: "the most there may be", target: 1, unit: "bytes an item")
  }

  // MARK: The screen

  @MainActor
  private final class Screen {
    let items: Items
    let layout = UICollectionViewFlowLayout()
    let view: UICollectionView

    init(_ items: Items) {
      self.items = items
      layout.itemSize = CGSize(width: 220, height: 220)
      view = UICollectionView(
        frame: CGRect(origin: .zero, size: Benchmarks.size), collectionViewLayout: layout)
      view.dataSource = items
      view.delegate = items as? any UICollectionViewDelegate
    }

    /// Asks at so many places, evenly spread over the content.
    func query(_ queries: Int) {
      let step = (layout.collectionViewContentSize.height - view.bounds.height) / CGFloat(queries)
      for number in 0..<queries {
        let screen = view.bounds.offsetBy(dx: 0, dy: step * CGFloat(number))
        _ = layout.layoutAttributesForElements(in: screen)
      }
    }
  }

  /// Every item on a line of its own, which costs the most.
  private final class LongItems: Items, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 900, height: 60 + indexPath.item * 53 % 120) }
  }
}

extension Measurement {
  fileprivate func multiplied(by factor: Double) -> Measurement {
    Measurement(values.map { $0 * factor })
  }
}
