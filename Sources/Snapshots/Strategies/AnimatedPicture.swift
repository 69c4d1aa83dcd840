import ImageIO

/// An animation of pictures of one size.
public struct AnimatedPicture: Sendable {
  /// The frames in order, all of one size.
  public var frames: [CGImage]
  /// The frames per second, 1 to 1000.
  public var framesPerSecond: Int

  /// Creates an animation whose frames have equal durations.
  public init(frames: [CGImage], framesPerSecond: Int) {
    self.frames = frames
    self.framesPerSecond = framesPerSecond
  }
}

extension AnimatedPicture {
  /// Reads an animated PNG file. A still one is an animation with one frame.
  init(_ data: Data) throws {
    let animation = try APNGDecoder().decode(data)
    frames = animation.frames.map(\.image)
    let seconds = animation.frames.map(\.delay.seconds)
    guard Set(seconds).count == 1, let delay = seconds.first else {
      throw UnevenAnimation()
    }
    framesPerSecond = delay > 0 ? Int((1 / delay).rounded()) : 0
  }

  func encoded() throws -> Data {
    let delay = AnimatedPNG.Delay(
      numerator: 1, denominator: UInt16(clamping: max(1, framesPerSecond)))
    return try APNGEncoder().encode(
      AnimatedPNG(frames: frames.map { AnimatedPNG.Frame(image: $0, delay: delay) }))
  }

  /// Returns the difference to another animation, at its first differing frame.
  func difference(to actual: AnimatedPicture) -> Difference? {
    guard frames.count == actual.frames.count else {
      return .other("the golden has \(frames.count) frames, the animation \(actual.frames.count)")
    }
    guard framesPerSecond == actual.framesPerSecond else {
      return .other(
        "the golden shows \(framesPerSecond) frames a second, the animation"
          + " \(actual.framesPerSecond)")
    }
    let found = zip(frames, actual.frames).enumerated().compactMap { index, pair in
      PictureComparison.difference(expected: pair.0, actual: pair.1).map { (index, $0) }
    }
    guard let (index, difference) = found.first else { return nil }
    let frame = FrameDifference(
      number: index + 1, count: frames.count,
      time: TimeInterval(index) / TimeInterval(max(1, framesPerSecond)), others: found.count - 1)
    guard case .pixels(let pixels) = difference else {
      return .other("\(frame): \(difference)")
    }
    return .frame(frame, pixels)
  }
}

extension Diffing where Value == AnimatedPicture {
  /// Animations stored as animated PNG files and compared exactly, frame by frame.
  public static var animation: Diffing {
    Diffing(
      encode: { try $0.encoded() },
      decode: { try AnimatedPicture($0) },
      difference: { $0.difference(to: $1) },
      illustration: { expected, actual in
        let frames = zip(expected.frames, actual.frames).compactMap {
          DifferencePicture.make(expected: $0, actual: $1)
        }
        return AnimatedPicture(frames: frames, framesPerSecond: expected.framesPerSecond)
      },
      pictures: { $0.frames })
  }
}

extension Snapshotting where Value == AnimatedPicture, Format == AnimatedPicture {
  /// A strategy for the animation itself.
  public static var animation: Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .animation)
  }
}

private struct UnevenAnimation: Error, CustomStringConvertible {
  var description: String { "The frames of the animation are not shown for equal times." }
}
