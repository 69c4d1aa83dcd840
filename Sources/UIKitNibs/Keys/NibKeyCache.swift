/// The cached keys of classes.
@MainActor
enum NibKeyCache {
  private static var known: [ObjectIdentifier: NibKeys] = [:]

  /// Returns the keys of an object's class; empty if the class lists none.
  static func keys(of object: AnyObject) -> NibKeys {
    let owner: AnyClass = type(of: object)
    if let keys = known[ObjectIdentifier(owner)] { return keys }
    let keys = (owner as? any NibConnectable.Type)?.nibKeys ?? NibKeys()
    known[ObjectIdentifier(owner)] = keys
    return keys
  }

  /// Returns the action that creates the controller of a segue: from the class's keys, or from its
  /// source as processed by the source tool.
  static func segueAction(_ selector: String, of object: AnyObject) -> NibKeys.MakeController? {
    if let make = keys(of: object).segueActions[selector] { return make }
    guard let method = ObjectiveCMembers.method(of: selector, in: type(of: object)) else {
      return nil
    }
    return { object, coder, sender, identifier in
      let arguments = MethodArguments(values: [coder, sender, identifier], method: selector)
      return method(object, arguments) as? UIViewController
    }
  }
}
