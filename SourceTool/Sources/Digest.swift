/// An FNV-1a hash of 64 bits over words of eight bytes. Equal contents have equal digests in every
/// process.
struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { raw in
      var index = 0
      while index + 8 <= raw.count {
        mix(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        index += 8
      }
      while index < raw.count {
        mix(UInt64(raw[index]))
        index += 1
      }
    }
    mix(UInt64(bytes.count))
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  private mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01b3
    value ^= value >> 29
  }

  var name: String { String(value, radix: 16) }
}
