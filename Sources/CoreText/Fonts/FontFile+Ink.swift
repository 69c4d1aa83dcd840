import CPango

extension FontFile {
  /// The bounds of a glyph, in ems, y up from the baseline.
  struct Ink {
    var left: Double
    var top: Double
    var width: Double
    var height: Double
    /// The distance to the next glyph's origin.
    var advance: Double
  }

  /// Returns the bounds of a glyph; at least a thousandth of an em wide and high.
  func ink(of glyph: UInt32) -> Ink {
    var extents = hb_glyph_extents_t()
    hb_font_get_glyph_extents(shaper, glyph, &extents)
    func ems(_ units: Int32) -> Double { Double(units) / unitsPerEm }
    return Ink(
      left: ems(extents.x_bearing), top: ems(extents.y_bearing),
      width: max(ems(extents.width), 0.001), height: max(-ems(extents.height), 0.001),
      advance: ems(hb_font_get_glyph_h_advance(shaper, glyph)))
  }
}
