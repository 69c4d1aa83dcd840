import Testing
import UIKit

@testable import Scenes

@MainActor
@Suite struct CatWallTests {
  private let wall = CatWall()

  @Test func hasSixHundredCommentsInFiveSections() {
    #expect(wall.sections.map(\.comments.count) == [20, 106, 127, 151, 196])
    #expect(wall.sections.reduce(0) { $0 + $1.comments.count } == 600)
  }

  @Test func isTheSameEveryTime() {
    let again = CatWall()
    for (section, other) in zip(wall.sections, again.sections) {
      #expect(section.comments.map(\.text) == other.comments.map(\.text))
      #expect(section.comments.map(\.color) == other.comments.map(\.color))
    }
    #expect(wall.selected == again.selected)
  }

  @Test func cellsThatTouchAreNotAlike() {
    for section in wall.sections {
      for (index, comment) in section.comments.enumerated() {
        for neighbour in section.comments[..<index].suffix(5) {
          #expect(comment.text != neighbour.text)
          #expect(comment.color != neighbour.color)
        }
      }
    }
  }

  @Test func aboutEverySeventhIsSelected() {
    #expect((75...95).contains(wall.selected.count))
    for (section, content) in wall.sections.enumerated() {
      let items = wall.selected.filter { $0.section == section }.map(\.item)
      #expect(!items.isEmpty && items.allSatisfy(content.comments.indices.contains))
    }
  }

  @Test func everyCommentFitsItsCell() {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineBreakMode = .byWordWrapping
    for text in Set(wall.sections.flatMap { $0.comments.map(\.text) }) {
      let rect = text.boundingRect(
        with: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude),
        options: .usesLineFragmentOrigin,
        attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .paragraphStyle: paragraph],
        context: nil)
      #expect(rect.height <= 200, "\(text)")
    }
  }

  /// The contrast follows WCAG 2.2, of white with a colour at the cells' alpha over white.
  @Test(arguments: CatPalette.colors.indices)
  func whiteTextIsLegible(_ index: Int) {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    CatPalette.colors[index].getRed(&red, green: &green, blue: &blue, alpha: nil)
    let shown = [red, green, blue].map { $0 * CatPalette.cellAlpha + 1 - CatPalette.cellAlpha }
    let linear = shown.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    let luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    #expect(1.05 / (luminance + 0.05) >= 3)
  }
}
