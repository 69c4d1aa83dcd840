import SeededRandom
import UIKit

/// Writes the wall's comments: the same ones every time.
struct CatCommentWriter {
  private var generator: SeededGenerator

  /// No two cells that touch have one colour, up to five columns.
  private var colors = FreshChoices(distance: 5)

  /// No remark comes back within the next two dozen, which is about what a screen shows.
  private var remarks = FreshChoices(distance: 24)

  private var openings = FreshChoices(distance: 5)
  private var endings = FreshChoices(distance: 5)

  /// A comment shorter than this may be joined by another remark.
  private static let shortLength = 75
  /// What fits a cell, in characters.
  private static let mostLength = 125

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// The comments of a topic.
  mutating func write(about topic: CatTopic) -> [CatComment] {
    (0..<topic.commentCount).map { _ in
      let color = colors.next(among: Array(CatPalette.colors.indices), &generator)
      return CatComment(text: text(about: topic), color: CatPalette.colors[color])
    }
  }

  /// One remark or more, perhaps with an opening before and an emoji after them.
  private mutating func text(about topic: CatTopic) -> String {
    let first = remark(about: topic)
    guard first.canBeDressed else { return first.text }
    let isOpened = first.text.count < 60 && generator.below(6) == 0
    var text = isOpened ? opening() + first.text : first.text
    for _ in 0..<2 where text.count < Self.shortLength && generator.below(4) > 0 {
      let next = remark(about: topic)
      if next.canBeDressed, text.count + next.text.count < Self.mostLength {
        text += " " + next.text
      }
    }
    return generator.below(3) == 0 ? text + ending() : text
  }

  private mutating func remark(about topic: CatTopic) -> CatRemark {
    let pool = topic.remarks + CatRemark.everywhere
    // What every topic shares has numbers of its own, so that it stays away across sections, too.
    let numbers = pool.indices.map { $0 < topic.remarks.count ? $0 : topic.remarks.count - $0 - 1 }
    let number = remarks.next(among: numbers, &generator)
    return number < 0 ? CatRemark.everywhere[-number - 1] : pool[number]
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
