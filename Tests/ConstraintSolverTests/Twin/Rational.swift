/// An exact fraction, of machine integers while they suffice, of big integers beyond.
enum Rational: Equatable {
  case small(Int, Int)
  case big(Whole, Whole)

  static let zero = Rational.small(0, 1)
  static let one = Rational.small(1, 1)

  /// Creates the fraction of a double that is a multiple of 1/1024.
  init(_ value: Double) {
    precondition((value * 1024).rounded() == value * 1024)
    self = Self.reduced(Int(value * 1024), 1024)
  }

  private var parts: (Whole, Whole) {
    switch self {
    case .small(let numerator, let denominator): (Whole(numerator), Whole(denominator))
    case .big(let numerator, let denominator): (numerator, denominator)
    }
  }

  var double: Double {
    switch self {
    case .small(let numerator, let denominator): Double(numerator) / Double(denominator)
    case .big(let numerator, let denominator): numerator.double / denominator.double
    }
  }

  var signum: Int {
    switch self {
    case .small(let numerator, _): numerator.signum()
    case .big(let numerator, _): numerator.signum
    }
  }

  var isZero: Bool { signum == 0 }

  private static func reduced(_ numerator: Int, _ denominator: Int) -> Rational {
    var (one, other) = (numerator.magnitude, denominator.magnitude)
    while other != 0 { (one, other) = (other, one % other) }
    let divisor = Int(one)
    return .small(numerator / divisor, denominator / divisor)
  }

  private static func reduced(_ numerator: Whole, _ denominator: Whole) -> Rational {
    var (one, other) = (numerator.magnitude, denominator)
    while !other.isZero { (one, other) = (other, one.divided(by: other).rest) }
    let above = numerator.divided(by: one).quotient
    let below = denominator.divided(by: one).quotient
    if let small = above.small, let divisor = below.small { return .small(small, divisor) }
    return .big(above, below)
  }

  static prefix func - (value: Rational) -> Rational { value * .small(-1, 1) }

  static func + (one: Rational, other: Rational) -> Rational {
    if case .small(let a, let b) = one, case .small(let c, let d) = other {
      let (left, isLeftOver) = a.multipliedReportingOverflow(by: d)
      let (right, isRightOver) = c.multipliedReportingOverflow(by: b)
      let (below, isBelowOver) = b.multipliedReportingOverflow(by: d)
      let (above, isAboveOver) = left.addingReportingOverflow(right)
      let isOver = isLeftOver || isRightOver || isBelowOver || isAboveOver
      if !isOver { return reduced(above, below) }
    }
    let ((a, b), (c, d)) = (one.parts, other.parts)
    return reduced(a * d + c * b, b * d)
  }

  static func - (one: Rational, other: Rational) -> Rational { one + -other }

  static func * (one: Rational, other: Rational) -> Rational {
    if case .small(let a, let b) = one, case .small(let c, let d) = other {
      let (above, isAboveOver) = a.multipliedReportingOverflow(by: c)
      let (below, isBelowOver) = b.multipliedReportingOverflow(by: d)
      if !isAboveOver && !isBelowOver { return reduced(above, below) }
    }
    let ((a, b), (c, d)) = (one.parts, other.parts)
    return reduced(a * c, b * d)
  }

  static func / (one: Rational, other: Rational) -> Rational {
    switch other {
    case .small(let above, let below):
      one * (above < 0 ? .small(-below, -above) : .small(below, above))
    case .big(let above, let below):
      one * (above.signum < 0 ? .big(-below, -above) : .big(below, above))
    }
  }

  static func < (one: Rational, other: Rational) -> Bool { (one - other).signum < 0 }
}
