import Dispatch
import Foundation

/// The main queue, which screens belong to. A thread other than the process's first may serve it.
package enum MainQueue {
  /// Whether the calling code runs on the main thread or on the main queue.
  package static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()
}
