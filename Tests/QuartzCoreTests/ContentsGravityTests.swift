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

  /// An 800×500 picture fitted into 100×100 covers rows 19 to 80.
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

  // MARK: Scaled contents in the cache

  /// Returns a picture whose neighbouring pixels all differ, half of it translucent.
  private func patterned(width: Int, height: Int) throws -> CGImage {
    let image = try #require(Bitmap(width: width, height: height))
    let context = image.makeContext(scale: 1)
    for y in 0..<height {
      for x in 0..<width {
        context.setFillColor(
          CGColor(
            red: CGFloat(x * 7 % 10) / 9, green: CGFloat(y * 3 % 10) / 9, blue: 0.5,
            alpha: x % 2 == 0 ? 1 : 0.4))
        context.fill(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return CGImage(sharing: image)
  }

  /// The slow twin is a layer without cached contents.
  @Test(arguments: [
    CGRect(x: 0, y: 0, width: 30, height: 44), CGRect(x: 7, y: 5, width: 41, height: 9),
    CGRect(x: -12, y: -20, width: 90, height: 77), CGRect(x: 3.4, y: 2.6, width: 20, height: 20),
  ])
  func scaledContentsThatWereKeptEqualThoseDrawnAgain(_ frame: CGRect) throws {
    let image = try patterned(width: 20, height: 20)
    func fresh() -> CALayer {
      let picture = layer(frame)
      picture.contents = image
      picture.contentsRect = CGRect(x: 0, y: 0, width: 0.75, height: 1)
      picture.opacity = 0.8
      let root = layer(CGRect(x: 0, y: 0, width: 60, height: 60))
      root.backgroundColor = .blue
      root.addSublayer(picture)
      return root
    }
    let kept = fresh()
    let first = try Picture(kept)
    for _ in 0..<2 { #expect(try Picture(kept).bytes == first.bytes) }
    #expect(try Picture(fresh()).bytes == first.bytes)
    // After a move, and after another size and the first size again, the cached pixels are the
    // drawn ones.
    let child = try #require(kept.sublayers?.first)
    child.bounds.size.width += 5
    _ = try Picture(kept)
    child.bounds.size.width -= 5
    #expect(try Picture(kept).bytes == first.bytes)
  }

  @Test func newContentsTakeThePlaceOfThoseThatWereKept() throws {
    let box = layer(CGRect(x: 0, y: 0, width: 50, height: 50))
    box.contents = try patterned(width: 20, height: 20)
    let old = try Picture(box)
    box.contents = try patterned(width: 21, height: 10)
    let new = try Picture(box)
    #expect(new.bytes != old.bytes)
    let anew = layer(CGRect(x: 0, y: 0, width: 50, height: 50))
    anew.contents = box.contents
    #expect(try Picture(anew).bytes == new.bytes)
  }
}
