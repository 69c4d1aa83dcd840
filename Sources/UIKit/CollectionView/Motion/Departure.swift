/// A view that is still shown on its way out.
@MainActor
final class Departure {
  let view: UICollectionReusableView
  let key: ElementKey

  init(view: UICollectionReusableView, key: ElementKey) {
    self.view = view
    self.key = key
  }
}

extension UICollectionView {
  func sendToBack(_ departures: [Departure]) {
    for departure in departures { sendSubviewToBack(departure.view) }
    if let backgroundView { sendSubviewToBack(backgroundView) }
  }

  /// Counts views that are on their way out as shown again, so that they turn round where they are.
  func takeBack(_ leaving: [Departure]) {
    for departure in leaving
    where departure.key.category != .decorationView && visible[departure.key] == nil {
      guard let index = departures.firstIndex(where: { $0 === departure }) else { continue }
      departures.remove(at: index)
      visible[departure.key] = departure.view
    }
  }

  /// Takes away a view that has reached its end outside the picture, unless that has been done.
  func finish(_ departure: Departure) {
    guard let index = departures.firstIndex(where: { $0 === departure }) else { return }
    departures.remove(at: index)
    departure.view.removeFromSuperview()
    tellDidEndDisplaying(departure.view, departure.key)
    pool.keep(departure.view)
  }

  /// Takes away all views that are on their way out.
  func finishDepartures() {
    for departure in departures { finish(departure) }
  }
}
