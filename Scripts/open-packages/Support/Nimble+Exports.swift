// Nimble's umbrella header on iOS imports them, so that specs need not.
@_exported import Foundation
@_exported import XCTest

extension ExpectationMessage {
  /// The case as it was called in Nimble 8.
  public static func expectedCustomValueTo(
    _ expected: String, _ actual: String
  ) -> ExpectationMessage { .expectedCustomValueTo(expected, actual: actual) }
}
