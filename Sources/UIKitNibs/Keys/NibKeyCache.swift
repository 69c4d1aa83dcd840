/// The keys of classes, asked for once.
@MainActor
enum NibKeyCache {
  private static var known: [ObjectIdentifier: NibKeys] = [:]

  /// The keys of an object's class; none for a class that lists none.
  static func keys(of object: AnyObject) -> NibKeys {
    let owner: AnyClass = type(of: object)
    if let keys = known[ObjectIdentifier(owner)] { return keys }
    let keys = (owner as? any NibConnectable.Type)?.nibKeys ?? NibKeys()
    known[ObjectIdentifier(owner)] = keys
    return keys
  }

  /// What makes the controller of a segue: a row of the class's, or a method that the source tool
  /// found in its source.
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
