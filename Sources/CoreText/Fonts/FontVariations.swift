import CPango

/// The position of a variable font on its axes. Axes that are nil have the file's default; axes
/// that the file lacks are ignored.
package struct FontVariations: Hashable, Sendable {
  /// `wght`: 100 to 900.
  package var weight: Double?
  /// `opsz`: in points, as declared by the file.
  package var opticalSize: Double?
  /// `slnt`: in degrees, negative for a slant to the right.
  package var slant: Double?
  /// `ital`: 0 or 1.
  package var italic: Double?

  package init(
    weight: Double? = nil, opticalSize: Double? = nil, slant: Double? = nil, italic: Double? = nil
  ) {
    self.weight = weight
    self.opticalSize = opticalSize
    self.slant = slant
    self.italic = italic
  }

  func value(of tag: FontAxis.Tag) -> Double? {
    switch tag {
    case .weight: weight
    case .opticalSize: opticalSize
    case .slant: slant
    case .italic: italic
    default: nil
    }
  }
}

/// An axis of a variable font.
struct FontAxis: Hashable, Sendable {
  /// A four-letter tag as a number.
  struct Tag: RawRepresentable, Hashable, Sendable {
    var rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }
    init(_ letters: StaticString) {
      rawValue = letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }

    static let weight = Tag("wght")
    static let opticalSize = Tag("opsz")
    static let slant = Tag("slnt")
    static let italic = Tag("ital")
  }

  var tag: Tag
  var range: ClosedRange<Double>
  var standard: Double

  /// Returns the requested value, limited to the axis.
  func value(in variations: FontVariations) -> Double {
    guard let wished = variations.value(of: tag) else { return standard }
    return min(max(wished, range.lowerBound), range.upperBound)
  }

  /// Returns the axes of a face, in its order; empty for a font that is not variable.
  static func all(of face: OpaquePointer) -> [FontAxis] {
    var count = hb_ot_var_get_axis_count(face)
    guard count > 0 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      let (least, most) = (Double(info.min_value), Double(info.max_value))
      return FontAxis(
        tag: Tag(rawValue: info.tag), range: min(least, most)...max(least, most),
        standard: Double(info.default_value))
    }
  }
}
