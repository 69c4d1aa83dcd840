import Testing
import UIKit
import UIKitTestSupport

@Suite struct UIGraphicsTests {
  @Test func imageContextsNestAndEnd() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), true, 1)
    let outer = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    #expect(UIGraphicsGetCurrentContext() !== outer)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    inner?.draw(at: CGPoint(x: 1, y: 0))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.letters == ["kr"])
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func renderersHaveScaleAndOrigin() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 10, y: 10, width: 2, height: 1), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 10, width: 1, height: 1))
    }
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(image.scale == 2)
    #expect(image.letters == ["rr..", "rr.."])
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.cgImage == nil)
  }

  @Test func rectangleFillsReplaceAndFramesAreOneWide() {
    let image = UIImage.draw(CGSize(width: 4, height: 4)) {
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
      UIColor.clear.setFill()
      UIRectFill(CGRect(x: 1, y: 1, width: 2, height: 2))
    }
    #expect(image.letters == ["bbbb", "b..b", "b..b", "bbbb"])
    let frame = UIImage.draw(CGSize(width: 4, height: 4)) {
      UIColor.blue.setFill()
      UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(frame.letters == image.letters)
  }

  @Test func everyThreadHasItsOwnContext() async {
    let isOwn = await withCheckedContinuation { continuation in
      Thread {
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        let isHere = UIGraphicsGetCurrentContext() != nil
        Thread {
          continuation.resume(returning: isHere && UIGraphicsGetCurrentContext() == nil)
        }.start()
      }.start()
    }
    #expect(isOwn)
  }

  @Test func insetsMoveSidesInwards() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(UIEdgeInsetsInsetRect(rect, .zero) == rect)
  }
}
