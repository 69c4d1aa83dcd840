import BenchmarkScreens
import Scenes
import UIKit

/// Views with constraints: the cost of a layout pass, including the work of views beside the
/// solver.
@MainActor
struct ConstrainedViewBenchmarks {
  private static let length = 400

  func run() throws -> [Result] {
    [
      cellLaidOut(), cellLaidOutInNewMemory(), cellTextChanged(), cellMeasured(), chainLaidOut(),
      chainEdited(), try cellsDrawn(), cellsScrolled(), thousandCells(),
    ]
  }

  /// The first layout of a cell of 30 views and 84 constraints, in memory freed by earlier cells,
  /// against setting the frames of such views. Excludes creation and deallocation.
  private func cellLaidOut() -> Result {
    var seed = 0
    let (ours, reference) = Measurement.timedByTurns(
      runs: 200,
      {
        seed += 1
        return Self.firstLayout(of: ConstrainedCell(seed: seed))
      }, { Self.firstLayout(of: HandLaidCell(seed: seed)) })
    return result("constrained_cell_first", ours, reference, "by hand", target: nil)
  }

  /// The same without deallocation, so each cell is laid out in new pages of memory.
  private func cellLaidOutInNewMemory() -> Result {
    let runs = 100
    let cells = (0...runs).map { ConstrainedCell(seed: $0) }
    let plain = (0...runs).map { HandLaidCell(seed: $0) }
    var (next, other) = (cells.makeIterator(), plain.makeIterator())
    let (ours, reference) = withExtendedLifetime((cells, plain)) {
      Measurement.byTurns(
        runs: runs, { next.next()?.layoutIfNeeded() }, { other.next()?.layoutIfNeeded() })
    }
    return result("constrained_cell_new_memory", ours, reference, "by hand", target: nil)
  }

  private static func firstLayout(of cell: UIView) -> Double {
    Measurement.once { cell.layoutIfNeeded() }
  }

  /// One label's text alternates.
  private func cellTextChanged() -> Result {
    let (cell, plain) = (ConstrainedCell(seed: 1), HandLaidCell(seed: 1))
    var turn = 0
    let (ours, reference) = Measurement.byTurns(
      runs: 500,
      {
        turn += 1
        cell.setText(turn)
        cell.layoutIfNeeded()
      },
      {
        plain.setText(turn)
        plain.layoutIfNeeded()
      })
    return result("constrained_cell_text", ours, reference, "by hand", target: nil)
  }

  private func cellMeasured() -> Result {
    let (cell, plain) = (ConstrainedCell(seed: 1), HandLaidCell(seed: 1))
    let target = CGSize(width: 375, height: 0)
    let (ours, reference) = Measurement.byTurns(
      runs: 200,
      {
        _ = cell.systemLayoutSizeFitting(
          target, withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      }, { _ = plain.sizeThatFits(target) })
    return result("constrained_cell_measured", ours, reference, "by hand", target: nil)
  }

  /// Measures the layout of a chain. Twice the length may take slightly more than twice the time.
  private func chainLaidOut() -> Result {
    let (ours, reference) = Measurement.byTurns(
      runs: 20, { ConstrainedChain(Self.length).layoutIfNeeded() },
      { ConstrainedChain(Self.length / 2).layoutIfNeeded() })
    return result("constrained_chain_first", ours, reference, "half as long", target: 2.6)
  }

  private func chainEdited() -> Result {
    let chain = ConstrainedChain(Self.length)
    chain.layoutIfNeeded()
    // Building in between evicts the first edit's memory from the processor's caches.
    let edits = 10
    let (ours, reference) = Measurement.byTurns(
      runs: 100,
      {
        for edit in 0..<edits {
          chain.setLastGap(edit % 7)
          chain.layoutIfNeeded()
        }
      }, { ConstrainedChain(Self.length).layoutIfNeeded() })
    return result(
      "constrained_chain_edited", ours.multiplied(by: 1 / Double(edits)), reference, "built anew",
      target: 0.04)
  }

  /// The next frame of a scrolled list, as a picture in which every frame shows a new cell, against
  /// the same cells laid out by hand.
  private func cellsDrawn() throws -> Result {
    func frames<Cell: MeasuredCell>(_ type: Cell.Type) -> SceneRenderer {
      SceneRenderer(scene: CellList.scene(type), size: CellList.size, scale: BenchmarkScreen.scale)
    }
    let (ours, plain) = (frames(ConstrainedCell.self), frames(HandLaidCell.self))
    var y: CGFloat = 0
    let (frame, reference) = try Measurement.byTurns(
      runs: 100,
      {
        y += CellList.step
        _ = try ours.render(offset: CGPoint(x: 0, y: y))
      }, { _ = try plain.render(offset: CGPoint(x: 0, y: y)) })
    return result("constrained_cells_frame", frame, reference, "by hand", target: 1.5)
  }

  /// Measures the layout of such a frame without drawing.
  private func cellsScrolled() -> Result {
    let (ours, plain) = (
      ScrolledCells(ConstrainedCell.self), ScrolledCells(HandLaidCell.self)
    )
    let (frame, reference) = Measurement.byTurns(
      runs: 200, { ours.nextFrame() }, { plain.nextFrame() })
    return result("constrained_cells_scrolled", frame, reference, "by hand", target: 1.5)
  }

  /// A thousand cells in one view, against as many without superview.
  private func thousandCells() -> Result {
    let count = 1000
    func cells() -> [ConstrainedCell] { (0..<count).map { ConstrainedCell(seed: $0) } }
    let runs = 3
    let alone = (0...runs).map { _ in cells() }
    let together = (0...runs).map { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
      cells().forEach(root.addSubview)
      return root
    }
    var (next, other) = (together.makeIterator(), alone.makeIterator())
    let (ours, reference) = withExtendedLifetime((together, alone)) {
      Measurement.byTurns(
        runs: runs, { next.next()?.layoutIfNeeded() },
        { other.next()?.forEach { $0.layoutIfNeeded() } })
    }
    return result(
      "constrained_cells_thousand", ours, reference, "a thousand times one", target: 1.2)
  }

  private func result(
    _ name: String, _ ours: Measurement, _ reference: Measurement, _ referenceName: String,
    target: Double?
  ) -> Result {
    Result(
      name: name, ours: ours.multiplied(by: 1000), reference: reference.multiplied(by: 1000),
      referenceName: referenceName, target: target, unit: .microseconds)
  }
}
