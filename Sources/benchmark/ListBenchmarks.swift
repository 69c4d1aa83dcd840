import BenchmarkScreens
import UIKit

/// A list of many self-sizing rows: shown, and scrolled by a few screens. Rows that were never
/// visible cost nothing.
@MainActor
struct ListBenchmarks {
  private static let count = 100_000
  private static let screens = 10

  func run() -> [Result] {
    let (many, few) = (TextRows(Self.count), TextRows(1000))
    let (ours, reference) = Measurement.timedByTurns(
      runs: 9, { Self.scrolled(many) }, { Self.scrolled(few) })
    return [
      Result(
        name: "list_hundred_thousand", ours: ours, reference: reference,
        referenceName: "of a thousand rows", target: 1.5)
    ]
  }

  /// Returns milliseconds for a list that was never shown.
  private static func scrolled(_ rows: TextRows) -> Double {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let frame = CGRect(origin: .zero, size: BenchmarkScreen.size)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: Items.identifier)
    view.dataSource = rows
    let window = UIWindow(frame: frame)
    window.addSubview(view)
    return Measurement.once {
      for screen in 0..<screens {
        view.contentOffset.y = CGFloat(screen) * frame.height
        view.layoutIfNeeded()
      }
    }
  }
}

/// Rows of one to three lines.
private final class TextRows: Items {
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    guard let row = cell as? UICollectionViewListCell else { return cell }
    var content = row.defaultContentConfiguration()
    content.text = Array(repeating: "Row \(indexPath.item)", count: 1 + indexPath.item % 3)
      .joined(separator: "\n")
    row.contentConfiguration = content
    return row
  }
}
