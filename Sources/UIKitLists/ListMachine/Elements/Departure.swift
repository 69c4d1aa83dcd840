/// A view that is still shown on its way out.
@MainActor
final class Departure {
  let element: any ListElement
  /// By the paths of the data.
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
  /// Puts views that are on their way out behind all others, and the background behind them.
  func sendToBack(_ departures: [Departure]) {
    for view in departures.map(\.element.view) { view.superview?.sendSubviewToBack(view) }
    host.backgroundView.map(host.sendSubviewToBack)
  }

  /// Counts views that are on their way out as shown again, so that they turn round where they are.
  func restoreDepartures(_ leaving: [Departure]) {
    for departure in leaving where departure.key.category != .decorationView {
      displayed.restore(departure)
    }
  }

  /// Takes away a view that has reached its end outside the picture, unless that has been done.
  func finish(_ departure: Departure) {
    guard displayed.finish(departure) else { return }
    departure.element.view.removeFromSuperview()
    removeLeftRows()
    tellDidEndDisplaying(departure.element, departure.key)
    reuse.keep(departure.element)
  }

  /// Takes away all views that are on their way out.
  func finishDepartures() {
    for departure in displayed.departures { finish(departure) }
  }
}
