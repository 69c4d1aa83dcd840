/// An integer of any size.
struct Whole: Equatable {
  private let isNegative: Bool
  /// The digits to the base 2³², lowest first, without a zero at the end.
  private let digits: [UInt32]

  static let zero = Whole(0)

  init(_ value: Int) {
    isNegative = value < 0
    digits = Self.trimmed([
      UInt32(truncatingIfNeeded: value.magnitude),
      UInt32(truncatingIfNeeded: value.magnitude >> 32),
    ])
  }

  private init(_ digits: [UInt32], isNegative: Bool) {
    self.digits = Self.trimmed(digits)
    self.isNegative = isNegative && !self.digits.isEmpty
  }

  private static func trimmed(_ digits: [UInt32]) -> [UInt32] {
    var digits = digits
    while digits.last == 0 { digits.removeLast() }
    return digits
  }

  var isZero: Bool { digits.isEmpty }
  var signum: Int { isZero ? 0 : isNegative ? -1 : 1 }
  var magnitude: Whole { Whole(digits, isNegative: false) }

  /// The number as an integer if it is small enough.
  var small: Int? {
    guard digits.count < 2 || digits.count == 2 && digits[1] < 0x8000_0000 else { return nil }
    let magnitude = digits.reversed().reduce(0) { $0 << 32 | Int($1) }
    return isNegative ? -magnitude : magnitude
  }

  var double: Double {
    let magnitude = digits.reversed().reduce(0.0) { $0 * 4_294_967_296 + Double($1) }
    return isNegative ? -magnitude : magnitude
  }

  static prefix func - (value: Whole) -> Whole {
    Whole(value.digits, isNegative: !value.isNegative)
  }

  static func + (one: Whole, other: Whole) -> Whole {
    if one.isNegative == other.isNegative {
      return Whole(sum(one.digits, other.digits), isNegative: one.isNegative)
    }
    if isLess(one.digits, other.digits) {
      return Whole(difference(other.digits, one.digits), isNegative: other.isNegative)
    }
    return Whole(difference(one.digits, other.digits), isNegative: one.isNegative)
  }

  static func * (one: Whole, other: Whole) -> Whole {
    var digits = [UInt32](repeating: 0, count: one.digits.count + other.digits.count)
    for (index, digit) in one.digits.enumerated() {
      var carry: UInt64 = 0
      for (place, factor) in other.digits.enumerated() {
        carry += UInt64(digit) * UInt64(factor) + UInt64(digits[index + place])
        digits[index + place] = UInt32(truncatingIfNeeded: carry)
        carry >>= 32
      }
      digits[index + other.digits.count] = UInt32(carry)
    }
    return Whole(digits, isNegative: one.isNegative != other.isNegative)
  }

  /// Returns the integer quotient and the remainder of magnitudes.
  func divided(by divisor: Whole) -> (quotient: Whole, rest: Whole) {
    var quotient = [UInt32](repeating: 0, count: digits.count)
    var rest = Whole.zero
    for bit in (0..<digits.count * 32).reversed() {
      let digit = Int(digits[bit / 32] >> UInt32(bit % 32) & 1)
      rest = rest + rest + Whole(digit)
      guard !Self.isLess(rest.digits, divisor.digits) else { continue }
      rest = Whole(Self.difference(rest.digits, divisor.digits), isNegative: false)
      quotient[bit / 32] |= 1 << UInt32(bit % 32)
    }
    return (Whole(quotient, isNegative: isNegative != divisor.isNegative), rest)
  }

  private static func isLess(_ one: [UInt32], _ other: [UInt32]) -> Bool {
    if one.count != other.count { return one.count < other.count }
    for (digit, otherDigit) in zip(one, other).reversed() where digit != otherDigit {
      return digit < otherDigit
    }
    return false
  }

  private static func sum(_ one: [UInt32], _ other: [UInt32]) -> [UInt32] {
    var digits: [UInt32] = []
    var carry: UInt64 = 0
    for index in 0..<max(one.count, other.count) {
      carry += index < one.count ? UInt64(one[index]) : 0
      carry += index < other.count ? UInt64(other[index]) : 0
      digits.append(UInt32(truncatingIfNeeded: carry))
      carry >>= 32
    }
    return digits + [UInt32(carry)]
  }

  /// Returns the difference of two numbers; `one` is not less.
  private static func difference(_ one: [UInt32], _ other: [UInt32]) -> [UInt32] {
    var digits = one
    var borrow: Int64 = 0
    for index in one.indices {
      let difference = Int64(one[index]) - (index < other.count ? Int64(other[index]) : 0) - borrow
      borrow = difference < 0 ? 1 : 0
      digits[index] = UInt32(truncatingIfNeeded: difference)
    }
    return digits
  }
}
