/// An error in a script. ``description`` is a sentence.
public enum TouchScriptError: Error, Equatable, CustomStringConvertible {
  /// The interval is negative or infinite.
  case wrongInterval(TimeInterval)
  /// The frame rate is not positive.
  case wrongFrameRate(Int)
  /// A finger is outside the window.
  case outside(finger: Int, time: TimeInterval, point: CGPoint, window: CGSize)
  /// A finger is put down that is already down.
  case alreadyDown(finger: Int, time: TimeInterval)
  /// A finger that is not down is moved, lifted or cancelled.
  case notDown(finger: Int, time: TimeInterval, verb: String)
  /// A finger does something while it is moving.
  case movedTwice(finger: Int, time: TimeInterval)

  /// The error as a sentence.
  public var description: String {
    switch self {
    case .wrongInterval(let interval):
      "Time cannot pass by \(Self.text(interval)) seconds."
    case .wrongFrameRate(let rate):
      "Touches cannot come at \(rate) frames a second."
    case .outside(let finger, let time, let point, let window):
      "Finger \(finger) would be at (\(Self.text(point.x)), \(Self.text(point.y))) after "
        + "\(Self.text(time)) seconds, outside of the window of \(Self.text(window.width)) × "
        + "\(Self.text(window.height)) points."
    case .alreadyDown(let finger, let time):
      "Finger \(finger) comes down after \(Self.text(time)) seconds, but it is down already."
    case .notDown(let finger, let time, let verb):
      "Finger \(finger) is \(verb) after \(Self.text(time)) seconds, but it is not down."
    case .movedTwice(let finger, let time):
      "Finger \(finger) is used after \(Self.text(time)) seconds, while it is moving."
    }
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15
      ? String(Int64(number)) : String((number * 1000).rounded() / 1000)
  }
}
