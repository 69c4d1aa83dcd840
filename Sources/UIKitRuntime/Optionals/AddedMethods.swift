/// The optional methods that a class adds to a superclass which adopted their protocol.
///
/// On iOS they are found by their names. Swift determines the methods that implement a protocol
/// where a class adopts it, and calls the protocol's default for methods that subclasses add; the
/// default looks them up here. Classes processed by the source tool have them in their tables. For
/// other classes a warning is logged if the program's symbols contain such a method.
@MainActor
package enum AddedMethods {
  private struct Question: Hashable {
    let type: ObjectIdentifier
    let requirement: OptionalRequirement
  }

  private static var answers: [Question: ObjectiveCMembers.Method?] = [:]
  /// For each method the last class found without it, as lookups are often repeated.
  private static var lacking = [ObjectIdentifier?](repeating: nil, count: 512)

  /// Returns the method that an object's class adds, or nil if there is none. O(1) after the first
  /// lookup.
  package static func method(
    _ requirement: OptionalRequirement, of object: AnyObject
  ) -> ObjectiveCMembers.Method? {
    let type: AnyClass = type(of: object)
    let (id, place) = (ObjectIdentifier(type), Int(requirement.rawValue))
    if lacking[place] == id { return nil }
    let question = Question(type: id, requirement: requirement)
    let method = answers[question] ?? find(requirement, in: type)
    answers[question] = .some(method)
    if method == nil { lacking[place] = id }
    return method
  }

  private static func find(
    _ requirement: OptionalRequirement, in type: AnyClass
  ) -> ObjectiveCMembers.Method? {
    if let method = ObjectiveCMembers.method(of: requirement.name, in: type) { return method }
    UncalledMethods.warn(of: requirement, in: type)
    return nil
  }

  /// Calls the method and returns its result.
  package static func result<Result>(
    of method: ObjectiveCMembers.Method, _ requirement: OptionalRequirement, _ object: AnyObject,
    _ values: [Any?]
  ) -> Result {
    let result = method(object, MethodArguments(values: values, method: requirement.name))
    guard let result = result as? Result else {
      stop("\(type(of: object)).\(requirement.name) does not return a \(Result.self)")
    }
    return result
  }
}
