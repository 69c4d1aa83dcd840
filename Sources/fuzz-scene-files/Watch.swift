import Foundation
import Synchronization

/// Ends the process if an input takes too long or crashes, and reports the input.
final class Watch: Sendable {
  private let current = Atomic<Int>(-1)
  private static let patience = 10.0

  func begin(_ index: Int) { current.store(index, ordering: .relaxed) }

  func start() {
    let watch = self
    Thread.detachNewThread {
      var last = -1
      while true {
        Thread.sleep(forTimeInterval: Self.patience)
        let now = watch.current.load(ordering: .relaxed)
        if now == last {
          print("input \(now) takes longer than \(Int(Self.patience)) seconds")
          exit(3)
        }
        last = now
      }
    }
  }
}
