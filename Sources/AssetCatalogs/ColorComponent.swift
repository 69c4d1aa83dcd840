/// One component as it is written: "0.500", "0xFF", "255", or a number.
enum ColorComponent: Decodable, Equatable {
  /// With a point: from 0 to 1.
  case fraction(Double)
  /// Hexadecimal: from 0 to 255.
  case byte(Int)
  /// Without a point: from 0 to 255, or 0 or 1 as in a fraction.
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

  /// From 0 to 1.
  ///
  /// "0" and "1" without a point are bytes where another component is one, or is larger than one;
  /// else they are what they say. Uncertain.
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
