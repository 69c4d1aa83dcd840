import FlyingFox
import Foundation
import LiveScreens

/// Receives a page's messages and passes them to the main thread.
struct PageSocket: WSHandler {
  let queue: PageQueue
  let pages: PageCount
  let bounds: ReceiveBounds
  /// The port of the page's end; nil if unknown.
  var port: UInt16?

  func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> {
    let (frames, continuation) = AsyncStream.makeStream(of: WSFrame.self)
    let link = PageLink(continuation)
    guard pages.enter() else {
      continuation.yield(.close(message: "Too many pages."))
      continuation.finish()
      return frames
    }
    queue.add(.opened(link))
    let task = Task.detached {
      await read(client) {
        queue.add(.message(link, $0))
      } answer: {
        link.deliver($0)
      }
      if let port { bounds.forget(port) }
      queue.add(.closed(link))
      link.finish()
      pages.leave()
    }
    continuation.onTermination = { _ in task.cancel() }
    return frames
  }

  /// Reads messages until an invalid one or the end of the connection.
  private func read(
    _ client: AsyncThrowingStream<WSFrame, any Error>, _ take: (String) -> Void,
    answer: (WSFrame) -> Void
  ) async {
    var frames = client.makeAsyncIterator()
    while let frame = try? await frames.next() {
      // Counts the header before the payload.
      if let port { bounds.take(frame.payload.count + 6, from: port) }
      switch frame.opcode {
      case .text:
        // A page's messages are short and not fragmented.
        guard frame.fin, frame.payload.count <= LiveCommand.maximumBytes,
          let text = String(data: frame.payload, encoding: .utf8)
        else { return }
        take(text)
      case .ping:
        guard frame.payload.count <= 125 else { return }
        answer(WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload))
      case .pong: continue
      default: return
      }
    }
  }
}
