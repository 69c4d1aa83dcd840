/// The wheels of a date picker.
@MainActor
final class DateWheels: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate,
  DatePickerDisplay
{
  private unowned let owner: UIDatePicker
  private let dateText: DatePickerText
  private let wheels: [DateWheel]
  private let interval: Int
  /// The day in the middle of the wheel of days.
  private var middle: Date
  /// Whether the wheels have been positioned before.
  private var isPlaced = false

  init(of owner: UIDatePicker) {
    self.owner = owner
    dateText = owner.dateText
    wheels = DateWheel.all(of: owner.datePickerMode, dateText)
    interval = owner.minuteInterval
    middle = dateText.calendar.startOfDay(for: owner.date)
    super.init(frame: .zero)
    dataSource = self
    delegate = self
    showDate(animated: false)
  }

  required init?(coder: NSCoder) { nil }

  /// Turns the wheels to the picker's date.
  func showDate(animated: Bool) {
    centreDays()
    let parts = dateText.calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: owner.date)
    for (component, wheel) in wheels.enumerated() {
      let index = index(of: wheel, parts)
      let count = count(of: wheel)
      let round =
        isPlaced ? max(0, selectedRow(inComponent: component)) / count : wheel.rounds / 2
      selectRow(round * count + index, inComponent: component, animated: animated)
    }
    isPlaced = true
    markDays()
  }

  /// Centres the wheel of days on the date if it is far from the days of the wheel.
  private func centreDays() {
    let days = dateText.calendar.dateComponents([.day], from: middle, to: owner.date).day ?? 0
    guard abs(days) > DateWheel.daysAround / 2 else { return }
    middle = dateText.calendar.startOfDay(for: owner.date)
    reloadAllComponents()
  }

  private func count(of wheel: DateWheel) -> Int {
    wheel.count(hasHalfDays: dateText.hasHalfDays, minuteInterval: interval)
  }

  private func index(of wheel: DateWheel, _ parts: DateComponents) -> Int {
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let duration = Int(owner.countDownDuration) / 60
    switch wheel {
    case .day: return (parts.day ?? 1) - 1
    case .month: return (parts.month ?? 1) - 1
    case .year: return (parts.year ?? 1) - 1
    case .weekdayAndDay:
      let days = dateText.calendar.dateComponents([.day], from: middle, to: owner.date).day ?? 0
      return min(max(0, days + DateWheel.daysAround), 2 * DateWheel.daysAround)
    case .hour: return dateText.hasHalfDays ? hour % 12 : hour
    case .halfDay: return hour / 12
    case .minute: return minute / interval
    case .hours: return duration / 60
    case .minutes: return duration % 60 / interval
    }
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    count(of: wheels[component]) * wheels[component].rounds
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let shares = wheels.map(\.share).reduce(0, +)
    let room =
      min(bounds.width, PickerMetrics.size.width) - 2 * PickerMetrics.margin
      - PickerMetrics.gap * CGFloat(wheels.count - 1)
    return room * wheels[component].share / shares
  }

  override func textAlignment(inComponent component: Int) -> NSTextAlignment {
    wheels[component].alignment
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    let wheel = wheels[component]
    let index = row % count(of: wheel)
    let isThere = wheel != .day || index < daysOfMonth
    return NSAttributedString(
      string: text(of: wheel, index),
      attributes: [
        .font: UIFont.systemFont(ofSize: PickerMetrics.fontSize),
        .foregroundColor: isThere ? owner.textColor ?? .label : .tertiaryLabel,
      ])
  }

  private func text(of wheel: DateWheel, _ index: Int) -> String {
    switch wheel {
    case .day, .year: return String(index + 1)
    case .month: return dateText.calendar.standaloneMonthSymbols[index]
    case .weekdayAndDay: return dateText.weekdayAndDay(day(index))
    case .hour: return String(dateText.hasHalfDays && index == 0 ? 12 : index)
    case .halfDay: return index == 0 ? dateText.calendar.amSymbol : dateText.calendar.pmSymbol
    case .minute: return String(format: "%02d", index * interval)
    case .hours: return "\(index) \(index == 1 ? "hour" : "hours")"
    case .minutes: return "\(index * interval) min"
    }
  }

  private func day(_ index: Int) -> Date {
    dateText.calendar.date(byAdding: .day, value: index - DateWheel.daysAround, to: middle)
      ?? middle
  }

  private var daysOfMonth: Int {
    dateText.calendar.range(of: .day, in: .month, for: owner.date)?.count ?? 31
  }

  /// Updates the wheel of days, in which days after the month's end are grey.
  private func markDays() {
    if let component = wheels.firstIndex(of: .day) { reloadComponent(component) }
  }

  // MARK: Choosing

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    if owner.datePickerMode == .countDownTimer {
      owner.didSelect(duration: chosen(.hours) * 60 + chosen(.minutes) * interval)
    } else if let date = dateText.calendar.date(from: selectedComponents) {
      owner.didSelect(date)
    }
  }

  private func chosen(_ wheel: DateWheel) -> Int {
    wheels.firstIndex(of: wheel).map { selectedRow(inComponent: $0) % count(of: wheel) } ?? 0
  }

  /// The components selected on the wheels; the others are those of the current date.
  private var selectedComponents: DateComponents {
    var parts = dateText.calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute], from: owner.date)
    if wheels.contains(.weekdayAndDay) {
      let day = dateText.calendar.dateComponents(
        [.year, .month, .day], from: day(chosen(.weekdayAndDay)))
      (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
    }
    if wheels.contains(.year) { parts.year = chosen(.year) + 1 }
    if wheels.contains(.month) { parts.month = chosen(.month) + 1 }
    if wheels.contains(.hour) {
      parts.hour = chosen(.hour) + (wheels.contains(.halfDay) ? 12 * chosen(.halfDay) : 0)
      parts.minute = chosen(.minute) * interval
    }
    let day = wheels.contains(.day) ? chosen(.day) + 1 : parts.day ?? 1
    parts.day = 1
    let first = dateText.calendar.date(from: parts) ?? owner.date
    parts.day = min(day, dateText.calendar.range(of: .day, in: .month, for: first)?.count ?? day)
    return parts
  }
}
