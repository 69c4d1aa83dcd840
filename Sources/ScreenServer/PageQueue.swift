import AtomicFiles
import Foundation
import LiveScreens
import Synchronization

/// Queues between pages and the main thread, which owns the screens.
///
/// Screens are used outside Swift tasks: a picture waits for tasks that screens start, and would
/// treat work that the main thread passes to a task as the screen's own. Therefore the main thread
/// waits here for messages, and another thread passes its messages on.
final class PageQueue: Sendable {
  enum Event: Sendable {
    case opened(PageLink)
    case message(PageLink, String)
    case closed(PageLink)
    /// The server ended, with a sentence.
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
    thread.startHoldingSignals()
  }

  // MARK: To the main thread

  func add(_ event: Event) {
    state.withLock { $0.events.append(event) }
    hasEvents.signal()
  }

  /// Returns the pending events; waits for one until a moment, or without limit.
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
    // The wait consumed one signal.
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
