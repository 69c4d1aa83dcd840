import Foundation
import Scenes
import Snapshots
import UIKit

/// An assertion of an iPhone 13's whole screen of cells, 1170 × 2532 pixels, against an equal
/// golden, as in a test.
@MainActor
package final class ScreenAssertion {
  private let folder = NSTemporaryDirectory() + "benchmark-\(getpid())-screen"
  private var count = 0

  package init() {
    // The first assertion records.
    precondition(!isEqual())
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  package func assertOnce() { precondition(isEqual()) }

  private func isEqual() -> Bool {
    count += 1
    let verifier = SnapshotVerifier(
      id: SnapshotID(module: "M", file: "F", test: "t", name: "\(count)"),
      golden: "\(folder)/t.png", record: .failed, environment: [:])
    let size = CGSize(width: 390, height: 844)
    let screen = ViewImageConfig(
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), size: size,
      traits: UITraitCollection(displayScale: 3))
    return verifier.verify({ Scene.wall.make(size) }, as: .image(on: screen)).isPass
  }
}
