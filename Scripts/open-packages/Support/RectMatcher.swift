import Nimble
import UIKit

/// Whether each of a rectangle's four numbers is another one's, but for a difference. Specs are
/// written with it, and what they have it from is not with them.
func beCloseTo(_ expected: CGRect, within delta: CGFloat = 0.0001) -> Nimble.Predicate<CGRect> {
  Nimble.Predicate.simple("be close to <\(expected)> (within \(delta))") { actual in
    guard let rect = try actual.evaluate() else { return .fail }
    let differences = [
      rect.minX - expected.minX, rect.minY - expected.minY, rect.width - expected.width,
      rect.height - expected.height,
    ]
    return PredicateStatus(bool: differences.allSatisfy { abs($0) <= delta })
  }
}
