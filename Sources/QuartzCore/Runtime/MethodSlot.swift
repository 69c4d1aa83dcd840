/// The place of one method in the method tables of a class and its subclasses: which subclasses
/// override it.
///
/// iOS asks the Objective-C runtime. Here the slot is found as the one word in which a class that
/// overrides the method differs from the base while a class that overrides nothing does not.
@MainActor
package struct MethodSlot {
  private let base: AnyClass
  private let index: Int

  /// Finds the slot; nil where no such word is found.
  ///
  /// - Parameters:
  ///   - base: the class whose method it is.
  ///   - plain: a subclass that overrides nothing.
  ///   - overriding: a subclass that overrides the method and nothing else.
  package init?(base: AnyClass, plain: AnyClass, overriding: AnyClass) {
    let candidates = MethodTable(base).slots(of: overriding, unlike: plain)
    guard candidates.count == 1 else { return nil }
    self.base = base
    index = candidates[0]
  }

  /// Whether a class, or one between it and the base, overrides the method. O(1).
  package func isOverridden(in type: AnyClass) -> Bool {
    !isSame(in: type, as: base)
  }

  /// Whether two of the classes have the same method. O(1).
  package func isSame(in type: AnyClass, as other: AnyClass) -> Bool {
    MethodTable(type)[index] == MethodTable(other)[index]
  }
}
