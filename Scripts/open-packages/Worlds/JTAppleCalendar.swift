@testable import JTAppleCalendar
import Support
import UIKit

private final class Day: JTACDayCell {}

/// A hundred days from 1 January on, in a calendar of four months.
private final class Screen: UIViewController, HundredItems, JTACMonthViewDataSource,
  JTACMonthViewDelegate
{
  var shown: Set<Int> = []
  private let month = JTACMonthView()
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }()
  private let start = Date(timeIntervalSince1970: 1_704_067_200)

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.backgroundColor = .white
    month.frame = view.bounds
    month.backgroundColor = .white
    month.contentInsetAdjustmentBehavior = .never
    month.scrollDirection = .vertical
    month.register(Day.self, forCellWithReuseIdentifier: "day")
    month.calendarDataSource = self
    month.calendarDelegate = self
    view.addSubview(month)
  }

  func configureCalendar(_ calendar: JTACMonthView) -> ConfigurationParameters {
    ConfigurationParameters(
      startDate: start, endDate: start.addingTimeInterval(110 * 86400), calendar: Self.calendar)
  }

  func calendar(
    _ calendar: JTACMonthView, cellForItemAt date: Date, cellState: CellState, indexPath: IndexPath
  ) -> JTACDayCell {
    let cell = calendar.dequeueReusableJTAppleCell(withReuseIdentifier: "day", for: indexPath)
    let number = Int(date.timeIntervalSince(start) / 86400)
    if cellState.dateBelongsTo == .thisMonth, 0..<100 ~= number { shown.insert(number) }
    cell.backgroundColor = NumberedCell.color(max(0, number))
    return cell
  }

  func calendar(
    _ calendar: JTACMonthView, willDisplay cell: JTACDayCell, forItemAt date: Date,
    cellState: CellState, indexPath: IndexPath
  ) {}

  func scrollThrough() {
    view.layoutIfNeeded()
    let end = max(0, month.contentSize.height - month.bounds.height)
    for offset in stride(from: 0, to: end + 100, by: 100) {
      month.contentOffset.y = min(offset, end)
      month.layoutIfNeeded()
    }
  }
}

@MainActor func makeScreen() -> UIViewController { Screen() }
