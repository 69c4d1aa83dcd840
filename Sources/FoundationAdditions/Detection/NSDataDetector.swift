/// A set of types of detected data.
public typealias NSTextCheckingTypes = UInt64

/// Detects links, e-mail addresses, telephone numbers and dates in text.
///
/// Addresses and transit information are not detected, unlike on iOS, which is reported once, nor
/// are dates without a year. On iOS the class is an `NSRegularExpression`, whose methods cannot be
/// overridden here; the same methods are provided.
///
/// Source: Apple, NSDataDetector.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The types to detect.
  public let checkingTypes: NSTextCheckingTypes
  private let kinds: [DataKind]

  /// Creates a detector of types of `NSTextCheckingResult.CheckingType`; throws if none of them is
  /// detectable on iOS.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    let detectable: NSTextCheckingResult.CheckingType = [
      .dates, .addresses, .links, .phoneNumbers, .transit,
    ]
    guard checkingTypes & detectable.rawValue != 0 else {
      throw NSError(domain: NSCocoaErrorDomain, code: 2_048)
    }
    self.checkingTypes = checkingTypes
    kinds = DataKind.allCases.filter { checkingTypes & $0.type.rawValue != 0 }
    let found = DataKind.allCases.reduce(0) { $0 | $1.type.rawValue }
    if checkingTypes & detectable.rawValue & ~found != 0 { DataKind.warnOfOthers() }
  }

  /// Returns all matches in order.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let found = kinds.flatMap { $0.results(in: string, range) }
      .sorted { ($0.range.location, -$0.range.length) < ($1.range.location, -$1.range.length) }
    var end = 0
    return found.filter { result in
      guard result.range.location >= end else { return false }
      end = NSMaxRange(result.range)
      return true
    }
  }

  /// Calls a block with each match in order, until it requests to stop.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var isStopped: ObjCBool = false
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &isStopped)
      if isStopped.boolValue { return }
    }
  }

  /// Returns the first match.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// Returns the number of matches.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Returns the range of the first match.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }
}
