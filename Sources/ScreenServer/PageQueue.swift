import Foundation
import LiveScreens
import Synchronization

/// What pages and the main thread, which screens belong to, hand to each other.
///
/// Screens live outside of Swift's tasks: a picture waits for tasks that screens begin, and takes
/// for one of theirs what the main thread hands to a task. So the main thread waits here for what
/// pages send, and what it sends is handed on by a thread that belongs to no screen.
final class PageQueue: Sendable {
  enum Event: Sendable {
    case opened(PageLink)
    case message(PageLink, String)
    case closed(PageLink)
    /// The server has ended, with a sentence.
    case ended(String)
  }

  private struct State {
    var events: [Event] = []
    var deliveries: [Delivery] = []
  }

  private enum Delivery {
    case output(PageLink, LiveOutput)
    case end(PageLink)
  }

  private let state = Mutex(State())
  private let hasEvents = DispatchSemaphore(value: 0)
  private let hasDeliveries = DispatchSemaphore(value: 0)

  init() {
    let thread = Thread { [self] in
      while true {
        hasDeliveries.wait()
        let delivery = state.withLock { $0.deliveries.isEmpty ? nil : $0.deliveries.removeFirst() }
        switch delivery {
        case .output(let link, let output): link.deliver(output)
        case .end(let link): link.finish()
        case nil: break
        }
      }
    }
    thread.name = "screen server"
    thread.start()
  }

  // MARK: To the main thread

  func add(_ event: Event) {
    state.withLock { $0.events.append(event) }
    hasEvents.signal()
  }

  /// What has come; waits for something until a moment, or for ever.
  func events(until moment: ContinuousClock.Instant?) -> [Event] {
    if let moment {
      let left = max(.zero, moment - .now)
      _ = hasEvents.wait(timeout: .now() + left.seconds)
    } else {
      hasEvents.wait()
    }
    let events = state.withLock { state in
      defer { state.events = [] }
      return state.events
    }
    // One of them was waited for.
    for _ in events.dropFirst() { _ = hasEvents.wait(timeout: .now()) }
    return events
  }

  // MARK: From the main thread

  func send(_ output: LiveOutput, to link: PageLink) {
    state.withLock { $0.deliveries.append(.output(link, output)) }
    hasDeliveries.signal()
  }

  func end(_ link: PageLink) {
    state.withLock { $0.deliveries.append(.end(link)) }
    hasDeliveries.signal()
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
