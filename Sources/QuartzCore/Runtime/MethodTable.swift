/// The machine words of a class's metadata after its address point, its methods among them.
///
/// Not isolated: it is also changed before `main`, when a statically linked program cannot check
/// actors yet. Otherwise it is for the main thread.
package struct MethodTable {
  private let type: AnyClass
  private let words: UnsafeMutablePointer<UInt>
  /// The number of words.
  package let count: Int

  /// Creates the table of a class, by the size fields of Swift's class metadata
  /// (`docs/ABI/TypeMetadata.rst`: class object size and address point at byte 32 and 36 without
  /// Objective-C).
  package init(_ type: AnyClass) {
    self.type = type
    let metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    words = metadata.assumingMemoryBound(to: UInt.self)
    let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
    let addressPoint = metadata.load(fromByteOffset: 36, as: UInt32.self)
    let isKnown = size > addressPoint && size < 65_536
    count = isKnown ? Int(size - addressPoint) / MemoryLayout<UInt>.size : 1
  }

  package subscript(index: Int) -> UInt { words[index] }

  /// Returns the indexes at which an overriding subclass differs, and a subclass without overrides
  /// does not.
  package func slots(of overriding: AnyClass, unlike plain: AnyClass) -> [Int] {
    let (overriding, plain) = (MethodTable(overriding), MethodTable(plain))
    return (1..<count).filter { plain[$0] == self[$0] && overriding[$0] != self[$0] }
  }

  /// Replaces the methods of the class, and of all those of some classes that inherit the same
  /// ones, by a subclass's overrides.
  package func replaceMethods(
    by overriding: AnyClass, unlike plain: AnyClass, in classes: [AnyClass]
  ) {
    let new = MethodTable(overriding)
    let tables = classes.filter { Self.inherits($0, type) }.map { MethodTable($0) }
    for slot in slots(of: overriding, unlike: plain) {
      let old = self[slot]
      for table in tables where table[slot] == old { table.set(slot, new[slot]) }
    }
  }

  private static func inherits(_ type: AnyClass, _ base: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let candidate = current {
      if candidate == base { return true }
      current = _getSuperclass(candidate)
    }
    return false
  }

  private func set(_ index: Int, _ word: UInt) { words[index] = word }
}
