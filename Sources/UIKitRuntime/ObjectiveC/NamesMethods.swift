/// A UIKit class whose methods are found by name.
@preconcurrency @MainActor
package protocol NamesMethods: AnyObject {
  /// Returns the method of a selector, including inherited ones, or nil if there is none.
  static func namedMethod(_ selector: String) -> ObjectiveCMembers.Method?
}
