/// An element whose view is still shown while it disappears.
@MainActor
final class Departure {
  let element: any ListElement
  /// The element's key with index paths of the data source.
  let key: ElementKey

  init(_ element: any ListElement, key: ElementKey) {
    self.element = element
    self.key = key
  }
}

extension Departure: Hashable {
  nonisolated static func == (one: Departure, other: Departure) -> Bool { one === other }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ListMachine {
  /// Moves disappearing views behind all others, and the background view behind them.
  func sendToBack(_ departures: [Departure]) {
    for view in departures.map(\.element.view) { view.superview?.sendSubviewToBack(view) }
    host.backgroundView.map(host.sendSubviewToBack)
  }

  /// Marks disappearing views as displayed again, so that they turn back where they are.
  func restoreDepartures(_ leaving: [Departure]) {
    for departure in leaving where departure.key.category != .decorationView {
      displayed.restore(departure)
    }
  }

  /// Removes a view at the end of its disappearance, unless it was removed already.
  func finish(_ departure: Departure) {
    guard displayed.finish(departure) else { return }
    departure.element.view.removeFromSuperview()
    removeEmptyRows()
    notifyDidEndDisplaying(departure.element, departure.key)
    reuse.keep(departure.element)
  }

  /// Removes all disappearing views.
  func finishDepartures() {
    for departure in displayed.departures { finish(departure) }
  }
}
