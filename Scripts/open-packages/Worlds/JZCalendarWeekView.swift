@testable import JZCalendarWeekView
import Support
import UIKit

private final class EventCell: UICollectionViewCell {}

/// Shows events in its own cells; everything else belongs to the week view.
private final class Source: NSObject, UICollectionViewDataSource {
  let week: JZBaseWeekView
  var shown: Set<Int> = []

  init(_ week: JZBaseWeekView) {
    self.week = week
    super.init()
    week.collectionView.register(EventCell.self, forCellWithReuseIdentifier: "event")
    week.collectionView.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    week.numberOfSections(in: collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { week.collectionView(collectionView, numberOfItemsInSection: section) }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "event", for: indexPath)
    let number = week.getCurrentEvent(with: indexPath).flatMap { Int($0.id) } ?? 0
    shown.insert(number)
    cell.backgroundColor = NumberedCell.color(number)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    week.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
}

private final class Screen: UIViewController, HundredItems {
  var shown: Set<Int> { source.shown }
  private let week = JZBaseWeekView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private lazy var source = Source(week)

  override func loadView() {
    view = UIView(frame: week.frame)
    view.addSubview(week)
    _ = source
    let day = Calendar.current.startOfDay(for: Date(timeIntervalSince1970: 1_700_000_000))
    let events = (0..<100).map { number in
      let start = day.addingTimeInterval(Double(number % 20) * 4000 + Double(number / 20) * 86400)
      return JZBaseEvent(
        id: "\(number)", startDate: start, endDate: start.addingTimeInterval(3600))
    }
    week.setupCalendar(
      numOfDays: 5, setDate: day,
      allEvents: JZWeekViewHelper.getIntraEventsByDate(originalEvents: events))
    // The week view reloads on the main queue and must still exist then.
    var hasReloaded = false
    DispatchQueue.main.async { hasReloaded = true }
    while !hasReloaded { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
  }

  func scrollThrough() {
    view.layoutIfNeeded()
    for offset in stride(from: 0, to: 1200, by: 100) {
      week.collectionView.contentOffset.y = CGFloat(offset)
      week.collectionView.layoutIfNeeded()
    }
  }
}

@MainActor func makeScreen() -> UIViewController { Screen() }
