import CTypeRecords

/// A reference to what owns whoever has it, such as a view's to its superview: nil from the moment
/// that the object begins to end, on whatever thread it does.
///
/// A test's own properties are let go on another thread than the main one, where what they refer to
/// ends. Meanwhile the main thread may follow a reference from what lives on, such as a view that
/// is about to be taken away. One that the object takes out itself would be followed too late.
///
/// It is not `weak` for speed: what was referred to weakly once is counted in a table beside it
/// from then on. All that lay a cell of 30 views out by constraints did spent a third of its time
/// in such tables. In place of a table it keeps the object's memory, until it is set again or ends.
package struct BackReference<Object: AnyObject>: ~Copyable {
  @usableFromInline var memory: UnsafeMutableRawPointer?

  @inlinable package init(_ object: Object? = nil) {
    memory = object.map { swift_unownedRetain(Unmanaged.passUnretained($0).toOpaque()) }
  }

  @inlinable deinit {
    if let memory { swift_unownedRelease(memory) }
  }

  /// Whether there is an object, or was one that has ended.
  @inlinable package var isSet: Bool { memory != nil }

  /// Whether both are to the same object, which may have ended.
  @inlinable package func isSame(as other: borrowing BackReference) -> Bool {
    memory == other.memory
  }

  /// The object; nil where there is none, or no longer.
  @inlinable package var object: Object? {
    get {
      guard let memory, let alive = swift_tryRetain(memory) else { return nil }
      return Unmanaged<Object>.fromOpaque(alive).takeRetainedValue()
    }
    set {
      let old = memory
      memory = newValue.map { swift_unownedRetain(Unmanaged.passUnretained($0).toOpaque()) }
      if let old { swift_unownedRelease(old) }
    }
  }
}
