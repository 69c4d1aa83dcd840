import LiveScreens

/// The open pages and their screens.
@MainActor
struct LivePages {
  private let source: LiveSource
  private let goldens: LiveGoldens?
  private let queue: PageQueue
  private var sessions: [(link: PageLink, session: LiveSession)] = []

  init(_ source: LiveSource, _ goldens: LiveGoldens?, _ queue: PageQueue) {
    (self.source, self.goldens, self.queue) = (source, goldens, queue)
  }

  mutating func take(_ event: PageQueue.Event) {
    switch event {
    case .opened(let link):
      let session = LiveSession(source, goldens: goldens) { [queue] output in
        queue.send(output, to: link)
      }
      sessions.append((link, session))
    case .message(let link, let text):
      guard let session = sessions.first(where: { $0.link == link })?.session else { return }
      if !session.receive(text) { queue.end(link) }
    case .closed(let link): sessions.removeAll { $0.link == link }
    case .ended: break
    }
  }

  /// Performs pending work on every page.
  ///
  /// - Returns: the time of the next work.
  func turn() -> ContinuousClock.Instant? {
    sessions.compactMap { $0.session.turn(at: .now) }.min()
  }
}
