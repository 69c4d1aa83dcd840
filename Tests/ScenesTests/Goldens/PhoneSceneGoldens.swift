import Testing
import UIKit

@testable import Scenes

/// The scenes made for a phone, and the photographs that come by themselves:
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
    // Three rows of digits between "Section 0" and its footer; two letters under "Section 1".
    phone("start", .lettersAndDigits, scale: 2),
    // The letters from A to F; the footer is the last thing.
    phone("end", .lettersAndDigits, y: 1e6),
    // Four columns; the gaps are 11.5, 12 and 11.5 points.
    phone("rest", .blueCells, scale: 2),
    // Rows cut at the top and the bottom; deeper blues.
    phone("scrolled", .blueCells, y: 843, showsIndicators: true),
    // The reds whole, with header and footer in their places; the ambers' footer at the bottom.
    phone("rest", .stickyHeaders, scale: 2),
    // The reds' header at the top of the screen, 164 points from its place, over cut cards.
    phone("pinned", .stickyHeaders, y: 164),
    // The ambers' header has pushed the reds' half out; the greens' footer comes in at the bottom.
    phone("pushed", .stickyHeaders, y: 382),
    // The blues' last cards under their header; the violets whole, the content's end.
    phone("end", .stickyHeaders, y: 1e6),
    // Photographs cut to their middles; among the mirrored ones one that could not be read.
    SceneGoldens.Case(
      name: "broken", scene: .photoStream, width: 320, height: 480,
      offset: CGPoint(x: 0, y: 555)),
    // From the mirrored photographs to the nearer ones.
    SceneGoldens.Case(name: "scrolled", scene: .photoStream, offset: CGPoint(x: 0, y: 777)),
  ]

  @Test(arguments: cases)
  func picture(_ golden: SceneGoldens.Case) throws {
    try SceneGoldens().picture(golden)
  }
}
