/// The destinations of a drag: the current one, and its proposal.
@MainActor
package final class DropDestinations {
  private weak var window: UIWindow?
  /// The destination under the touch.
  private(set) var current: UIDropInteraction?
  /// The proposal of the current destination.
  private(set) var proposal: UIDropProposal?
  /// The destinations of dropped items, during the drop.
  package var flights: DropFlights?
  /// The interactions that were asked, and whether they can handle the session.
  private var answers: [(interaction: UIDropInteraction, isInterested: Bool)] = []

  init(in window: UIWindow) { self.window = window }

  /// Updates the destination for the location of the touch in the window.
  func update(_ session: DropSession, at location: CGPoint) {
    let next = destination(session, at: location)
    if next !== current {
      leave(session)
      current = next
      if let next { next.delegate?.dropInteraction?(next, sessionDidEnter: session) }
    }
    proposal = current.flatMap { current in
      current.delegate?.dropInteraction?(current, sessionDidUpdate: session)
    }
  }

  /// Leaves the current destination.
  func leave(_ session: DropSession) {
    if let current { current.delegate?.dropInteraction?(current, sessionDidExit: session) }
    (current, proposal) = (nil, nil)
  }

  /// Notifies all interested destinations of the end.
  func notifyEnd(_ session: DropSession) {
    for (interaction, isInterested) in answers where isInterested {
      interaction.delegate?.dropInteraction?(interaction, sessionDidEnd: session)
    }
  }

  private func destination(_ session: DropSession, at location: CGPoint) -> UIDropInteraction? {
    let around = window?.hitTest(location, with: nil)?.enclosingDropInteractions ?? []
    return around.first { isInterested($0, session) }
  }

  /// Returns whether an interaction can handle the session. Each is queried once.
  private func isInterested(_ interaction: UIDropInteraction, _ session: DropSession) -> Bool {
    if let known = answers.first(where: { $0.interaction === interaction }) {
      return known.isInterested
    }
    let answer = interaction.delegate?.dropInteraction?(interaction, canHandle: session) ?? true
    answers.append((interaction, answer))
    return answer
  }
}
