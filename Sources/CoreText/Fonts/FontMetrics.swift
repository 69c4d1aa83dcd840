import CPango

/// The metrics of a font design, in ems.
package struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline to the top of a line.
  var ascent: CGFloat
  /// The distance from the baseline to the bottom of a line, without the leading.
  var descent: CGFloat
  /// The distance between a line's descent and the next line's ascent.
  var leading: CGFloat = 0
  /// The height of H.
  var capHeight: CGFloat
  /// The height of x.
  var xHeight: CGFloat

  /// San Francisco's published metrics (em 2048: ascender 1950, descender 494, no leading),
  /// verified on twelve screenshots of UIKit.
  static let sanFrancisco = FontMetrics(
    ascent: 1950 / 2048, descent: 494 / 2048, capHeight: 1443 / 2048, xHeight: 1078 / 2048)
}

extension FontFile {
  /// The metrics declared by the file.
  ///
  /// Line heights are from the `hhea` table, as on iOS. Letter heights are from newer versions of
  /// the `OS/2` table, otherwise those of the glyphs of H and x.
  var statedMetrics: FontMetrics {
    FontMetrics(
      ascent: stated("hhea", at: 4) ?? FontMetrics.sanFrancisco.ascent,
      descent: stated("hhea", at: 6).map(-) ?? FontMetrics.sanFrancisco.descent,
      leading: stated("hhea", at: 8) ?? 0,
      capHeight: letterHeight(at: 88, of: "H"), xHeight: letterHeight(at: 86, of: "x"))
  }

  private func letterHeight(at offset: Int, of letter: Unicode.Scalar) -> CGFloat {
    if let version: CGFloat = stated("OS/2", at: 0), version > 0,
      let height = stated("OS/2", at: offset), height > 0
    {
      return height
    }
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(shaper, glyph(for: letter.value), &extents) != 0 else {
      return 0
    }
    return CGFloat(extents.y_bearing) / CGFloat(unitsPerEm)
  }

  /// Returns a 16-bit signed number in a table, in ems; nil if it is missing.
  private func stated(_ table: String, at offset: Int) -> CGFloat? {
    let tag = table.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard let blob = hb_face_reference_table(hb_font_get_face(shaper), tag) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), Int(length) >= offset + 2 else { return nil }
    let high = UInt16(UInt8(bitPattern: bytes[offset]))
    let low = UInt16(UInt8(bitPattern: bytes[offset + 1]))
    return CGFloat(Int16(bitPattern: high << 8 | low)) / CGFloat(unitsPerEm)
  }
}
