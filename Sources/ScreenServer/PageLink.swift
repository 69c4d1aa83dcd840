import FlyingFox
import Foundation
import LiveScreens

/// A page's connection.
final class PageLink: Sendable, Hashable {
  private let frames: AsyncStream<WSFrame>.Continuation

  /// Creates a connection.
  ///
  /// - Parameter frames: receives the messages to the page.
  init(_ frames: AsyncStream<WSFrame>.Continuation) { self.frames = frames }

  /// Passes a message to the task that writes to the page.
  func deliver(_ output: LiveOutput) {
    switch output {
    case .text(let text):
      frames.yield(WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(text.utf8)))
    case .data(let data):
      frames.yield(WSFrame(fin: true, opcode: .binary, mask: nil, payload: data))
    }
  }

  func deliver(_ frame: WSFrame) { frames.yield(frame) }

  func finish() {
    frames.yield(.close(message: "The server closes the connection."))
    frames.finish()
  }

  static func == (first: PageLink, second: PageLink) -> Bool { first === second }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
