/// A function that others call another one for, kept to be called itself.
final class ReplacedFunction<Function>: @unchecked Sendable {
  /// Written once, before anybody calls the other one.
  private(set) var original: Function?

  /// Has everybody call another function; false where nobody calls this one.
  func replace(_ symbol: String, _ replacement: Function) -> Bool {
    let function = ImportedFunction(symbol: symbol)
    guard let address = function.address else { return false }
    original = unsafeBitCast(address, to: Function.self)
    return function.replace(by: unsafeBitCast(replacement, to: UnsafeRawPointer.self))
  }
}

/// Two words in the registers in which Swift and C alike return a `String`, a `Locale` or the like.
///
/// Source: apple/swift, docs/ABI/CallingConventionSummary.rst.
struct TwoWords {
  /// A C structure of two words, so that a C function may return it.
  let words: ldiv_t

  init(_ words: ldiv_t) { self.words = words }

  /// The words of a value, which who gets them owns.
  init<Value>(owned value: Value) {
    precondition(MemoryLayout<Value>.size == MemoryLayout<ldiv_t>.size)
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { place.deallocate() }
    place.initialize(to: value)
    words = UnsafeRawPointer(place).load(as: ldiv_t.self)
  }

  /// The value that the words are, which is owned.
  func taken<Value>(as type: Value.Type) -> Value {
    precondition(MemoryLayout<Value>.size == MemoryLayout<ldiv_t>.size)
    let place = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<ldiv_t>.size, alignment: MemoryLayout<ldiv_t>.alignment)
    defer { place.deallocate() }
    place.storeBytes(of: words, as: ldiv_t.self)
    return place.assumingMemoryBound(to: Value.self).move()
  }
}

/// One word, as an array is.
struct OneWord {
  let word: UInt

  /// The word of a value, which who gets it owns.
  init<Value>(owned value: Value) {
    precondition(MemoryLayout<Value>.size == MemoryLayout<UInt>.size)
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { place.deallocate() }
    place.initialize(to: value)
    word = UnsafeRawPointer(place).load(as: UInt.self)
  }
}

/// Arguments that their owner keeps.
enum Borrowed {
  /// A copy of the value that some words are.
  static func value<Words, Value>(_ words: Words, as type: Value.Type) -> Value {
    precondition(MemoryLayout<Words>.size == MemoryLayout<Value>.size)
    return withUnsafePointer(to: words) { place in
      place.withMemoryRebound(to: Value.self, capacity: 1) { $0.pointee }
    }
  }
}
