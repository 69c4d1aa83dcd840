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
    let candidates = (1..<Self.wordCount(of: base)).filter {
      Self.word($0, of: plain) == Self.word($0, of: base)
        && Self.word($0, of: overriding) != Self.word($0, of: base)
    }
    guard candidates.count == 1 else { return nil }
    self.base = base
    index = candidates[0]
  }

  /// Whether a class, or one between it and the base, overrides the method. O(1).
  package func isOverridden(in type: AnyClass) -> Bool {
    Self.word(index, of: type) != Self.word(index, of: base)
  }

  private static func word(_ index: Int, of type: AnyClass) -> UInt {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)[index]
  }

  /// The words behind a class's address point, from the size fields of Swift's class metadata
  /// (`docs/ABI/TypeMetadata.rst`: class object size and address point at byte 32 and 36 without
  /// Objective-C).
  private static func wordCount(of type: AnyClass) -> Int {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
    let addressPoint = metadata.load(fromByteOffset: 36, as: UInt32.self)
    guard size > addressPoint, size < 65_536 else { return 1 }
    return Int(size - addressPoint) / MemoryLayout<UInt>.size
  }
}
