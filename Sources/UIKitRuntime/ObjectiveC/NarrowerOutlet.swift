/// An outlet that is declared of a class, and whose object is of that class's superclass.
///
/// UIKit sets such an outlet: Objective-C does not look. What the object's own class has works,
/// what the outlet's class adds does not. So it is here, and said.
@MainActor
enum NarrowerOutlet {
  private static var said = WarnedOnce()

  /// An object as an optional class that inherits the object's own; nil where it does not.
  static func value<Value>(_ given: Any?, as type: Value.Type, _ key: String) -> Value? {
    guard let given = given as? any NarrowerOutletObject,
      let outlet = (type as? any OptionalClass.Type)?.wrapped,
      outlet != Swift.type(of: given), ClassChain.isSubclass(outlet, of: Swift.type(of: given))
    else { return nil }
    said.warn(
      of: "\(outlet) \(key)", ending: "More outlets have objects of a superclass.",
      "The outlet '\(key)' is a \(outlet), and its object only a \(Swift.type(of: given)), which "
        + "Objective-C does not notice: nothing that \(outlet) adds may be used.")
    return unsafeBitCast(Optional(given as AnyObject), to: type)
  }
}

/// What fills outlets that are declared of a subclass of its class: views do.
package protocol NarrowerOutletObject: AnyObject {}

/// Optionals, for the class that they may hold.
private protocol OptionalClass {
  static var wrapped: AnyClass? { get }
}

extension Optional: OptionalClass {
  fileprivate static var wrapped: AnyClass? { Wrapped.self as? AnyClass }
}
