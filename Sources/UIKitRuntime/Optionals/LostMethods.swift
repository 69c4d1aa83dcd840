import CTypeRecords

/// The optional methods that a class has added to one which adopted their protocol, and that nobody
/// can call: they are named once each. The program's own symbols tell, unless it was stripped.
@MainActor
enum LostMethods {
  private static var said = WarnedOnce()
  private static var names: [ObjectIdentifier: Set<String>] = [:]
  /// Of so many classes symbols are looked through, some 20 ms each.
  private static let most = 64

  /// Says so where a class, or one it inherits, has the method that was asked for in vain.
  static func warn(of requirement: OptionalRequirement, in type: AnyClass) {
    var current: AnyClass? = type
    while let type = current, let base = _getSuperclass(type), isOfApp(base) {
      if methods(of: type).contains(requirement.name) {
        let name = "\(type).\(requirement.name)"
        return said.warn(
          of: name, ending: "More methods that are not called are not named.",
          "\(name) is not called: a superclass has adopted the protocol without it. Write it in "
            + "\(base), too, and override it, or let the source tool find it (swift package ios).")
      }
      current = base
    }
  }

  /// Whether a class is neither UIKit's nor Foundation's.
  private static func isOfApp(_ type: AnyClass) -> Bool {
    type != NSObject.self && !UIKitModules.declare(type)
      && !_typeName(type).hasPrefix("Foundation.")
  }

  private static func methods(of type: AnyClass) -> Set<String> {
    let key = ObjectIdentifier(type)
    if let known = names[key] { return known }
    let found = names.count < most ? WrittenMethods.names(in: type) : []
    names[key] = found
    return found
  }
}
