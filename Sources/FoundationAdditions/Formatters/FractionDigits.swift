// A subclass requires the module's internal declarations.
import CoreFoundation
import QuartzCore

/// Overrides number formatters to respect `maximumFractionDigits` beside `minimumFractionDigits`.
///
/// Foundation on Linux ignores the maximum if the minimum is positive: 3.14159 with one digit at
/// least and at most is 3.142. Source: swiftlang/swift-corelibs-foundation, issue 4221. As with
/// `SearchingBundle`, calls in files that import only Foundation use the override, too.
private class FractionFormatter: NumberFormatter, @unchecked Sendable {
  override func string(from number: NSNumber) -> String? {
    guard minimumFractionDigits > 0, !usesSignificantDigits, numberStyle.hasPattern,
      let pattern = positiveFormat, let other = negativeFormat
    else { return super.string(from: number) }
    let digits = (minimumFractionDigits, max(minimumFractionDigits, maximumFractionDigits))
    let positive = FractionPattern(pattern).replaced(by: digits)
    guard positive != pattern, let formatter = copy() as? NumberFormatter else {
      return super.string(from: number)
    }
    // The pattern determines the digits.
    formatter.minimumFractionDigits = 0
    formatter.positiveFormat = positive
    if other != pattern { formatter.negativeFormat = FractionPattern(other).replaced(by: digits) }
    return formatter.string(from: number)
  }
}

extension NumberFormatter.Style {
  /// Whether numbers are formatted by a pattern of digits.
  fileprivate var hasPattern: Bool {
    switch self {
    case .none, .decimal, .percent, .currency, .currencyISOCode, .currencyAccounting: true
    default: false
    }
  }
}

/// A pattern of digits, such as `#,##0.0##`. Source: Unicode Technical Standard 35, Number Format
/// Patterns.
private struct FractionPattern {
  private let pattern: String

  init(_ pattern: String) { self.pattern = pattern }

  /// Returns the pattern with other numbers of digits after the point.
  func replaced(by digits: (least: Int, most: Int)) -> String {
    var (result, integer, isQuoted) = ("", pattern.startIndex, false)
    var end: String.Index?
    for index in pattern.indices {
      if pattern[index] == "'" { isQuoted.toggle() }
      guard !isQuoted else { continue }
      if pattern[index] == ".", end == nil, integer > pattern.startIndex { end = index }
      if "#0".contains(pattern[index]), end == nil { integer = pattern.index(after: index) }
    }
    let start = end ?? integer
    result += pattern[..<start]
    result += "." + String(repeating: "0", count: digits.least)
    result += String(repeating: "#", count: digits.most - digits.least)
    let rest = end.map { pattern[pattern.index(after: $0)...] } ?? pattern[start...]
    result += rest.drop { "#0".contains($0) }
    return result
  }
}

/// A subclass without overrides, for comparison.
private class PlainFormatter: NumberFormatter, @unchecked Sendable {}

private enum FormatterStart {
  #if compiler(>=6.3)
    @section(".init_array") @used
  #else
    @_section(".init_array") @_used
  #endif
  private static let install: @convention(c) @Sendable () -> Void = {
    MethodTable(NumberFormatter.self).replaceMethods(
      by: FractionFormatter.self, unlike: PlainFormatter.self, in: [NumberFormatter.self])
  }
}
