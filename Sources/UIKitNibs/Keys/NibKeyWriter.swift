import InterfaceBuilder

/// The connection of objects by name: outlets, runtime attributes, actions.
@MainActor
enum NibKeyWriter {
  /// The reason why a value was not set.
  enum Problem {
    case noSuchKey
    case wrongType(Any.Type)
    case constant
  }

  /// Sets a property: by the class's `nibKeys`, by its members from the source tool, by its
  /// wrapper, or as a stored property.
  static func set(_ value: Any?, for key: String, of object: AnyObject) -> Problem? {
    if let write = NibKeyCache.keys(of: object).properties[key] {
      return write(object, value) ? nil : .wrongType(Any.self)
    }
    if let write = ObjectiveCMembers.setter(of: key, in: type(of: object)) {
      let wasWritten = NibValue.forms(of: value).contains { write(object, $0) }
      return wasWritten ? nil : .wrongType(Any.self)
    }
    switch StoredProperties.of(object).write(value, to: key, of: object) {
    case nil: return nil
    case .noSuchKey: return .noSuchKey
    case .wrongType(let type): return .wrongType(type)
    case .constant: return .constant
    }
  }

  /// Returns UIKit's message for an undefined key of a class, with the most similar key.
  static func sentence(for key: String, of object: AnyObject, _ problem: Problem) -> String {
    let what =
      "[\(name(of: object)) setValue:forUndefinedKey:]: this class is not key value "
      + "coding-compliant for the key \(key)."
    switch problem {
    case .constant: return what + " It is a constant."
    case .wrongType(let type):
      return what + (type == Any.self ? "" : " It takes values of the type \(type).")
    case .noSuchKey:
      let names =
        Array(NibKeyCache.keys(of: object).properties.keys)
        + ObjectiveCMembers.keys(of: type(of: object))
        + StoredProperties.of(object).all.map(\.name)
        + UIKitKeyPaths.names(beside: key, of: object)
      return what + (NearestName.of(key, among: names).map { " Did you mean '\($0)'?" } ?? "")
    }
  }

  /// Calls a method by its selector. Fails as on iOS if the class does not implement it.
  static func perform(
    _ selector: String, of target: AnyObject, sender: Any?, event: UIEvent? = nil
  ) {
    let actions = NibKeyCache.keys(of: target).actions
    guard let perform = actions[selector] else {
      if ObjectiveCMessage.send(Selector(selector), to: target, [sender, event]) != nil { return }
      let nearest = NearestName.of(selector, among: actions.keys)
      stop(
        "-[\(type(of: target)) \(selector)]: unrecognized selector sent to instance "
          + "\(address(of: target))" + (nearest.map { ". Did you mean '\($0)'?" } ?? ""),
        exception: "NSInvalidArgumentException")
    }
    perform(target, sender, event)
  }

  /// Returns whether an object's class implements a method.
  static func responds(_ object: AnyObject, to selector: String) -> Bool {
    NibKeyCache.keys(of: object).actions[selector] != nil
      || ObjectiveCMembers.method(of: selector, in: type(of: object)) != nil
  }

  static func name(of object: AnyObject) -> String {
    "<\(UIKitModules.qualifiedName(of: type(of: object))) \(address(of: object))>"
  }

  private static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}
