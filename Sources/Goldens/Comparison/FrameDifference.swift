/// Which frames of an animation differ.
public struct FrameDifference: Equatable, Sendable, Codable {
  /// Of the first that differs, from 1.
  public let number: Int
  /// How many frames there are.
  public let count: Int
  /// When the first that differs is shown, in seconds from the animation's beginning.
  public let time: TimeInterval
  /// How many more differ.
  public let others: Int

  package init(number: Int, count: Int, time: TimeInterval, others: Int) {
    self.number = number
    self.count = count
    self.time = time
    self.others = others
  }
}

extension FrameDifference: CustomStringConvertible {
  /// "frame 2 of 3, at 0.5 s, differs, and 1 more".
  public var description: String {
    let more = others == 0 ? "" : ", and \(others) more"
    return "frame \(number) of \(count), at \(ShortNumber.text(time)) s, differs\(more)"
  }
}
