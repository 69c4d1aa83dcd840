/// The mark that the default of an optional requirement leaves: this object lacks this method.
///
/// Without Objective-C a class cannot be asked whether it has a method; calling it finds out. The
/// default in the protocol's extension marks itself and the method, and the caller compares the
/// mark with what it called. The mark is a true statement about an object whenever it is set, so
/// that nested calls, through a delegate that forwards or one that calls back into the collection
/// view, need no saving and restoring: they can only leave true statements about something else.
///
/// Cost: two stores and two comparisons around the call, 26 ns in all, where the bare call takes
/// 3 ns (release, one million calls). A layout that asks for every item learns with the first
/// call, then calls the requirement directly. The statements around a call are generated with each:
/// in another module, one generic function for all calls takes 72 ns where they take 16, and an
/// inlinable one 30.
///
/// Limits: a method that only a subclass adds to a class that adopted the protocol is not seen,
/// since Swift settles a class's methods where it adopts the protocol. `object.method!(…)` on a
/// missing method yields the documented default where iOS stops. `let size = object.method!(…)`
/// without a type is Optional. A method without parameters cannot be optional.
@MainActor
package enum MissingRequirement {
  private static var object: ObjectIdentifier?
  private static var requirement: OptionalRequirement?

  /// What the default of a method leaves.
  package static func mark(_ object: AnyObject, _ requirement: OptionalRequirement) {
    self.object = ObjectIdentifier(object)
    self.requirement = requirement
  }

  /// Forgets the mark that an earlier call left.
  package static func clear() {
    requirement = nil
  }

  /// Whether the call that has just ended met the default.
  package static func isMarked(_ object: AnyObject, _ requirement: OptionalRequirement) -> Bool {
    self.requirement == requirement && self.object == ObjectIdentifier(object)
  }
}
