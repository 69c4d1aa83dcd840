extension String {
  /// A text that is looked up: its key, with specifiers where it has values, and the values.
  ///
  /// `"\(count) items in \(name)"` is looked up as `%lld items in %@`. Source: Apple,
  /// String.LocalizationValue, and «Preparing your app's text for translation».
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// As it is looked up.
    let key: String
    let values: [Value]

    /// A key without values.
    public init(_ value: String) {
      key = value
      values = []
    }

    /// A key without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// A key with values.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      values = stringInterpolation.values
    }

    /// The values as `String(format:)` takes them.
    var arguments: [any CVarArg] { values.map(\.argument) }

    /// A value in a text.
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

    /// What a literal with values in it is collected by.
    public struct StringInterpolation: StringInterpolationProtocol, Equatable, Sendable {
      fileprivate var key = ""
      fileprivate var values: [Value] = []

      /// Nothing yet.
      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      }

      /// Words. A percent sign of theirs is doubled, as in formats.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// A text, `%@`.
      public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }

      /// A text, `%@`.
      public mutating func appendInterpolation(_ string: Substring) {
        append(.text(String(string)), "%@")
      }

      /// A whole number, `%lld`, `%d` for one of 32 bits, and `%llu` and `%u` without a sign.
      public mutating func appendInterpolation<Number: FixedWidthInteger>(_ value: Number) {
        append(value, Self.specifier(of: Number.self))
      }

      /// A whole number, as a specifier says.
      public mutating func appendInterpolation<Number: FixedWidthInteger>(
        _ value: Number, specifier: String
      ) {
        append(value, specifier)
      }

      /// A number, `%lf`, or `%f` for a `Float`.
      public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number) {
        append(.number(Double(value)), Number.self == Float.self ? "%f" : "%lf")
      }

      /// A number, as a specifier says.
      public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
        _ value: Number, specifier: String
      ) {
        append(.number(Double(value)), specifier)
      }

      /// A value in words, `%@`.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
        append(.text(format.format(value)), "%@")
      }

      /// An object in a formatter's words, `%@`.
      public mutating func appendInterpolation<Subject: NSObject>(
        _ subject: Subject, formatter: Formatter
      ) {
        append(.text(formatter.string(for: subject) ?? ""), "%@")
      }

      /// A text that is looked up itself, `%@`.
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
