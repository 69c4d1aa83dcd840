// On iOS, Nimble's umbrella header imports these modules for specs.
@_exported import Foundation
@_exported import XCTest

extension ExpectationMessage {
  /// The name of the case in Nimble 8.
  public static func expectedCustomValueTo(
    _ expected: String, _ actual: String
  ) -> ExpectationMessage { .expectedCustomValueTo(expected, actual: actual) }
}
