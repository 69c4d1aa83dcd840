/// The difference between an actual value and its golden.
public enum Difference: Equatable, Codable, Sendable {
  /// The pictures' sizes differ, in pixels.
  case size(expected: PictureSize, actual: PictureSize)
  /// Pixels differ.
  case pixels(PixelDifference)
  /// Pixels of an animation differ: the first frame that differs, and its difference.
  case frame(FrameDifference, PixelDifference)
  /// A line of a text differs. Lines count from 1; a nil text means that there is no such line.
  case line(Int, expected: String?, actual: String?)
  /// A custom strategy's difference: a clause without a capital and a full stop.
  case other(String)
}

extension Difference {
  /// Whether the pictures have the same size and number of frames and only their pixels differ, as
  /// other versions of libraries or fonts cause.
  var isOfPixels: Bool {
    switch self {
    case .pixels, .frame: true
    case .size, .line, .other: false
    }
  }
}

extension Difference {
  /// A clause about a new golden that replaced an old one, such as "line 2, “a”, is gone".
  package var change: String {
    switch self {
    case .size(let expected, let actual):
      "the size was \(expected) pixels and is \(actual)"
    case .line(let number, let expected?, let actual?):
      "line \(number) was “\(expected)” and is “\(actual)”"
    case .line(let number, let expected?, nil):
      "line \(number), “\(expected)”, is gone"
    case .line(let number, nil, let actual?):
      "line \(number), “\(actual)”, is new"
    case .line(_, nil, nil), .pixels, .frame, .other:
      description
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
