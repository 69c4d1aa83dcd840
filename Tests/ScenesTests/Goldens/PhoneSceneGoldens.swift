import Testing
import UIKit

@testable import Scenes

/// Tests the scenes for a phone, and the photographs that load in the background:
/// `Golden/<scene>/<name>.png`.
@MainActor
@Suite struct PhoneSceneGoldens {
  nonisolated private static func phone(
    _ name: String, _ scene: Scene, y: CGFloat? = nil, scale: CGFloat = 1,
    showsIndicators: Bool = false
  ) -> SceneGoldens.Case {
    SceneGoldens.Case(
      name: name, scene: scene, width: 375, height: 667, scale: scale,
      offset: y.map { CGPoint(x: 0, y: $0) }, showsIndicators: showsIndicators)
  }

  nonisolated static let cases: [SceneGoldens.Case] = [
    // Three rows of digits are between "Section 0" and its footer; two letters are under "Section
    // 1".
    phone("start", .lettersAndDigits, scale: 2),
    // The letters from A to F are above the footer, at the end of the content.
    phone("end", .lettersAndDigits, y: 1e6),
    // There are four columns with gaps of 11.5, 12 and 11.5 points.
    phone("rest", .blueCells, scale: 2),
    // Rows are cut at the top and the bottom; the blues are deeper.
    phone("scrolled", .blueCells, y: 843, showsIndicators: true),
    // The reds are whole, with header and footer in their places; the ambers' footer is at the
    // bottom.
    phone("rest", .stickyHeaders, scale: 2),
    // The reds' header is at the top of the screen, 164 points from its place, over cut cards.
    phone("pinned", .stickyHeaders, y: 164),
    // The ambers' header has pushed half of the reds' header out; the greens' footer appears at the
    // bottom.
    phone("pushed", .stickyHeaders, y: 382),
    // The blues' last cards are under their header; the violets are whole, at the end of the
    // content.
    phone("end", .stickyHeaders, y: 1e6),
    // Photographs are cropped to their middles; one of the mirrored photographs could not be read.
    SceneGoldens.Case(
      name: "broken", scene: .photoStream, width: 320, height: 480,
      offset: CGPoint(x: 0, y: 555)),
    // The photographs are between the mirrored ones and the enlarged ones.
    SceneGoldens.Case(name: "scrolled", scene: .photoStream, offset: CGPoint(x: 0, y: 777)),
  ]

  @Test(arguments: cases)
  func picture(_ golden: SceneGoldens.Case) throws {
    try SceneGoldens().picture(golden)
  }
}
