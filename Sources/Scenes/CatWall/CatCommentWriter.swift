import UIKit

/// Writes the wall's comments: the same ones every time.
struct CatCommentWriter {
  private var generator: SeededGenerator

  /// No two cells that touch have one colour, up to five columns.
  private var colors = FreshChoices(among: CatPalette.colors.count, distance: 5)

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// The comments of a topic. No remark comes back within the next two dozen, which is about what a
  /// screen shows.
  mutating func write(about topic: CatTopic) -> [CatComment] {
    let remarks = topic.remarks + CatRemark.everywhere
    var choices = FreshChoices(among: remarks.count, distance: 24)
    return (0..<topic.commentCount).map { _ in
      let first = remarks[choices.next(&generator)]
      var text = dress(first)
      if first.canBeDressed, text.count < Self.shortLength, generator.index(below: 3) > 0 {
        let second = remarks[choices.next(&generator)]
        if second.canBeDressed, text.count + second.text.count < Self.mostLength {
          text += " " + second.text
        }
      }
      return CatComment(text: text, color: CatPalette.colors[colors.next(&generator)])
    }
  }

  /// A comment shorter than this may be joined by a second remark.
  private static let shortLength = 70
  /// What fits a cell, in characters.
  private static let mostLength = 115

  /// Long remarks get no opening, so that every comment fits its cell.
  private mutating func dress(_ remark: CatRemark) -> String {
    guard remark.canBeDressed else { return remark.text }
    let dice = generator.index(below: 6)
    let opening = CatRemark.openings[generator.index(below: CatRemark.openings.count)]
    let ending = CatRemark.endings[generator.index(below: CatRemark.endings.count)]
    switch dice {
    case 0 where remark.text.count < 60: return opening + remark.text
    case 1, 2: return remark.text + ending
    default: return remark.text
    }
  }
}
