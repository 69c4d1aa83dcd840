import Nimble
import UIKit

/// Matches a rectangle whose four numbers differ from the expected ones by at most `delta`. Specs
/// use this matcher, but the library that declares it is not part of them.
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
