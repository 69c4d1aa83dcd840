import FlyingFox
import FlyingSocks
import Foundation

/// The HTTP server of the pages.
enum PageServer {
  /// Listens on the loopback address, on its own threads.
  ///
  /// - Parameters:
  ///   - queue: receives messages of pages.
  ///   - port: 0 for any free port.
  ///   - tell: receives the page's address as soon as it is available.
  static func start(
    _ queue: PageQueue, port: UInt16, _ announce: @escaping @Sendable (String) -> Void
  ) {
    // Not from the main thread: pictures would wait for the task as one of their screen's.
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
      // Throws the reason.
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

/// The system returned no port.
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
