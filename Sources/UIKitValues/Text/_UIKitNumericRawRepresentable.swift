/// A number with a meaning of its own, such as a layout priority: numbers can be added to it.
///
/// Operators that an app declares for one of the types are preferred. Source: Apple's UIKit overlay
/// in github.com/apple/swift, `stdlib/public/Darwin/UIKit`.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  /// Returns whether a value is less than another one.
  public static func < (value: Self, other: Self) -> Bool { value.rawValue < other.rawValue }

  /// Returns a value that is higher by a number.
  public static func + (value: Self, amount: RawValue) -> Self {
    Self(rawValue: value.rawValue + amount)!
  }

  /// Returns a value that is higher by a number.
  public static func + (amount: RawValue, value: Self) -> Self { value + amount }

  /// Returns a value that is lower by a number.
  public static func - (value: Self, amount: RawValue) -> Self {
    Self(rawValue: value.rawValue - amount)!
  }

  /// Returns the difference of two values.
  public static func - (value: Self, other: Self) -> RawValue { value.rawValue - other.rawValue }

  /// Adds a number to a value.
  public static func += (value: inout Self, amount: RawValue) { value = value + amount }

  /// Subtracts a number from a value.
  public static func -= (value: inout Self, amount: RawValue) { value = value - amount }
}
