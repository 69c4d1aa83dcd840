import UIKit

/// The numbers of SplitMix64: the same for the same seed, everywhere.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

typealias LetterSnapshot = NSDiffableDataSourceSnapshot<Character, Int>

extension LetterSnapshot {
  /// Some of five sections in any order, and some of sixteen items scattered over them.
  static func random(using numbers: inout SeededNumbers) -> LetterSnapshot {
    var snapshot = LetterSnapshot()
    snapshot.appendSections(
      Array("abcde".shuffled(using: &numbers).prefix(Int.random(in: 0...5, using: &numbers))))
    guard snapshot.numberOfSections > 0 else { return snapshot }
    let keepsOrder = Bool.random(using: &numbers)
    let items = keepsOrder ? Array(0..<16) : (0..<16).shuffled(using: &numbers)
    for item in items where Int.random(in: 0..<3, using: &numbers) > 0 {
      let section = snapshot.sectionIdentifiers.randomElement(using: &numbers)
      snapshot.appendItems([item], toSection: section)
    }
    return snapshot
  }

  /// Some of the items of a list.
  static func some(_ items: [Int], using numbers: inout SeededNumbers) -> [Int] {
    items.filter { _ in Int.random(in: 0..<4, using: &numbers) == 0 }
  }
}
