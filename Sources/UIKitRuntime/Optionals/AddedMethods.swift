/// The optional methods that a class adds to a superclass which adopted their protocol.
///
/// On iOS they are found by their names. Swift settles a class's methods where it adopts the
/// protocol, and calls the protocol's default for what is added later: the default looks here.
/// Classes that went through the source tool have such methods in their tables; of others no more
/// is known than that they have one, which is logged.
@MainActor
package enum AddedMethods {
  private struct Question: Hashable {
    let type: ObjectIdentifier
    let requirement: OptionalRequirement
  }

  private static var answers: [Question: ObjectiveCMembers.Method?] = [:]
  /// The class that was last found to lack each method: it is asked again and again.
  private static var lacking = [ObjectIdentifier?](repeating: nil, count: 256)

  /// The method that an object's class has added; nil where there is none. O(1) once asked.
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
    LostMethods.warn(of: requirement, in: type)
    return nil
  }

  /// Calls the method.
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
