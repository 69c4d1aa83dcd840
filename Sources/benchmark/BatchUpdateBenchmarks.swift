import BenchmarkScreens
import Foundation
import UIKit

/// A batch update of ten of 100,000 items, on a screen that shows some of them: the whole call,
/// until views have or animate to their new frames. The reference makes the same changes to an
/// array of frames in C and lays out all of it; it has no views.
@MainActor
struct BatchUpdateBenchmarks {
  private static let count = 100_000

  func run() -> [Result] {
    [
      measure("batch_update", Items(Self.count), estimate: .zero, target: 5),
      measure("batch_update_sized", SizedItems(Self.count), estimate: .zero, target: 5),
      measure(
        "batch_update_fitting", Items(Self.count),
        estimate: UICollectionViewFlowLayout.automaticSize, target: 5),
    ]
  }

  private func measure(
    _ name: String, _ items: Items, estimate: CGSize, target: Double
  ) -> Result {
    let screen = UpdatedScreen(items, estimate: estimate)
    let plain = PlainLayout(items.count)
    if items is SizedItems { plain.layOutSized() } else { plain.layOutUniform() }
    let change = screen.change
    let (from, to) = (
      change.deleted + change.moves.map(\.from), change.inserted + change.moves.map(\.to)
    )
    let (ours, reference) = Measurement.byTurns(
      runs: 40, screen.update,
      {
        plain.update(from: from, to: to)
        // The delegate may return other sizes and is called for all items.
        if items is SizedItems { plain.layOutSized() }
      })
    return Result(
      name: name, ours: ours, reference: reference,
      referenceName: "C, all laid out again", target: target)
  }
}
