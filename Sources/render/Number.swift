import ScenePictures

/// Parses numbers of the command line: decimal, finite and without surrounding characters.
enum Number {
  private static let largestOffset = ContentRegion.largestOffset

  /// "X,Y" in points.
  static func offset(_ text: String) throws(Failure) -> CGPoint {
    guard let (x, y) = pair(text, separators: [","]), abs(x) <= largestOffset,
      abs(y) <= largestOffset
    else { throw Failure(ArgumentProblem.malformed(.offset, text)) }
    return CGPoint(x: x, y: y)
  }

  /// "WxH" in points.
  static func size(_ text: String) throws(Failure) -> CGSize {
    guard let (width, height) = pair(text, separators: ["x", "X", "×"]) else {
      throw Failure(ArgumentProblem.malformed(.size, text))
    }
    guard width > 0, height > 0 else { throw Failure(ArgumentProblem.notPositive(.size, text)) }
    return CGSize(width: width, height: height)
  }

  /// "FROM..TO" in points, two different numbers.
  static func range(_ text: String) throws(Failure) -> ScrollRange {
    let parts = text.components(separatedBy: "..")
    guard parts.count == 2, let start = number(parts[0][...]), let end = number(parts[1][...]),
      abs(start) <= largestOffset, abs(end) <= largestOffset, start != end
    else { throw Failure(ArgumentProblem.malformed(.scroll, text)) }
    return ScrollRange(start: start, end: end)
  }

  /// The valid offsets, in points.
  static let offsets = -largestOffset...largestOffset
  /// The valid times, in seconds.
  static let times = 0.0...3600.0

  /// "FROM..TO/STEP" or one number: the values from FROM to at most TO, ascending.
  static func series(
    _ text: String, of option: ArgumentProblem.NumberOption, within range: ClosedRange<Double>
  ) throws(Failure) -> [Double] {
    if let one = number(text[...]), option == .at, range.contains(one) { return [one] }
    let parts = text.components(separatedBy: "..")
    let ends = parts.count == 2 ? pair(parts[1], separators: ["/"]) : nil
    guard let (last, step) = ends, let first = number(parts[0][...]), first <= last, step > 0,
      range.contains(first), range.contains(last)
    else { throw Failure(ArgumentProblem.malformed(option, text)) }
    // Allows for rounding errors of steps such as 0.1.
    let count = ((last - first) / step + 1e-9).rounded(.down) + 1
    guard count <= Double(ShotList.most) else {
      throw Failure(ArgumentProblem.malformed(option, text))
    }
    return (0..<Int(count)).map { rounded(first + Double($0) * step) }
  }

  /// Rounds to a millionth, so that 3 × 0.1 is 0.3.
  private static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

  /// "S:I", starting from 0.
  static func path(
    _ text: String, of option: ArgumentProblem.NumberOption
  ) throws(Failure) -> IndexPath {
    guard let path = ContentRegion.path(text) else {
      throw Failure(ArgumentProblem.malformed(option, text))
    }
    return path
  }

  /// "S:I" or "S:I@PLACE".
  static func item(_ text: String) throws(Failure) -> ContentRegion {
    guard let region = ContentRegion(item: text) else {
      throw Failure(ArgumentProblem.malformed(.item, text))
    }
    return region
  }

  /// "X,Y", starting from 0.
  static func pixel(_ text: String) throws(Failure) -> DrawingRequest.Pixel {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map(ContentRegion.count)
    guard parts.count == 2, let x = parts[0], let y = parts[1] else {
      throw Failure(ArgumentProblem.malformed(.explain, text))
    }
    return DrawingRequest.Pixel(x: x, y: y)
  }

  static func scale(_ text: String) throws(Failure) -> CGFloat {
    guard let scale = number(text[...]) else {
      throw Failure(ArgumentProblem.malformed(.scale, text))
    }
    guard scale > 0 else { throw Failure(ArgumentProblem.notPositive(.scale, text)) }
    return scale
  }

  private static func pair(_ text: String, separators: Set<Character>) -> (Double, Double)? {
    let parts = text.split(omittingEmptySubsequences: false) { separators.contains($0) }
    guard parts.count == 2, let first = number(parts[0]), let second = number(parts[1]) else {
      return nil
    }
    return (first, second)
  }

  /// `Double.init` also accepts hexadecimal digits, "nan" and "infinity".
  private static func number(_ text: Substring) -> Double? {
    guard text.allSatisfy({ "+-.0123456789eE".contains($0) }), let value = Double(text),
      value.isFinite
    else { return nil }
    return value
  }
}
