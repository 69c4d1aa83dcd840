extension String {
  /// A localizable string: its key with format specifiers, and the values.
  ///
  /// The key of `"\(count) items in \(name)"` is `%lld items in %@`. Source: Apple,
  /// String.LocalizationValue, and «Preparing your app's text for translation».
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The key.
    let key: String
    let values: [Value]

    /// Creates a key without values.
    public init(_ value: String) {
      key = value
      values = []
    }

    /// Creates a key without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key with values.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      values = stringInterpolation.values
    }

    /// The values as arguments of `String(format:)`.
    var arguments: [any CVarArg] { values.map(\.argument) }

    /// A value.
    enum Value: Equatable, Sendable {
      case integer(Int64)
      case unsigned(UInt64)
      case number(Double)
      case text(String)

      var argument: any CVarArg {
        switch self {
        case .integer(let value): value
        case .unsigned(let value): value
        case .number(let value): value
        case .text(let value): NSString(string: value)
        }
      }
    }

    /// Collects the parts of an interpolated string.
    public struct StringInterpolation: StringInterpolationProtocol, Equatable, Sendable {
      fileprivate var key = ""
      fileprivate var values: [Value] = []

      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      }

      /// Appends a literal, with percent signs doubled.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// Appends a string, `%@`.
      public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }

      /// Appends a substring, `%@`.
      public mutating func appendInterpolation(_ string: Substring) {
        append(.text(String(string)), "%@")
      }

      /// Appends an integer: `%lld`, `%d` for 32 bits, and `%llu` or `%u` if unsigned.
      public mutating func appendInterpolation<Number: FixedWidthInteger>(_ value: Number) {
        append(value, Self.specifier(of: Number.self))
      }

      /// Appends an integer with a specifier.
      public mutating func appendInterpolation<Number: FixedWidthInteger>(
        _ value: Number, specifier: String
      ) {
        append(value, specifier)
      }

      /// Appends a number: `%lf`, or `%f` for a `Float`.
      public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number) {
        append(.number(Double(value)), Number.self == Float.self ? "%f" : "%lf")
      }

      /// Appends a number with a specifier.
      public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
        _ value: Number, specifier: String
      ) {
        append(.number(Double(value)), specifier)
      }

      /// Appends a formatted value, `%@`.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
        append(.text(format.format(value)), "%@")
      }

      /// Appends an object with a formatter, `%@`.
      public mutating func appendInterpolation<Subject: NSObject>(
        _ subject: Subject, formatter: Formatter
      ) {
        append(.text(formatter.string(for: subject) ?? ""), "%@")
      }

      /// Appends a localized resource, `%@`.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(.text(String(localized: resource)), "%@")
      }

      private mutating func append(_ value: some FixedWidthInteger, _ specifier: String) {
        let isSigned = type(of: value).isSigned
        append(
          isSigned
            ? .integer(Int64(truncatingIfNeeded: value))
            : .unsigned(UInt64(truncatingIfNeeded: value)), specifier)
      }

      private mutating func append(_ value: Value, _ specifier: String) {
        key += specifier
        values.append(value)
      }

      private static func specifier<Number: FixedWidthInteger>(of type: Number.Type) -> String {
        let isWide = type.bitWidth == 64
        return type.isSigned ? isWide ? "%lld" : "%d" : isWide ? "%llu" : "%u"
      }
    }
  }
}
