/// The limits within which a picture drawn here may differ from the one recorded on iOS.
///
/// Outside of glyphs, pixels are compared one by one. As the fonts differ, texts are compared by
/// the position and size of the bounding box of their ink.
public struct MatchTolerance: Equatable, Codable, Sendable {
  /// The largest difference in any channel that is ignored, 0...255. In addition, an antialiased
  /// edge may be offset by half a pixel.
  public var channel: Int
  /// The largest number of pixels outside of glyphs that may exceed `channel`.
  public var pixels: Int
  /// The allowed offset of a text box's edges, in points. Vertically, a twentieth of the box's
  /// height is added.
  public var place: Double
  /// The allowed relative difference of a text line's width, in addition to `place`.
  public var width: Double

  /// Creates a tolerance. The defaults suit pictures of the same screen with different fonts.
  public init(channel: Int = 2, pixels: Int = 0, place: Double = 2, width: Double = 0.06) {
    self.channel = channel
    self.pixels = pixels
    self.place = place
    self.width = width
  }
}
