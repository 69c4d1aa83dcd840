import QuartzCore
import Testing

@MainActor @Suite struct ContentsGravityTests {
  private static let box = CGRect(x: 0, y: 0, width: 60, height: 60)

  @Test(arguments: [
    (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 60, height: 60)),
    (.resizeAspect, CGRect(x: 0, y: 15, width: 60, height: 30)),
    (.resizeAspectFill, CGRect(x: -30, y: 0, width: 120, height: 60)),
    (.center, CGRect(x: -20, y: 5, width: 100, height: 50)),
    (.top, CGRect(x: -20, y: 0, width: 100, height: 50)),
    (.bottom, CGRect(x: -20, y: 10, width: 100, height: 50)),
    (.left, CGRect(x: 0, y: 5, width: 100, height: 50)),
    (.right, CGRect(x: -40, y: 5, width: 100, height: 50)),
    (.topLeft, CGRect(x: 0, y: 0, width: 100, height: 50)),
    (.topRight, CGRect(x: -40, y: 0, width: 100, height: 50)),
    (.bottomLeft, CGRect(x: 0, y: 10, width: 100, height: 50)),
    (.bottomRight, CGRect(x: -40, y: 10, width: 100, height: 50)),
  ])
  func aPictureOf100By50In60By60(_ gravity: CALayerContentsGravity, _ rect: CGRect) {
    #expect(gravity.rect(for: CGSize(width: 100, height: 50), in: Self.box) == rect)
  }

  /// An 800×500 picture fitted into 100×100 covers the rows 19 to 80.
  @Test func anAspectFitIsSnappedToTheNearestPixels() throws {
    let image = try #require(Bitmap(width: 80, height: 50))
    let context = image.makeContext(scale: 1)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 80, height: 50))
    let fitted = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    fitted.contents = CGImage(sharing: image)
    fitted.contentsGravity = .resizeAspect
    #expect(try Picture(fitted).inkBox == CGRect(x: 0, y: 19, width: 100, height: 62))
  }

  @Test func aPartOfTheContentsFillsTheBounds() throws {
    let image = try #require(Bitmap(width: 2, height: 1))
    let context = image.makeContext(scale: 1)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setFillColor(.blue)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let cropped = layer(CGRect(x: 0, y: 0, width: 4, height: 4))
    cropped.contents = CGImage(sharing: image)
    cropped.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(try Picture(cropped)[1, 1] == [0, 0, 255, 255])
  }
}
