import CPango

extension FontFile {
  /// The line height declared by the file, limited to the extent of its glyphs; nil if it declares
  /// none.
  var statedRoom: FontSpec.LineExtent? {
    var extents = hb_font_extents_t()
    guard hb_font_get_h_extents(shaper, &extents) != 0, let box = face?.pointee.bbox else {
      return nil
    }
    return FontSpec.LineExtent(
      ascent: min(Double(extents.ascender), Double(box.yMax)) / unitsPerEm,
      descent: min(-Double(extents.descender), -Double(box.yMin)) / unitsPerEm)
  }
}
