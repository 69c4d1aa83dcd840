import CPango

/// The letter spacing by size in a font's `trak` table, for the normal track. Sizes between entries
/// are interpolated; sizes beyond have the nearest entry's value.
///
/// Source: Apple, TrueType Reference Manual, The 'trak' table. Uncertain: that Core Text does not
/// extrapolate.
package struct FontTracking: Hashable, Sendable {
  private var sizes: [CGFloat] = []
  /// The spacing in ems.
  private var values: [CGFloat] = []

  /// Creates the tracking of a font; nil if it has no such table or no normal track.
  init?(of face: OpaquePointer) {
    guard let blob = hb_face_reference_table(face, FontAxis.Tag("trak").rawValue) else {
      return nil
    }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &length), length >= 12 else { return nil }
    let table = BigEndianBytes(UnsafeRawBufferPointer(start: start, count: Int(length)))
    let unitsPerEm = CGFloat(hb_face_get_upem(face))
    guard let offset = table.number16(at: 6), offset > 0, let tracks = table.number16(at: offset),
      let count = table.number16(at: offset + 2), let sizesAt = table.number32(at: offset + 4)
    else { return nil }
    for track in 0..<tracks {
      let entry = offset + 8 + track * 8
      guard table.number32(at: entry) == 0, let valuesAt = table.number16(at: entry + 6) else {
        continue
      }
      for index in 0..<count {
        guard let size = table.number32(at: sizesAt + index * 4),
          let value = table.number16(at: valuesAt + index * 2)
        else { return nil }
        sizes.append(CGFloat(size) / 65_536)
        values.append(CGFloat(Int16(truncatingIfNeeded: value)) / unitsPerEm)
      }
    }
    if sizes.isEmpty || sizes != sizes.sorted() { return nil }
  }

  /// Returns the spacing at a size, in ems.
  func value(at size: CGFloat) -> CGFloat {
    SystemFontFit.interpolate(zip(sizes, values).map { (size: $0, value: $1) }, at: size)
  }
}

/// Reads numbers from a font table; nil beyond its end.
private struct BigEndianBytes {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  func number16(at offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func number32(at offset: Int) -> Int? {
    guard let high = number16(at: offset), let low = number16(at: offset + 2) else { return nil }
    return high << 16 | low
  }
}
