import XCTest

extension XCTestCase {
  /// The class of the test, as in `Bundle(for: classForCoder)`.
  ///
  /// On iOS a test inherits it from `NSObject`, on Linux it inherits no class of Foundation.
  /// Source: Apple, NSObject.classForCoder.
  public var classForCoder: AnyClass { type(of: self) }
}
