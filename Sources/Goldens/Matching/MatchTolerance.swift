/// How far a picture drawn here may be from the one recorded on iOS.
///
/// Outside the glyphs pixels are compared one by one. Glyphs are another font's: of each text the
/// box around its ink is compared, by place and size.
public struct MatchTolerance: Equatable, Codable, Sendable {
  /// The greatest difference in any channel that does not count, 0...255. An edge that goes through
  /// pixels may besides cover them differently by half a pixel.
  public var channel: Int
  /// The most pixels outside the glyphs that may differ by more.
  public var pixels: Int
  /// How far from iOS's the edges of a text's box may be, in points; upwards and downwards a
  /// twentieth of the box's height comes to that.
  public var place: Double
  /// How much wider or narrower than iOS's a line of text may be, as a share, beside `place`.
  public var width: Double

  /// Limits; what is left out has the figure that pictures of one screen keep to whose fonts are
  /// others.
  public init(channel: Int = 2, pixels: Int = 0, place: Double = 2, width: Double = 0.06) {
    self.channel = channel
    self.pixels = pixels
    self.place = place
    self.width = width
  }
}
