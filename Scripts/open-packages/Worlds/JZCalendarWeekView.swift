@testable import JZCalendarWeekView
import Support
import UIKit

private final class EventCell: UICollectionViewCell {}

private final class Week: JZBaseWeekView {
  var didShow: (Int) -> Void = { _ in }

  override func registerViewClasses() {
    super.registerViewClasses()
    collectionView.register(EventCell.self, forCellWithReuseIdentifier: "event")
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "event", for: indexPath)
    let event = getCurrentEvent(with: indexPath)
    let number = event.flatMap { Int($0.id) } ?? 0
    didShow(number)
    cell.backgroundColor = NumberedCell.color(number)
    return cell
  }
}

private final class Screen: UIViewController, HundredItems {
  private(set) var shown: Set<Int> = []
  private let week = Week(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  override func loadView() {
    view = UIView(frame: week.frame)
    week.didShow = { [weak self] in self?.shown.insert($0) }
    view.addSubview(week)
    let day = Calendar.current.startOfDay(for: Date(timeIntervalSince1970: 1_700_000_000))
    let events = (0..<100).map { number in
      let start = day.addingTimeInterval(Double(number % 20) * 4000 + Double(number / 20) * 86400)
      return JZBaseEvent(
        id: "\(number)", startDate: start, endDate: start.addingTimeInterval(3600))
    }
    week.setupCalendar(
      numOfDays: 5, setDate: day,
      allEvents: JZWeekViewHelper.getIntraEventsByDate(originalEvents: events))
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
