import SeededRandom
import UIKit

typealias LetterSnapshot = NSDiffableDataSourceSnapshot<Character, Int>

extension LetterSnapshot {
  /// Returns some of five sections in any order, with some of sixteen items.
  static func random(using numbers: inout SeededGenerator) -> LetterSnapshot {
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

  /// Returns some of the items of a list.
  static func some(_ items: [Int], using numbers: inout SeededGenerator) -> [Int] {
    items.filter { _ in Int.random(in: 0..<4, using: &numbers) == 0 }
  }
}
