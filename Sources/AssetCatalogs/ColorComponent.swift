/// A colour component: "0.500", "0xFF", "255", or a number.
enum ColorComponent: Decodable, Equatable {
  /// A number with a decimal point: from 0 to 1.
  case fraction(Double)
  /// A hexadecimal number: from 0 to 255.
  case byte(Int)
  /// A number without a decimal point: from 0 to 255, or 0 or 1 as a fraction.
  case integer(Int)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      guard let component = Self(text) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "'\(text)' is no component"))
      }
      self = component
    } else if let integer = try? container.decode(Int.self) {
      self = .integer(integer)
    } else {
      self = .fraction(try container.decode(Double.self))
    }
  }

  init?(_ text: String) {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      guard let byte = Int(text.dropFirst(2), radix: 16) else { return nil }
      self = .byte(byte)
    } else if let integer = Int(text) {
      self = .integer(integer)
    } else if let fraction = Double(text), fraction.isFinite {
      self = .fraction(fraction)
    } else {
      return nil
    }
  }

  /// Returns the value from 0 to 1.
  ///
  /// "0" and "1" without a decimal point are bytes if another component is a byte or exceeds 1,
  /// otherwise fractions. Uncertain.
  func value(among siblings: [ColorComponent]) -> Double {
    switch self {
    case .fraction(let fraction): fraction
    case .byte(let byte): Double(byte) / 255
    case .integer(let integer):
      integer > 1 || siblings.contains(where: \.isByte) ? Double(integer) / 255 : Double(integer)
    }
  }

  private var isByte: Bool {
    switch self {
    case .fraction: false
    case .byte: true
    case .integer(let integer): integer > 1
    }
  }
}
