import Foundation

/// A pseudorandom number generator with identical results on all machines: SplitMix64.
///
/// Since Swift's `random(in:using:)` may change between releases, images use the functions here
/// only; tests may use either. Source: Steele, Lea, Flood, "Fast splittable pseudorandom number
/// generators" (2014).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  /// The seed.
  package let seed: UInt64
  private var state: UInt64

  package init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// Returns the next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a number from 0 to `bound`, exclusively; 0, without advancing, if `bound` is at most
  /// 1.
  package mutating func below(_ bound: Int) -> Int {
    bound > 1 ? Int(next() % UInt64(bound)) : 0
  }

  /// Returns true with a probability of 1 in `times`.
  package mutating func oneIn(_ times: Int) -> Bool { below(times) == 0 }

  /// Returns a random element; nil if there are none.
  package mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }

  /// Returns a number from 0 to 1, exclusively.
  package mutating func fraction() -> CGFloat {
    CGFloat(next() >> 11) / CGFloat(1 << 53)
  }

  /// Returns a number in a range.
  package mutating func number(in range: ClosedRange<CGFloat>) -> CGFloat {
    range.lowerBound + (range.upperBound - range.lowerBound) * fraction()
  }
}
