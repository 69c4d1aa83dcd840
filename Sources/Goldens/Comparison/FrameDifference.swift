/// The frames of an animation that differ.
public struct FrameDifference: Equatable, Sendable, Codable {
  /// The number of the first frame that differs, from 1.
  public let number: Int
  /// The number of frames.
  public let count: Int
  /// The time of the first frame that differs, in seconds from the animation's start.
  public let time: TimeInterval
  /// The number of further frames that differ.
  public let others: Int

  package init(number: Int, count: Int, time: TimeInterval, others: Int) {
    self.number = number
    self.count = count
    self.time = time
    self.others = others
  }
}

extension FrameDifference: CustomStringConvertible {
  /// For example, "frame 2 of 3, at 0.5 s, differs, and 1 more".
  public var description: String {
    let more = others == 0 ? "" : ", and \(others) more"
    return "frame \(number) of \(count), at \(ShortNumber.text(time)) s, differs\(more)"
  }
}
