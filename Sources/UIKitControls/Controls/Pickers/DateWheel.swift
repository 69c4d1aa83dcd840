/// A wheel of a date picker, which selects one component of a date.
///
/// The rows of a component that repeats are repeated too; Apple publishes no figure for how often.
enum DateWheel: Equatable {
  case day, month, year, weekdayAndDay, hour, halfDay, minute
  /// For countdown timers.
  case hours, minutes

  private static let rounds = 200
  /// The number of days before and after the one the wheel was made for.
  static let daysAround = 5000
  private static let lastYear = 10_000

  /// Returns the wheels of a mode, in the order in which its components are written.
  static func all(of mode: UIDatePicker.Mode, _ dateText: DatePickerText) -> [DateWheel] {
    let time: [DateWheel] = dateText.hasHalfDays ? [.hour, .minute, .halfDay] : [.hour, .minute]
    let parts: [Character: DateWheel] = ["d": .day, "M": .month, "y": .year]
    switch mode {
    case .time: return time
    case .date: return dateText.order(of: "yMMMMd").compactMap { parts[$0] }
    case .dateAndTime: return [.weekdayAndDay] + time
    case .countDownTimer: return [.hours, .minutes]
    case .yearAndMonth: return dateText.order(of: "yMMMM").compactMap { parts[$0] }
    }
  }

  /// Returns the number of different rows.
  func count(hasHalfDays: Bool, minuteInterval: Int) -> Int {
    switch self {
    case .day: 31
    case .month: 12
    case .year: Self.lastYear
    case .weekdayAndDay: 2 * Self.daysAround + 1
    case .hour: hasHalfDays ? 12 : 24
    case .halfDay: 2
    case .minute, .minutes: 60 / minuteInterval
    case .hours: 24
    }
  }

  /// The number of repetitions of the rows.
  var rounds: Int {
    switch self {
    case .year, .weekdayAndDay, .halfDay, .hours: 1
    case .day, .month, .hour, .minute, .minutes: Self.rounds
    }
  }

  /// The width of a wheel in proportion to the others. Uncertain.
  var share: CGFloat {
    switch self {
    case .weekdayAndDay: 3
    case .month: 2.4
    case .year, .hours, .minutes, .halfDay: 1.4
    case .day, .hour, .minute: 1
    }
  }

  /// The alignment of the rows' texts. Uncertain.
  var alignment: NSTextAlignment {
    switch self {
    case .weekdayAndDay: .right
    case .month: .natural
    default: .center
    }
  }
}
