/// A class of UIKit's whose own methods are known by name.
@MainActor
package protocol NamesMethods: AnyObject {
  /// The method that objects of the class have by a selector, inherited ones included.
  static func namedMethod(_ selector: String) -> ObjectiveCMembers.Method?
}
