import FlyingFox
import Foundation
import LiveScreens
import Testing

@testable import ScreenServer

/// Tests how messages from pages are read from the connection.
@Suite struct PageSocketTests {
  /// Returns the messages that are read from some frames.
  private func messages(_ frames: [WSFrame]) async throws -> [String] {
    let (client, continuation) = AsyncThrowingStream.makeStream(
      of: WSFrame.self, throwing: (any Error).self)
    for frame in frames { continuation.yield(frame) }
    continuation.finish()
    let queue = PageQueue()
    let socket = PageSocket(queue: queue, pages: PageCount(), bounds: ReceiveBounds())
    let answers = try await socket.makeFrames(for: client)
    for await _ in answers {}
    return queue.events(until: .now).compactMap { event in
      if case .message(_, let text) = event { text } else { nil }
    }
  }

  private func text(_ text: String, fin: Bool = true) -> WSFrame {
    WSFrame(fin: fin, opcode: .text, mask: nil, payload: Data(text.utf8))
  }

  @Test func messagesAreTakenInOrder() async throws {
    let taken = try await messages([
      text("one"), WSFrame(fin: true, opcode: .ping, mask: nil, payload: Data()), text("two"),
    ])
    #expect(taken == ["one", "two"])
  }

  @Test func whatNoPageSendsEndsTheConnection() async throws {
    let long = text(String(repeating: "a", count: LiveCommand.maximumBytes + 1))
    let wrong: [WSFrame] = [
      long, text("part", fin: false),
      WSFrame(fin: true, opcode: .binary, mask: nil, payload: Data([1])),
      WSFrame(fin: true, opcode: .text, mask: nil, payload: Data([0xFF])),
      WSFrame(fin: true, opcode: .ping, mask: nil, payload: Data(count: 126)),
      WSFrame(fin: true, opcode: WSFrame.Opcode(11), mask: nil, payload: Data()), .close(),
    ]
    for frame in wrong {
      #expect(try await messages([text("one"), frame, text("two")]) == ["one"])
    }
  }

  @Test func pagesAreCounted() {
    let pages = PageCount()
    #expect((0..<PageCount.most).allSatisfy { _ in pages.enter() } && !pages.enter())
    pages.leave()
    #expect(pages.enter())
  }
}
