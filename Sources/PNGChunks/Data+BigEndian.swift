import Foundation

extension Data {
  /// The eight bytes every PNG file begins with.
  package static let pngSignature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// Four bytes, the most significant one first.
  package init(word: UInt32) { self = Swift.withUnsafeBytes(of: word.bigEndian) { Data($0) } }

  /// Two bytes, the most significant one first.
  package init(half: UInt16) { self = Swift.withUnsafeBytes(of: half.bigEndian) { Data($0) } }

  /// The number in four bytes, counted from the slice's beginning.
  package func word(_ offset: Int) -> UInt32 {
    dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The number in two bytes, counted from the slice's beginning.
  package func half(_ offset: Int) -> UInt16 {
    dropFirst(offset).prefix(2).reduce(0) { $0 << 8 | UInt16($1) }
  }
}
