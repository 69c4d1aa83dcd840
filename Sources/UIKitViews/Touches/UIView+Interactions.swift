extension UIView {
  /// Removes an interaction from another view and adds it to this one.
  func take(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interactions.append(interaction)
  }

  /// Removes an interaction.
  func drop(_ interaction: any UIInteraction) { interactions.removeAll { $0 === interaction } }

  /// Notifies added and removed interactions.
  func adopt(insteadOf old: [any UIInteraction]) {
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
