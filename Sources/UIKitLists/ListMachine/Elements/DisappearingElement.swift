/// An element whose view is still shown while it disappears.
@MainActor
final class DisappearingElement {
  let element: any ListElement
  /// The element's key with index paths of the data source.
  let key: ElementKey

  init(_ element: any ListElement, key: ElementKey) {
    self.element = element
    self.key = key
  }
}

extension DisappearingElement: Hashable {
  nonisolated static func == (one: DisappearingElement, other: DisappearingElement) -> Bool {
    one === other
  }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ListMachine {
  /// Moves disappearing views behind all others, and the background view behind them.
  func sendToBack(_ disappearingElements: [DisappearingElement]) {
    for view in disappearingElements.map(\.element.view) { view.superview?.sendSubviewToBack(view) }
    host.backgroundView.map(host.sendSubviewToBack)
  }

  /// Marks disappearing views as displayed again, so that they turn back where they are.
  func restoreDisappearing(_ leaving: [DisappearingElement]) {
    for disappearing in leaving where disappearing.key.category != .decorationView {
      displayed.restore(disappearing)
    }
  }

  /// Removes a view at the end of its disappearance, unless it was removed already.
  func finish(_ disappearing: DisappearingElement) {
    guard displayed.finish(disappearing) else { return }
    disappearing.element.view.removeFromSuperview()
    removeEmptyRows()
    notifyDidEndDisplaying(disappearing.element, disappearing.key)
    reuse.keep(disappearing.element)
  }

  /// Removes all disappearing views.
  func finishDisappearing() {
    for disappearing in displayed.disappearingElements { finish(disappearing) }
  }
}
