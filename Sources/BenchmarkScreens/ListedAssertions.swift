import Foundation
import Snapshots
import UIKit

/// A suite of assertions of everyday screens of an iPhone 15, 1179 × 2556 pixels, each with a
/// golden of its own.
@MainActor
package final class ListedAssertions {
  private let folder = NSTemporaryDirectory() + "benchmark-\(getpid())-listed"
  private let count: Int

  /// Records the goldens.
  package init(count: Int) {
    self.count = count
    for number in 0..<count { precondition(!isEqual(number)) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Checks each screen against its golden, which it equals.
  package func check() {
    for number in 0..<count { precondition(isEqual(number)) }
  }

  private func isEqual(_ number: Int) -> Bool {
    let verifier = SnapshotVerifier(
      id: SnapshotID(module: "M", file: "F", test: "t\(number)", name: "1"),
      golden: "\(folder)/t.\(number).png", record: .missing, environment: [:])
    let screen = ViewImageConfig(
      safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      size: CGSize(width: 393, height: 852), traits: UITraitCollection(displayScale: 3))
    return verifier.verify({ ListedScreen.make(number) }, as: .image(on: screen)).isPass
  }
}
