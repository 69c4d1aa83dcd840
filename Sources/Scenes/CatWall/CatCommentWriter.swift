import SeededRandom
import UIKit

/// Writes the wall's comments, which are equal in every run.
struct CatCommentWriter {
  private var generator: SeededGenerator

  /// Chooses colours so that adjacent cells differ, in up to five columns.
  private var colors = FreshChoices(distance: 5)

  /// Chooses remarks so that none repeats within two dozen, about a screenful.
  private var remarks = FreshChoices(distance: 24)

  private var openings = FreshChoices(distance: 5)
  private var endings = FreshChoices(distance: 5)

  /// The length below which a comment may get a second remark.
  private static let shortLength = 75
  /// The maximum length of a comment, in characters.
  private static let mostLength = 125

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Returns the comments about a topic.
  mutating func write(about topic: CatTopic) -> [CatComment] {
    let pool = Pool(topic)
    return (0..<topic.commentCount).map { _ in
      let color = colors.next(among: Array(CatPalette.colors.indices), &generator)
      return CatComment(text: text(from: pool), color: CatPalette.colors[color])
    }
  }

  /// Returns one or more remarks, sometimes with an opening before and an emoji after them.
  private mutating func text(from pool: Pool) -> String {
    let first = remark(from: pool)
    guard first.canBeDressed else { return first.text }
    let isOpened = first.text.count < 60 && generator.below(6) == 0
    var text = isOpened ? opening() + first.text : first.text
    for _ in 0..<2 where text.count < Self.shortLength && generator.below(4) > 0 {
      let next = remark(from: pool)
      if next.canBeDressed, text.count + next.text.count < Self.mostLength {
        text += " " + next.text
      }
    }
    return generator.below(3) == 0 ? text + ending() : text
  }

  /// The remarks about a topic, by number.
  private struct Pool {
    let remarks: [CatRemark]
    let numbers: [Int]

    init(_ topic: CatTopic) {
      let own = topic.remarks.count
      remarks = topic.remarks + CatRemark.everywhere
      // Remarks shared by all topics have their own numbers, so they do not repeat across sections
      // either.
      numbers = remarks.indices.map { $0 < own ? $0 : own - $0 - 1 }
    }
  }

  private mutating func remark(from pool: Pool) -> CatRemark {
    let number = remarks.next(among: pool.numbers, &generator)
    return number < 0 ? CatRemark.everywhere[-number - 1] : pool.remarks[number]
  }

  private mutating func opening() -> String {
    let words = CatRemark.openings
    return words[openings.next(among: Array(words.indices), &generator)]
  }

  private mutating func ending() -> String {
    let words = CatRemark.endings
    return words[endings.next(among: Array(words.indices), &generator)]
  }
}
