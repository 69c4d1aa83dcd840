import Staging
import Testing
import UIKit

@testable import Scenes

@MainActor
@Suite struct SceneRendererTests {
  /// Returns a scroll view as large as the screen, with content `content` points high: 10 points of
  /// red above 10 of blue for each ten points.
  private func striped(content: CGFloat) -> Scene {
    Scene(name: "striped", summary: "stripes") { size in
      let controller = UIViewController()
      let scrollView = UIScrollView(frame: CGRect(origin: .zero, size: size))
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: size.width, height: content)
      for row in 0..<Int(content / 10) {
        let view = UIView(
          frame: CGRect(x: 0, y: CGFloat(row) * 10, width: size.width, height: 10))
        view.backgroundColor = row % 2 == 0 ? .red : .blue
        scrollView.addSubview(view)
      }
      controller.view.addSubview(scrollView)
      return controller
    }
  }

  private func renderer(_ content: CGFloat = 100, scale: CGFloat = 2) -> SceneRenderer {
    SceneRenderer(
      scene: striped(content: content), size: CGSize(width: 8, height: 20), scale: scale)
  }

  private func topWord(_ bitmap: Bitmap) -> UInt32 {
    bitmap.pixels.load(as: UInt32.self)
  }

  @Test func drawsAtTheOffsetRequested() throws {
    let (bitmap, offset) = try renderer().render(offset: CGPoint(x: 0, y: 10))
    #expect(offset == CGPoint(x: 0, y: 10))
    #expect((bitmap.width, bitmap.height) == (16, 40))
    #expect(topWord(bitmap) == 0xFF00_00FF)
  }

  @Test func anOffsetOutsideIsPulledBackUnlessKept() throws {
    let renderer = renderer()
    let table: [(asked: CGFloat, clamps: Bool, drawn: CGFloat)] = [
      (800, true, 80), (-5, true, 0), (80, true, 80), (85, false, 85), (-5, false, -5),
    ]
    for row in table {
      let (_, offset) = try renderer.render(
        offset: CGPoint(x: 0, y: row.asked), clamps: row.clamps)
      #expect(offset == CGPoint(x: 0, y: row.drawn))
    }
  }

  @Test func aSecondPictureOfOneScreenEqualsAFirst() throws {
    let used = renderer()
    _ = try used.render(offset: CGPoint(x: 0, y: 73))
    let again = try used.render(offset: CGPoint(x: 0, y: 20)).bitmap
    let fresh = try renderer().render(offset: CGPoint(x: 0, y: 20)).bitmap
    #expect(memcmp(again.pixels, fresh.pixels, fresh.bytesPerRow * fresh.height) == 0)
  }

  @Test func indicatorsAreShownOnlyWhereTheyAreRequested() throws {
    let renderer = renderer()
    let offset = CGPoint(x: 0, y: 30)
    let (without, _) = try renderer.render(offset: offset)
    let (with, _) = try renderer.render(offset: offset, showsIndicators: true)
    let (again, _) = try renderer.render(offset: offset)
    let count = without.bytesPerRow * without.height
    #expect(memcmp(without.pixels, with.pixels, count) != 0)
    #expect(memcmp(without.pixels, again.pixels, count) == 0)
  }

  @Test func aPictureOfOneColourIsAnError() {
    let far = CGPoint(x: 0, y: 5000)
    #expect(throws: failure(.noInk, of: "striped", at: "0,5000")) {
      try renderer().render(offset: far, clamps: false)
    }
  }

  /// Content that grows at every layout has no end.
  @Test func contentThatNeverEndsIsAnError() {
    final class Growing: UIScrollView {
      override func layoutSubviews() {
        super.layoutSubviews()
        contentSize.height += 100
      }
    }
    let scene = Scene(name: "growing", summary: "") { size in
      let controller = UIViewController()
      controller.view = Growing(frame: CGRect(origin: .zero, size: size))
      return controller
    }
    let far = CGPoint(x: 0, y: 1e6)
    #expect(throws: failure(.notSettled(passes: 10), of: "growing", at: "0,1000000")) {
      try SceneRenderer(scene: scene, size: CGSize(width: 40, height: 30), scale: 1)
        .render(offset: far)
    }
  }

  @Test func aBitmapHasInkWhenTwoPixelsDiffer() throws {
    for (width, height) in [(1, 1), (1, 3), (3, 1), (2, 2)] {
      for changed in -1..<(width * height) {
        let bitmap = try #require(Bitmap(width: width, height: height))
        if changed >= 0 {
          bitmap.pixels.storeBytes(
            of: 0xFF00_0000,
            toByteOffset: changed / width * bitmap.bytesPerRow + changed % width * 4,
            as: UInt32.self)
        }
        #expect(bitmap.hasInk == (changed >= 0))
      }
    }
  }

  /// The check for ink reads a deferred bitmap without drawing it.
  @Test func aBitmapThatIsDrawnLaterHasInkWhereTwoPixelsDiffer() throws {
    for changed in [-1, 0, 31, 32, 40, 99] {
      let bitmap = try #require(Bitmap(width: 5, height: 100))
      var pass = FlatPass(onto: bitmap)
      pass.fill(PixelRect(width: 5, height: 100), with: 0xFF20_3040)
      if changed >= 0 {
        pass.fill(
          PixelRect(minX: 4, minY: changed, maxX: 5, maxY: changed + 1), with: 0xFF20_3041)
      }
      pass.deferDrawing()
      #expect(bitmap.hasInk == (changed >= 0), "row \(changed)")
      #expect(bitmap.deferred != nil)
      bitmap.flush()
      #expect(bitmap.hasInk == (changed >= 0), "row \(changed), drawn")
    }
  }

  @Test func errorsAreSentences() {
    let table: [(SnapshotError, String, String)] = [
      (
        .unusableSize(CGSize(width: 3, height: 4), scale: 1), "0,0",
        "There is not enough memory to draw 'a' as 3 × 4 pixels."
      ),
      (
        .noInk, "0,800",
        "The picture of 'a' at offset 0,800 is empty: every pixel has the same colour."
      ),
      (
        .noCells(items: 7), "0.5,0",
        "The picture of 'a' at offset 0.5,0 shows no cells where 7 items are visible."
      ),
      (
        .layoutNeverEnds(["Feed", "Card"]), "0,0",
        "The layout of 'a' never ends: Feed, Card requested it again each time."
      ),
      (
        .neverRests, "0,0",
        "'a' does not settle: its animations follow each other without end."
      ),
      (
        .emptyItem([0, 1], CGSize(width: 0, height: 2.5)), "0,0",
        "No item of 'a' is visible: item [0,1] is 0 × 2.5 points."
      ),
    ]
    for (error, offset, sentence) in table {
      #expect(failure(error, of: "a", at: offset).description == sentence)
    }
  }

  private func failure(
    _ fact: SnapshotError, of scene: String, at offset: String
  ) -> Failure {
    Failure(fact, of: FailureSubject("'\(scene)'", location: "at offset \(offset)"))
  }
}
