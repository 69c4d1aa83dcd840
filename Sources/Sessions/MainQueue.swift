import CMainThread
import Dispatch
import Foundation

/// The main queue, which may be served by a thread other than the first.
package enum MainQueue {
  /// Whether the calling code runs on the main thread or the main queue.
  package static var isHere: Bool {
    isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  /// Whether the calling code runs on the main thread, like `Thread.isMainThread`, but without
  /// system calls after a thread's first question. Views ask when they are deallocated, and most
  /// members of UIKit in debug builds.
  package static var isMainThread: Bool { cmainthread_is_current() }

  /// Whether the main queue has work that has not begun. Complexity: O(1), one system call.
  package static var isWaiting: Bool {
    var handle = pollfd(fd: mainQueueHandle(), events: Int16(POLLIN), revents: 0)
    return poll(&handle, 1, 0) > 0
  }

  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()
}

/// Returns a file descriptor that is readable while the main queue has work; run loops poll it.
/// Source: swift-corelibs-libdispatch, private/private.h.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32
