/// The views that dragged items come by: which one they are over, and what it would do with them.
@MainActor
package final class DropDestinations {
  private weak var window: UIWindow?
  /// The one that the items are over.
  private(set) var current: UIDropInteraction?
  /// What it would do.
  private(set) var proposal: UIDropProposal?
  /// Where dropped items go, while the destination is asked.
  package var flights: DropFlights?
  /// Those that have been asked, and whether they are interested.
  private var asked: [(interaction: UIDropInteraction, isInterested: Bool)] = []

  init(in window: UIWindow) { self.window = window }

  /// The finger is at a point of the window.
  func update(_ session: DropSession, at place: CGPoint) {
    let next = destination(session, at: place)
    if next !== current {
      leave(session)
      current = next
      if let next { next.delegate?.dropInteraction?(next, sessionDidEnter: session) }
    }
    proposal = current.flatMap { current in
      current.delegate?.dropInteraction?(current, sessionDidUpdate: session)
    }
  }

  /// The items leave the view that they are over.
  func leave(_ session: DropSession) {
    if let current { current.delegate?.dropInteraction?(current, sessionDidExit: session) }
    (current, proposal) = (nil, nil)
  }

  /// Tells all that were interested of the end.
  func tellEnd(_ session: DropSession) {
    for (interaction, isInterested) in asked where isInterested {
      interaction.delegate?.dropInteraction?(interaction, sessionDidEnd: session)
    }
  }

  private func destination(_ session: DropSession, at place: CGPoint) -> UIDropInteraction? {
    let around = window?.hitTest(place, with: nil)?.dropInteractionsAround ?? []
    return around.first { isInterested($0, session) }
  }

  /// Each is asked once.
  private func isInterested(_ interaction: UIDropInteraction, _ session: DropSession) -> Bool {
    if let known = asked.first(where: { $0.interaction === interaction }) {
      return known.isInterested
    }
    let answer = interaction.delegate?.dropInteraction?(interaction, canHandle: session) ?? true
    asked.append((interaction, answer))
    return answer
  }
}
