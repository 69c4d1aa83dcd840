/// The style of a date picker. Raw values are UIKit's. Source: Apple, UIDatePickerStyle.
public enum UIDatePickerStyle: Int, Sendable {
  /// Wheels for countdown timers and months, otherwise compact.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// Date and time, each on a background of its own.
  case compact = 2
  /// The calendar of a month, and the time below it.
  case inline = 3
}

extension UIDatePicker {
  /// The mode of a date picker. Raw values are UIKit's. Source: Apple, UIDatePicker.Mode.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// A duration in hours and minutes.
    case countDownTimer = 3
    /// A month.
    case yearAndMonth = 4
  }
}

/// The view that shows the date of a date picker.
@preconcurrency @MainActor
protocol DatePickerDisplay: UIView {
  /// Shows the picker's date.
  func showDate(animated: Bool)
}
