import Foundation

/// Numbers that look random and are the same on every machine, forever: those of SplitMix64.
///
/// Swift's own `random(in:using:)` may change how it uses a generator between releases, so what
/// reaches a picture is chosen by the functions here; tests may use either. Source: Steele, Lea,
/// Flood, "Fast splittable pseudorandom number generators" (2014).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  /// What the numbers follow from.
  package let seed: UInt64
  private var state: UInt64

  package init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 up to, not including, `bound`; 0, and no number used up, where there is
  /// nothing to choose from.
  package mutating func below(_ bound: Int) -> Int {
    bound > 1 ? Int(next() % UInt64(bound)) : 0
  }

  /// True once in so many times.
  package mutating func oneIn(_ times: Int) -> Bool { below(times) == 0 }

  /// One of the elements; nil if there are none.
  package mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }

  /// A number from 0 up to, not including, 1.
  package mutating func fraction() -> CGFloat {
    CGFloat(next() >> 11) / CGFloat(1 << 53)
  }

  /// A number of a range.
  package mutating func number(in range: ClosedRange<CGFloat>) -> CGFloat {
    range.lowerBound + (range.upperBound - range.lowerBound) * fraction()
  }
}
