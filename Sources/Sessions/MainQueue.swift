import Dispatch
import Foundation

/// The main queue, which may be served by a thread other than the first.
package enum MainQueue {
  /// Whether the calling code runs on the main thread or the main queue.
  package static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()
}
