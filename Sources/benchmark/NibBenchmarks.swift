import BenchmarkScreens
import InterfaceBuilder
import UIKit

/// Cells of a xib: reading a xib of 30 objects, and creating its objects, against creating the same
/// in code.
@MainActor
struct NibBenchmarks {
  func run() -> [Result] {
    let nib = UINib(data: NibCell.document, bundle: nil)
    _ = nib.instantiate(withOwner: nil)
    let (made, byHand) = Measurement.byTurns(
      runs: 200, { _ = nib.instantiate(withOwner: nil) }, { _ = NibCell.inCode() })
    let bytes = [UInt8](NibCell.document)
    let (read, reference) = Measurement.byTurns(
      runs: 200, { _ = try? InterfaceDocument(bytes, file: "cell.xib") },
      { _ = NibCell.inCode() })
    return [
      result("nib_cell_made", made, byHand), result("nib_cell_read", read, reference),
    ]
  }

  private func result(_ name: String, _ ours: Measurement, _ reference: Measurement) -> Result {
    Result(
      name: name, ours: ours.multiplied(by: 1000), reference: reference.multiplied(by: 1000),
      referenceName: "made in code", target: nil, unit: .microseconds)
  }
}
