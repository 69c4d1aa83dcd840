/// Pictures of one size that are shown one after the other.
package struct AnimatedPNG: Sendable {
  package var frames: [Frame]
  /// How often the frames are shown; 0 is without end.
  package var plays: Int

  package struct Frame: Sendable {
    /// The whole picture as it is shown, not only what changed.
    package var image: CGImage
    package var delay: Delay

    package init(image: CGImage, delay: Delay) {
      self.image = image
      self.delay = delay
    }
  }

  /// How long a frame is shown, as a fraction of a second.
  package struct Delay: Hashable, Sendable {
    package var numerator: UInt16
    /// 0 stands for 100.
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
