import FlyingFox
import FlyingSocks
import Foundation

/// The server behind the pages.
enum PageServer {
  /// Listens on the loopback address, on threads of its own.
  ///
  /// - Parameters:
  ///   - queue: takes what pages send.
  ///   - port: 0 for any that is free.
  ///   - announce: is told the page's address, once there is a page.
  static func start(
    _ queue: PageQueue, port: UInt16, _ announce: @escaping @Sendable (String) -> Void
  ) {
    // Not from the main thread: pictures would wait for the task as for one of their screen's.
    Thread.detachNewThread {
      Task.detached {
        do {
          try await serve(queue, port: port, announce)
          queue.add(.ended("The server has ended."))
        } catch {
          queue.add(.ended("No page can be served on port \(port): \(error.localizedDescription)"))
        }
      }
    }
  }

  private static func serve(
    _ queue: PageQueue, port: UInt16, _ announce: @escaping @Sendable (String) -> Void
  ) async throws {
    let bounds = ReceiveBounds()
    let socket = PageSocket(queue: queue, pages: PageCount(), bounds: bounds)
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
    let running = Task { try await server.run() }
    do { try await server.waitUntilListening(timeout: 2) } catch {
      // Why it does not listen.
      running.cancel()
      try await running.value
      throw error
    }
    guard let bound = await server.boundPort else { throw PageServerError.noPort }
    bounds.watch(port: bound)
    let address = PageAddress(port: bound)
    await server.appendRoute("*", to: PageRoutes(address: address, socket: socket))
    announce(address.text)
    try await running.value
  }
}

/// The system says no port.
enum PageServerError: LocalizedError {
  case noPort

  var errorDescription: String? { "the system has none." }
}

extension HTTPServer {
  fileprivate var boundPort: UInt16? {
    guard case .ip4(_, let port)? = listeningAddress else { return nil }
    return port
  }
}
