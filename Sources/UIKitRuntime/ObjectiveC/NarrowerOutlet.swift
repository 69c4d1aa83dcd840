/// An outlet whose type is a subclass of its object's class.
///
/// UIKit sets such an outlet, since Objective-C does not check the type. Members of the object's
/// own class work, those that the outlet's class adds do not. It is set here too, with a warning.
@MainActor
enum NarrowerOutlet {
  private static var warnings = LoggedWarnings()

  /// Returns an object as an optional of a subclass of its class; nil if it is not a subclass.
  static func value<Value>(_ given: Any?, as type: Value.Type, _ key: String) -> Value? {
    guard let given = given as? any NarrowerOutletObject,
      let outlet = (type as? any OptionalClass.Type)?.wrapped,
      outlet != Swift.type(of: given), ClassChain.isSubclass(outlet, of: Swift.type(of: given))
    else { return nil }
    warnings.warn(
      of: "\(outlet) \(key)", ending: "More warnings about outlets are not printed.",
      "The outlet '\(key)' is declared as \(outlet), and its object is a \(Swift.type(of: given)): "
        + "members that \(outlet) adds must not be used.")
    return unsafeBitCast(Optional(given as AnyObject), to: type)
  }
}

/// An object for outlets of a subclass of its class, implemented by views.
package protocol NarrowerOutletObject: AnyObject {}

/// An optional, with its wrapped class.
private protocol OptionalClass {
  static var wrapped: AnyClass? { get }
}

extension Optional: OptionalClass {
  fileprivate static var wrapped: AnyClass? { Wrapped.self as? AnyClass }
}
