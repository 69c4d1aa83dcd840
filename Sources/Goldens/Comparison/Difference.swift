/// What sets an actual value apart from its golden.
public enum Difference: Equatable, Codable, Sendable {
  /// The pictures' sizes differ, in pixels.
  case size(expected: PictureSize, actual: PictureSize)
  /// Pixels differ; how many, where and how much.
  case pixels(PixelDifference)
  /// Pixels of an animation differ: in which frame first, and how in that one.
  case frame(FrameDifference, PixelDifference)
  /// Lines count from 1; a nil text means that there is no such line.
  case line(Int, expected: String?, actual: String?)
  /// Of a strategy of your own: a clause without a capital and a full stop.
  case other(String)
}

extension Difference {
  /// Whether pictures of one size, and as many frames, have other pixels: what other libraries or
  /// fonts do.
  var isOfPixels: Bool {
    switch self {
    case .pixels, .frame: true
    case .size, .line, .other: false
    }
  }
}

extension Difference: CustomStringConvertible {
  /// A clause that follows "does not match its golden:".
  public var description: String {
    switch self {
    case .size(let expected, let actual):
      return "the golden is \(expected) pixels, the picture \(actual)"
    case .pixels(let difference):
      return difference.description
    case .frame(let frame, let difference):
      return "\(frame): \(difference)"
    case .line(let number, let expected?, let actual?):
      return "line \(number) should be “\(expected)” and is “\(actual)”"
    case .line(let number, let expected?, nil):
      return "line \(number), “\(expected)”, is missing"
    case .line(let number, nil, let actual?):
      return "line \(number), “\(actual)”, should not be there"
    case .line(let number, nil, nil):
      return "line \(number) has another line ending"
    case .other(let clause):
      return clause
    }
  }
}
