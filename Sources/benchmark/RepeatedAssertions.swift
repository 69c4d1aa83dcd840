import Foundation
import Snapshots
import UIKit

/// Repeats the same assertions against goldens that the first of them record.
@MainActor
final class RepeatedAssertions {
  private let folder = NSTemporaryDirectory() + "benchmark-\(getpid())-goldens"
  private var count = 0

  private static let goldens = 10
  private static let first = 100
  private static let all = 1000

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func assertOnce() {
    let number = count % Self.goldens
    let verifier = SnapshotVerifier(
      id: SnapshotID(module: "M", file: "F", test: "t", name: "\(count)"),
      golden: "\(folder)/t.\(number).png", record: .failed, environment: [:])
    let view = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.text = "\(number)"
    let verdict = verifier.verify({ view as UIView }, as: .image)
    precondition(verdict.isPass == (count >= Self.goldens))
    count += 1
  }

  /// Returns the kilobytes by which the process grows per assertion after the first hundred.
  func kilobytesEach() -> Double {
    for _ in 0..<Self.first { assertOnce() }
    let early = ProcessState.trimmed().residentBytes
    for _ in Self.first..<Self.all { assertOnce() }
    let late = ProcessState.trimmed().residentBytes
    return Double(late - early) / 1024 / Double(Self.all - Self.first)
  }
}
