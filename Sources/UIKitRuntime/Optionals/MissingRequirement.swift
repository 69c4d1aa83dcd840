/// A mark that the default of an optional requirement sets: the object does not implement the
/// method.
///
/// Without Objective-C it cannot be queried whether a class implements a method, only called. The
/// default in the protocol's extension records the object and the method, and the caller compares
/// both with those of its call. A mark is true for its object whenever it is set. Nested calls, of
/// a delegate that forwards or that calls the collection view, therefore need not save and restore
/// it: they only set marks of other objects or methods.
///
/// Two stores and two comparisons around a call make it take 26 ns instead of 3 ns (release, one
/// million calls). A layout that calls a requirement for every item checks the mark at the first
/// call only. The code around a call is generated for each one: in another module, one generic
/// function for all calls takes 72 ns instead of 16, and an inlinable one 30.
///
/// Limits: a method that only a subclass of the adopting class implements is not called, since
/// Swift determines the methods where a class adopts the protocol. `object.method!(…)` on a missing
/// method returns the documented default, while iOS raises an exception. `let size =
/// object.method!(…)` without a type is optional. A method without parameters cannot be optional.
@MainActor
package enum MissingRequirement {
  private static var object: ObjectIdentifier?
  private static var requirement: OptionalRequirement?

  /// Sets the mark. Called by the default of a method.
  package static func mark(_ object: AnyObject, _ requirement: OptionalRequirement) {
    self.object = ObjectIdentifier(object)
    self.requirement = requirement
  }

  /// Removes the mark of an earlier call.
  package static func clear() {
    requirement = nil
  }

  /// Returns whether the last call reached the default.
  package static func isMarked(_ object: AnyObject, _ requirement: OptionalRequirement) -> Bool {
    self.requirement == requirement && self.object == ObjectIdentifier(object)
  }
}
