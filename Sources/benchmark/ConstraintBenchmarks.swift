import ConstraintSolver

/// The engine of Auto Layout alone: a chain of views, a cell, many cells; in processor time.
@MainActor
struct ConstraintBenchmarks {
  private static let length = 400
  private static let cells = 1000

  func run() -> [Result] {
    [chainBuilt(), chainEdited(), cellBuilt(), cellEdited(), manyCells()]
  }

  /// For twice the length, it may take slightly more than twice the time.
  private func chainBuilt() -> Result {
    let (ours, reference) = byTurns(
      runs: 20, { Self.build { $0.addChain(Self.length) } },
      { Self.build { $0.addChain(Self.length / 2) } })
    return result(
      "constraints_chain_built", ours, reference, "half as long", target: 2.6)
  }

  /// The first view's text changes, so all others move.
  private func chainEdited() -> Result {
    edited("constraints_chain_edited", target: 0.04) { $0.addChain(Self.length) }
  }

  /// The reference has as many views in a chain, without priorities.
  private func cellBuilt() -> Result {
    let (ours, reference) = byTurns(
      runs: 200, { Self.build { $0.addCell() } }, { Self.build { $0.addChain(30) } })
    return result(
      "constraints_cell_built", ours, reference, "a chain of 30 views", target: nil)
  }

  private func cellEdited() -> Result {
    edited("constraints_cell_edited", target: 0.1) { $0.addCell() }
  }

  /// One engine has all cells; each reference has an engine per cell, so that its memory is reused.
  private func manyCells() -> Result {
    let (ours, reference) = byTurns(
      runs: 5, { Self.build { for _ in 0..<Self.cells { $0.addCell() } } },
      { for _ in 0..<Self.cells { Self.build { $0.addCell() } } })
    return result(
      "constraints_thousand_cells", ours, reference, "a thousand engines", target: 2.5)
  }

  // MARK: Measuring

  /// Work of a millisecond must not include another process's time slice.
  private func byTurns(
    runs: Int, _ ours: () -> Void, _ reference: () -> Void
  ) -> (ours: Measurement, reference: Measurement) {
    func time(_ work: () -> Void) -> Double {
      let start = ProcessorTime.now
      work()
      return ProcessorTime.now - start
    }
    return Measurement.timedByTurns(runs: runs, { time(ours) }, { time(reference) })
  }

  private static func build(_ fill: (inout ConstraintSample) -> Void) {
    var sample = ConstraintSample()
    fill(&sample)
    precondition(!sample.engine.takeChangedVariables().isEmpty)
  }

  /// A hundred changes of a text, against building once.
  private func edited(
    _ name: String, target: Double, _ fill: (inout ConstraintSample) -> Void
  ) -> Result {
    let edits = 100
    var sample = ConstraintSample()
    fill(&sample)
    sample.engine.solve()
    let (ours, reference) = byTurns(
      runs: 20,
      { for edit in 0..<edits { precondition(sample.setText(width: Double(61 + edit % 7)) > 0) } },
      { Self.build(fill) })
    return result(
      name, ours.multiplied(by: 1 / Double(edits)), reference, "built anew", target: target)
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
