import CoreGraphics
import Testing

@testable import QuartzCore

/// Tests that layers draw before the display items are made, never meanwhile.
@MainActor @Suite struct DisplayPassTests {
  /// A layer that counts its drawings, and may invalidate itself during one.
  private final class Pen: CALayer {
    nonisolated(unsafe) static var drawings = 0
    var isRestless = false

    override func draw(in ctx: CGContext) {
      Self.drawings += 1
      ctx.setFillColor(.red)
      ctx.fill(bounds)
      if isRestless { setNeedsDisplay() }
    }
  }

  private let root = layer(CGRect(x: 0, y: 0, width: 20, height: 20))

  private func pen(_ frame: CGRect) -> Pen {
    let pen = Pen()
    pen.frame = frame
    pen.setNeedsDisplay()
    root.addSublayer(pen)
    return pen
  }

  private func items() -> [PaintItem] {
    DisplayPass.items(of: root, width: 20, height: 20, scale: 1)
  }

  @Test func describingCallsNoDraw() {
    let pens = (0..<4).map { pen(CGRect(x: 5 * $0, y: 0, width: 5, height: 5)) }
    // The layers are painted in all ways: in a group, in a clipped box, with a shadow, through a
    // mask.
    (pens[0].opacity, pens[0].borderWidth) = (0.5, 1)
    (pens[1].masksToBounds, pens[1].cornerRadius) = (true, 2)
    pens[2].shadowOpacity = 1
    let mask = Pen()
    (mask.frame, pens[3].mask) = (pens[3].bounds, mask)
    mask.setNeedsDisplay()

    let pass = DisplayPass(scale: 1)
    _ = PaintList(
      of: root, within: PixelRect(width: 20, height: 20), display: pass)
    #expect((pens + [mask]).map(\.displayCount) == [0, 0, 0, 0, 0])
    #expect(!pass.isComplete)
    pass.draw()
    #expect((pens + [mask]).map(\.displayCount) == [1, 1, 1, 1, 1])
    _ = PaintList(
      of: root, within: PixelRect(width: 20, height: 20), display: pass)
    #expect(pass.isComplete)
  }

  @Test func whatIsOutOfThePictureIsNotDrawn() {
    let inside = pen(CGRect(x: 0, y: 0, width: 5, height: 5))
    let outside = pen(CGRect(x: 30, y: 0, width: 5, height: 5))
    let hidden = pen(CGRect(x: 0, y: 0, width: 5, height: 5))
    hidden.isHidden = true
    #expect(items().count == 1)
    #expect([inside, outside, hidden].map(\.displayCount) == [1, 0, 0])
    outside.frame.origin.x = 10
    #expect(items().count == 2)
    #expect([inside, outside, hidden].map(\.displayCount) == [1, 1, 0])
  }

  @Test func marksLeadToLayersUntilTheyAreDisplayed() {
    let (cell, outside) = (CALayer(), CALayer())
    for layer in [cell, outside] { layer.bounds = CGRect(x: 0, y: 0, width: 5, height: 5) }
    outside.position = CGPoint(x: 50, y: 0)
    let pens = [pen(cell.bounds), pen(cell.bounds)]
    cell.addSublayer(pens[0])
    outside.addSublayer(pens[1])
    root.addSublayer(cell)
    root.addSublayer(outside)
    _ = items()
    #expect([root, cell, outside].map(\.descendantsNeedDisplay) == [true, false, true])
    outside.position = .zero
    _ = items()
    #expect([root, cell, outside].map(\.descendantsNeedDisplay) == [false, false, false])
    pens[0].setNeedsDisplay()
    #expect([root, cell, outside].map(\.descendantsNeedDisplay) == [true, true, false])
    _ = items()
    #expect(pens.map(\.displayCount) == [2, 1])
  }

  /// A layer that must draw without a call of `setNeedsDisplay()`, as in an animation, is found
  /// when the display items are made.
  @Test func whatNoMarkLeadsToIsDisplayedToo() {
    let adopting = pen(CGRect(x: 0, y: 0, width: 5, height: 5))
    adopting.adoptsRenderingScale = true
    _ = items()
    let twice = DisplayPass.items(of: root, width: 40, height: 40, scale: 2)
    #expect(twice.count == 1 && adopting.displayCount == 2 && adopting.contentsScale == 2)
  }

  @Test func aLayerThatMarksItselfIsDrawnOnceAPicture() {
    let restless = pen(CGRect(x: 0, y: 0, width: 5, height: 5))
    restless.isRestless = true
    #expect(items().count == 1)
    #expect(items().count == 1)
    #expect(restless.displayCount == 2)
  }

  /// Display items that are discarded do not end the transition.
  @Test func aTransitionIsInThePictureThatIsDescribedAgain() throws {
    let faded = pen(CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = items()
    let transition = CATransition()
    transition.duration = 1
    faded.add(transition, forKey: "transition")
    faded.setNeedsDisplay()
    let item = try #require(items().first)
    guard case .custom = item.paint else {
      Issue.record("the picture shows the old or the new content only")
      return
    }
  }

  @Test func aStripIsDrawnWhenItBecomesVisible() {
    let tall = Pen()
    tall.frame = CGRect(x: 0, y: 0, width: 20, height: 100_000)
    tall.setNeedsDisplay()
    root.addSublayer(tall)
    let before = Pen.drawings
    let pass = DisplayPass(scale: 1)
    _ = PaintList(
      of: root, within: PixelRect(width: 20, height: 20), display: pass)
    #expect(Pen.drawings == before)
    #expect(items().count == 1)
    #expect(Pen.drawings == before + 1)
    tall.frame.origin.y = -50_000
    #expect(items().count == 1)
    #expect(Pen.drawings == before + 2)
  }
}
