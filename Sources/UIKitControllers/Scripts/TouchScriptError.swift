/// Why a script cannot be played. ``description`` is a sentence.
public enum TouchScriptError: Error, Equatable, CustomStringConvertible {
  /// Time does not pass by such an interval.
  case wrongInterval(TimeInterval)
  /// A rate of frames is more than nothing.
  case wrongFrameRate(Int)
  /// A finger goes where there is no glass.
  case outside(finger: Int, time: TimeInterval, point: CGPoint, window: CGSize)
  /// A finger comes down that is down.
  case alreadyDown(finger: Int, time: TimeInterval)
  /// A finger moves, is lifted or taken away that is not down.
  case notDown(finger: Int, time: TimeInterval, verb: String)
  /// A finger is to be in two places.
  case movedTwice(finger: Int, time: TimeInterval)

  /// What is wrong, as a sentence.
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
      "Finger \(finger) does something after \(Self.text(time)) seconds, but it is moving."
    }
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15
      ? String(Int64(number)) : String((number * 1000).rounded() / 1000)
  }
}
