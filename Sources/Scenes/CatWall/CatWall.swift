import SeededRandom
import UIKit

/// The contents of the wall.
struct CatWall {
  /// The comments, section by section.
  let sections: [(title: String, comments: [CatComment])]

  /// The initially selected comments: about every seventh.
  let selected: [IndexPath]

  /// The wall, written once per process; writing it took an eighth of the time of checking its
  /// goldens.
  @MainActor static let written = CatWall()

  init() {
    var writer = CatCommentWriter(seed: 2013)
    sections = CatTopic.all.map { ($0.title, writer.write(about: $0)) }
    selected = Self.choose(from: sections.map(\.comments.count))
  }

  private static func choose(from counts: [Int]) -> [IndexPath] {
    var generator = SeededGenerator(seed: 7)
    var chosen: [IndexPath] = []
    for (section, count) in counts.enumerated() {
      var item = 2 + generator.below(3)
      while item < count {
        chosen.append(IndexPath(item: item, section: section))
        item += 6 + generator.below(3)
      }
    }
    return chosen
  }
}
