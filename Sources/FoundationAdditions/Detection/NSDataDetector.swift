/// A set of kinds of what is found in texts.
public typealias NSTextCheckingTypes = UInt64

/// Finds links, e-mail addresses and telephone numbers in texts.
///
/// Dates, addresses and transit information, which iOS finds, too, are not found: a detector that
/// is asked for them says so once. On iOS the class is an `NSRegularExpression`, whose methods
/// cannot be overridden here: it has the same ones.
///
/// Source: Apple, NSDataDetector.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// What is found.
  public let checkingTypes: NSTextCheckingTypes
  private let kinds: [DataKind]

  /// A detector of some kinds of `NSTextCheckingResult.CheckingType`; an error where it would find
  /// nothing on iOS, either.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    let detectable: NSTextCheckingResult.CheckingType = [
      .date, .address, .link, .phoneNumber, .transitInformation,
    ]
    guard checkingTypes & detectable.rawValue != 0 else {
      throw NSError(domain: NSCocoaErrorDomain, code: 2_048)
    }
    self.checkingTypes = checkingTypes
    kinds = DataKind.allCases.filter { checkingTypes & $0.type.rawValue != 0 }
    let found = DataKind.allCases.reduce(0) { $0 | $1.type.rawValue }
    if checkingTypes & detectable.rawValue & ~found != 0 { DataKind.warnOfOthers() }
  }

  /// All that is found, in its order.
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

  /// Calls back for each of what is found, in its order, until that says to stop.
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

  /// The first that is found.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// How many are found.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Where the first one is.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }
}
