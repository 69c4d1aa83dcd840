/// A replaced function that can still be called.
final class ReplacedFunction<Function>: @unchecked Sendable {
  /// The original function, set before the replacement is called.
  private(set) var original: Function?

  /// Replaces a function; returns false if it has no callers.
  func replace(_ symbol: String, _ replacement: Function) -> Bool {
    let function = ImportedFunction(symbol: symbol)
    guard let address = function.address else { return false }
    original = unsafeBitCast(address, to: Function.self)
    return function.replace(by: unsafeBitCast(replacement, to: UnsafeRawPointer.self))
  }
}

/// Two words in the registers in which Swift and C return a `String`, a `Locale` and similar types.
///
/// Source: apple/swift, docs/ABI/CallingConventionSummary.rst.
struct TwoWords {
  /// A C structure of two words, for the result of a C function.
  let words: ldiv_t

  init(_ words: ldiv_t) { self.words = words }

  /// Creates the words of a value, whose ownership is transferred.
  init<Value>(owned value: Value) {
    precondition(MemoryLayout<Value>.size == MemoryLayout<ldiv_t>.size)
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { pointer.deallocate() }
    pointer.initialize(to: value)
    words = UnsafeRawPointer(pointer).load(as: ldiv_t.self)
  }

  /// Returns the value of the words, taking ownership.
  func taken<Value>(as type: Value.Type) -> Value {
    precondition(MemoryLayout<Value>.size == MemoryLayout<ldiv_t>.size)
    let pointer = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<ldiv_t>.size, alignment: MemoryLayout<ldiv_t>.alignment)
    defer { pointer.deallocate() }
    pointer.storeBytes(of: words, as: ldiv_t.self)
    return pointer.assumingMemoryBound(to: Value.self).move()
  }
}

/// A single word, such as an array.
struct OneWord {
  let word: UInt

  /// Creates the word of a value, whose ownership is transferred.
  init<Value>(owned value: Value) {
    precondition(MemoryLayout<Value>.size == MemoryLayout<UInt>.size)
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { pointer.deallocate() }
    pointer.initialize(to: value)
    word = UnsafeRawPointer(pointer).load(as: UInt.self)
  }
}

/// Borrowed arguments.
enum Borrowed {
  /// Returns the value that the words contain.
  static func value<Words, Value>(_ words: Words, as type: Value.Type) -> Value {
    precondition(MemoryLayout<Words>.size == MemoryLayout<Value>.size)
    return withUnsafePointer(to: words) { pointer in
      pointer.withMemoryRebound(to: Value.self, capacity: 1) { $0.pointee }
    }
  }
}
