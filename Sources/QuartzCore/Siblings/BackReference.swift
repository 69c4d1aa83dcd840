import CTypeRecords

/// A reference to the owner of its holder, such as a view's to its superview: nil as soon as the
/// owner's deallocation begins, on any thread.
///
/// The properties of a test are released on another thread than the main one, where their objects
/// are deallocated. Meanwhile the main thread may follow a reference from a surviving object, such
/// as a view about to be removed. If the owner cleared the reference itself, that would be too
/// late.
///
/// It is not `weak` for speed: after one weak reference, an object's references are counted in a
/// side table. Laying out a cell of 30 views by constraints spent a third of its time in such
/// tables. Instead, it keeps the object's memory until it is set again or deinitialized.
package struct BackReference<Object: AnyObject>: ~Copyable {
  @usableFromInline var memory: UnsafeMutableRawPointer?

  @inlinable @inline(__always)
  package init(_ object: Object? = nil) { memory = Self.retainedMemory(of: object) }

  @inlinable deinit {
    if let memory { swift_unownedRelease(memory) }
  }

  /// Whether there is an object, even a deallocated one.
  @inlinable package var isSet: Bool { memory != nil }

  /// Whether ``object`` is not nil. Retaining and releasing it instead takes four times as long.
  @inlinable package var isAlive: Bool {
    @inline(__always) get {
      guard let memory else { return false }
      return !swift_isDeallocating(memory)
    }
  }

  /// Returns whether both refer to the same object, even a deallocated one.
  @inlinable package func isSame(as other: borrowing BackReference) -> Bool {
    memory == other.memory
  }

  /// The object; nil if there is none, or it was deallocated.
  @inlinable package var object: Object? {
    @inline(__always) get {
      guard let memory, let retained = swift_tryRetain(memory) else { return nil }
      return Unmanaged<Object>.fromOpaque(retained).takeRetainedValue()
    }
    @inline(__always) set {
      let old = memory
      memory = Self.retainedMemory(of: newValue)
      if let old { swift_unownedRelease(old) }
    }
  }

  /// Retains an object's memory and returns it. `Optional.map` would require the metadata of the
  /// generic type.
  @inlinable @inline(__always)
  static func retainedMemory(of object: Object?) -> UnsafeMutableRawPointer? {
    guard let object else { return nil }
    return swift_unownedRetain(Unmanaged.passUnretained(object).toOpaque())
  }
}
