import Testing

@testable import Goldens
@testable import Snapshots

@Suite struct LawViolationTests {
  @Test func violationsNameTheOffsetAndTheCell() {
    let cell = LawViolation.Disagreement(
      count: 41, location: CGPoint(x: 12, y: 300.5), element: "cell [0,3] (BadgeCell)")
    let ground = LawViolation.Disagreement(count: 1, location: .zero, element: nil)
    let table: [(LawViolation, String)] = [
      (
        .overlap(.zero, CGPoint(x: 0, y: 57), cell, common: 900),
        "Pictures at the offsets (0, 0) and (0, 57) disagree about cell [0,3] (BadgeCell) on "
          + "content that both show: 41 of 900 pixels differ, the first at (12, 300.5) of the "
          + "content."
      ),
      (
        .reuse(at: CGPoint(x: 0, y: 9), cell),
        "At the offset (0, 9), cell [0,3] (BadgeCell) differs from a new screen at that offset:"
          + " 41 pixels differ, the first at (12, 300.5) of the content. It kept state of"
          + " earlier content."
      ),
      (
        .update(at: .zero, ground),
        "After the update, at the offset (0, 0), the background differs from a screen that has"
          + " reloaded the data: 1 pixel differs, the first at (0, 0) of the content."
      ),
      (
        .noCollectionView("UIView"),
        "The law was not tested: UIView neither is nor contains a collection view."
      ),
      (.notTaken(.noPixels), "The law was not tested. The image has no pixels."),
    ]
    for (violation, sentence) in table { #expect(violation.description == sentence) }
  }
}
