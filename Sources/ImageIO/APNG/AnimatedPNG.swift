/// A sequence of images of equal size.
package struct AnimatedPNG: Sendable {
  package var frames: [Frame]
  /// The number of repetitions; 0 for endless.
  package var plays: Int

  package struct Frame: Sendable {
    /// The complete image.
    package var image: CGImage
    package var delay: Delay

    package init(image: CGImage, delay: Delay) {
      self.image = image
      self.delay = delay
    }
  }

  /// The duration of a frame, as a fraction of a second.
  package struct Delay: Hashable, Sendable {
    package var numerator: UInt16
    /// The denominator; 0 means 100.
    package var denominator: UInt16

    package init(numerator: UInt16, denominator: UInt16) {
      self.numerator = numerator
      self.denominator = denominator
    }

    package var seconds: Double { Double(numerator) / Double(denominator == 0 ? 100 : denominator) }
  }

  package init(frames: [Frame], plays: Int = 0) {
    self.frames = frames
    self.plays = plays
  }
}
