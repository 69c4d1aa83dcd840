/// The slot of a method in the method tables of a class and its subclasses. It shows whether a
/// subclass overrides the method.
///
/// iOS uses the Objective-C runtime. Here the slot is the only word in which the table of a class
/// that overrides only this method differs from that of a class without overrides.
@MainActor
package struct MethodSlot {
  private let base: AnyClass
  private let index: Int

  /// Finds the slot; nil if there is no such word.
  ///
  /// - Parameters:
  ///   - base: The class of the method.
  ///   - plain: A subclass without overrides.
  ///   - overriding: A subclass that overrides only the method.
  package init?(base: AnyClass, plain: AnyClass, overriding: AnyClass) {
    let candidates = MethodTable(base).slots(of: overriding, unlike: plain)
    guard candidates.count == 1 else { return nil }
    self.base = base
    index = candidates[0]
  }

  /// Returns whether a class, or one between it and the base, overrides the method. O(1).
  package func isOverridden(in type: AnyClass) -> Bool {
    !isSame(in: type, as: base)
  }

  /// Returns whether two classes have the same method. O(1).
  package func isSame(in type: AnyClass, as other: AnyClass) -> Bool {
    MethodTable(type)[index] == MethodTable(other)[index]
  }
}
