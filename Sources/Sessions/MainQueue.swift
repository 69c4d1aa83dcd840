import Dispatch
import Foundation

/// Where screens live: the main queue, which a thread may serve that was not the process's first.
package enum MainQueue {
  /// Whether the caller runs there.
  package static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()
}
