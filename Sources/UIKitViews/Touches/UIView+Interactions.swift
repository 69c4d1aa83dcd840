extension UIView {
  /// Takes an interaction from the view that has it.
  func take(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interactions.append(interaction)
  }

  /// Tells interactions which view is theirs, and those that have none any more.
  func adoptInteractions(insteadOf old: [any UIInteraction]) {
    let now = interactions
    for interaction in old where !now.contains(where: { $0 === interaction }) {
      interaction.willMove(to: nil)
      interaction.didMove(to: nil)
    }
    for interaction in now where interaction.view !== self {
      interaction.willMove(to: self)
      interaction.didMove(to: self)
    }
  }
}
