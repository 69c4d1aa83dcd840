import CPango

/// The changes of glyph advances that match San Francisco's widths, half of each on either side of
/// the glyph.
struct AddedAdvances {
  /// The changes in ems, by glyph, up to the last that has one: without optimization, a dictionary
  /// is slow.
  private var values: [Double] = []

  init(_ fit: SystemFontFit, shaper: OpaquePointer) {
    for letter in SystemFontFit.letters {
      let value = fit.added(to: letter)
      for scalar in [letter.scalar.value] + (Self.accented[letter.scalar.value] ?? []) {
        var glyph: UInt32 = 0
        guard hb_font_get_nominal_glyph(shaper, scalar, &glyph) != 0 else { continue }
        let missing = Int(glyph) + 1 - values.count
        if missing > 0 { values += repeatElement(0, count: missing) }
        values[Int(glyph)] = value
      }
    }
  }

  subscript(glyph: UInt32) -> Double { glyph < values.count ? values[Int(glyph)] : 0 }

  /// The accented letters of Latin-1 and Latin Extended-A by their ASCII base letter.
  private static let accented: [UInt32: [UInt32]] = {
    var found: [UInt32: [UInt32]] = [:]
    let functions = hb_unicode_funcs_get_default()
    for scalar in UInt32(0xC0)...0x17F {
      var (base, mark): (UInt32, UInt32) = (0, 0)
      if hb_unicode_decompose(functions, scalar, &base, &mark) != 0, base < 128 {
        found[base, default: []].append(scalar)
      }
    }
    return found
  }()
}
