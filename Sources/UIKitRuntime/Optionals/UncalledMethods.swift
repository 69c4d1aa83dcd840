import CTypeRecords

/// Logs optional methods that are never called, as a subclass adds them to a class that adopts the
/// protocol. Each is logged once. They are found by the program's symbols, unless it was stripped.
@MainActor
enum UncalledMethods {
  private static var warnings = LoggedWarnings()
  private static var names: [ObjectIdentifier: Set<String>] = [:]
  /// The maximum number of classes whose symbols are searched, about 20 ms each.
  private static let most = 64

  /// Logs a warning if a class or one of its superclasses has the method that was not found.
  static func warn(of requirement: OptionalRequirement, in type: AnyClass) {
    var current: AnyClass? = type
    while let type = current, let base = _getSuperclass(type), isOfApp(base) {
      if methods(of: type).contains(requirement.name) {
        let name = "\(type).\(requirement.name)"
        return warnings.warn(
          of: name, ending: "More warnings about methods that are not called are not printed.",
          "\(name) is not called: a superclass has adopted the protocol without it. Write it in "
            + "\(base), too, and override it, or let the source tool find it (swift package ios).")
      }
      current = base
    }
  }

  /// Returns whether a class belongs to the app: neither to UIKit nor to Foundation.
  private static func isOfApp(_ type: AnyClass) -> Bool {
    type != NSObject.self && !UIKitModules.declare(type)
      && !_typeName(type).hasPrefix("Foundation.")
  }

  private static func methods(of type: AnyClass) -> Set<String> {
    let key = ObjectIdentifier(type)
    if let known = names[key] { return known }
    let found = names.count < most ? ImplementedMethods.names(in: type) : []
    names[key] = found
    return found
  }
}
