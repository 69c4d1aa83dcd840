import Foundation
import UIKit

/// A batch update that touches ten of 100,000 items, on a screen that shows some of them: the whole
/// call, up to views that are in their new places or on their way there.
@MainActor
struct BatchUpdateBenchmarks {
  private static let count = 100_000
  private static let mostMilliseconds = 5.0

  func run() -> [Result] {
    [
      measure("batch_update", Items(Self.count), estimate: .zero),
      measure("batch_update_sized", SizedItems(Self.count), estimate: .zero),
      measure(
        "batch_update_fitting", Items(Self.count),
        estimate: UICollectionViewFlowLayout.automaticSize),
    ]
  }

  private func measure(_ name: String, _ items: Items, estimate: CGSize) -> Result {
    let screen = Screen(items, estimate: estimate)
    return Result(
      name: name, ours: Measurement(runs: 40, screen.update),
      reference: Measurement([Self.mostMilliseconds]),
      referenceName: "5 ms", target: 1)
  }

  @MainActor
  private final class Screen {
    let items: Items
    let view: UICollectionView
    let window: UIWindow

    init(_ items: Items, estimate: CGSize) {
      self.items = items
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 220, height: 220)
      layout.estimatedItemSize = estimate
      let frame = CGRect(origin: .zero, size: Benchmarks.size)
      view = UICollectionView(frame: frame, collectionViewLayout: layout)
      window = UIWindow(frame: frame)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Items.identifier)
      view.dataSource = items
      view.delegate = items as? any UICollectionViewDelegate
      window.addSubview(view)
      window.layoutIfNeeded()
      view.scrollToItem(
        at: IndexPath(item: items.count / 2, section: 0), at: .top, animated: false)
      window.layoutIfNeeded()
    }

    /// Four deleted, four inserted, two moved: in sight and out of it.
    func update() {
      func paths(_ items: [Int]) -> [IndexPath] { items.map { IndexPath(item: $0, section: 0) } }
      let seen = items.count / 2
      view.performBatchUpdates {
        view.deleteItems(at: paths([0, 5, seen + 1, seen + 6]))
        view.insertItems(at: paths([2, 90_000, seen + 2, seen + 3]))
        view.moveItem(at: paths([seen + 4])[0], to: paths([seen])[0])
        view.moveItem(at: paths([99_000])[0], to: paths([10])[0])
      }
      view.layoutIfNeeded()
      MediaClock.current.settle()
    }
  }
}
