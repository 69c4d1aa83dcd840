import Foundation

extension Data {
  /// The eight bytes at the beginning of PNG files.
  package static let pngSignature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// Creates four big-endian bytes.
  package init(word: UInt32) { self = Swift.withUnsafeBytes(of: word.bigEndian) { Data($0) } }

  /// Creates two big-endian bytes.
  package init(half: UInt16) { self = Swift.withUnsafeBytes(of: half.bigEndian) { Data($0) } }

  /// Returns the four-byte number at an offset from the slice's beginning.
  package func word(_ offset: Int) -> UInt32 {
    dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Returns the two-byte number at an offset from the slice's beginning.
  package func half(_ offset: Int) -> UInt16 {
    dropFirst(offset).prefix(2).reduce(0) { $0 << 8 | UInt16($1) }
  }
}
