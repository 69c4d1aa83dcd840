/// How a date picker looks. Raw values are UIKit's. Source: Apple, UIDatePickerStyle.
public enum UIDatePickerStyle: Int, Sendable {
  /// Wheels for a length of time, else compact.
  case automatic = 0
  /// Wheels that turn.
  case wheels = 1
  /// Date and time, each on a ground of its own.
  case compact = 2
  /// A month's days, and the time below them.
  case inline = 3
}

extension UIDatePicker {
  /// What is chosen. Raw values are UIKit's. Source: Apple, UIDatePicker.Mode.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// Hours and minutes that pass.
    case countDownTimer = 3
    /// A month.
    case yearAndMonth = 4
  }
}

/// What a date picker shows its date with.
@MainActor
protocol DateFace: UIView {
  /// Shows the picker's date.
  func showDate(animated: Bool)
}
