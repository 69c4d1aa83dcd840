import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite struct UIImageViewTests {
  /// The image is 100×50 points, the view 60×60.
  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 60, height: 60)),
    (.redraw, CGRect(x: 0, y: 0, width: 60, height: 60)),
    (.scaleAspectFit, CGRect(x: 0, y: 15, width: 60, height: 30)),
    (.scaleAspectFill, CGRect(x: -30, y: 0, width: 120, height: 60)),
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
  func contentModesPlaceTheImage(mode: UIView.ContentMode, expected: CGRect) {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    view.contentMode = mode
    let rect = view.layer.contentsGravity.rect(
      for: CGSize(width: 100, height: 50), in: view.bounds)
    #expect(rect == expected)
    // The frames are in pixels, on a background that differs from the image.
    let ground = UIView(frame: CGRect(x: -40, y: -5, width: 150, height: 75))
    ground.bounds = CGRect(x: -40, y: -5, width: 150, height: 75)
    ground.backgroundColor = .white
    view.image = UIImage.draw(CGSize(width: 100, height: 50)) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 100, height: 50))
    }
    ground.addSubview(view)
    guard let bitmap = ground.snapshotBitmap(scale: 1) else { return }
    let drawn = UIImage(cgImage: CGImage(sharing: bitmap))
    for y in stride(from: 2, to: 75, by: 5) {
      for x in stride(from: 2, to: 150, by: 5) {
        let point = CGPoint(x: CGFloat(x) - 39.5, y: CGFloat(y) - 4.5)
        #expect((drawn.rgba(x, y) == [255, 0, 0, 255]) == expected.contains(point))
      }
    }
  }

  /// The exact rectangle, rows 18.75 to 81.25, is rounded to the nearest pixels, as in UIKit's own
  /// picture of this view.
  @Test func aspectFitSnapsToTheNearestPixels() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentMode = .scaleAspectFit
    view.image = UIImage.draw(CGSize(width: 800, height: 500)) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 800, height: 500))
    }
    let gravity = view.layer.contentsGravity
    let size = CGSize(width: 800, height: 500)
    #expect(
      gravity.rect(for: size, in: view.bounds) == CGRect(x: 0, y: 18.75, width: 100, height: 62.5))
    let bitmap = try #require(view.snapshotBitmap(scale: 1))
    let drawn = UIImage(cgImage: CGImage(sharing: bitmap))
    #expect(drawn.rgba(50, 19) == [255, 0, 0, 255])
    #expect(drawn.rgba(50, 80) == [255, 0, 0, 255])
    #expect(drawn.rgba(50, 17) == [0, 0, 0, 0])
    #expect(drawn.rgba(50, 82) == [0, 0, 0, 0])
    #expect(drawn.rgba(50, 18)[3] < 30)
    #expect(drawn.rgba(50, 81)[3] < 30)
  }

  @Test func sizesComeFromTheImage() {
    let view = UIImageView(image: .of(["rg", "bw"], scale: 2))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(view.intrinsicContentSize == CGSize(width: 1, height: 1))
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(view.layer.contents == nil)
  }

  private func letters(_ view: UIView) -> [String] {
    view.snapshotBitmap(scale: 1).map { UIImage(cgImage: CGImage(sharing: $0)).letters } ?? []
  }

  @Test func highlightingShowsTheOtherImage() {
    let view = UIImageView(image: .of(["r"]), highlightedImage: .of(["b"]))
    #expect(letters(view) == ["r"])
    view.isHighlighted = true
    #expect(letters(view) == ["b"])
    view.highlightedImage = nil
    #expect(letters(view) == ["r"])
  }

  @Test func templatesFollowTheTintOfTheSuperview() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    let view = UIImageView(image: UIImage.of(["r."]).withRenderingMode(.alwaysTemplate))
    parent.addSubview(view)
    parent.tintColor = .green
    #expect(letters(parent) == ["g."])
    view.tintColor = .blue
    #expect(letters(parent) == ["b."])
  }

  @Test func resizableImagesKeepTheirCaps() {
    let image = UIImage.of(["rgb"]).resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 6, height: 2))
    view.image = image
    #expect(letters(view) == ["rggggb", "rggggb"])
    view.frame.size = CGSize(width: 4, height: 1)
    #expect(letters(view) == ["rggb"])
  }

  @Test func turnedImagesShowUpright() throws {
    let pixels = try #require(UIImage.of(["rg", "bw"]).cgImage)
    let view = UIImageView(image: UIImage(cgImage: pixels, scale: 1, orientation: .right))
    #expect(letters(view) == ["br", "wg"])
  }

  /// The animation has two images of a second each and runs twice.
  @Test func imagesAreShownOneAfterAnother() {
    func image(_ color: UIColor) -> UIImage {
      UIImage.draw(CGSize(width: 10, height: 10)) {
        color.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = UIImageView(frame: window.bounds)
    view.image = image(.black)
    window.addSubview(view)
    view.animationImages = [image(.red), image(.blue)]
    view.animationDuration = 2
    view.animationRepeatCount = 2
    func color() -> [UInt8]? {
      window.snapshotBitmap(scale: 1).map {
        Array(UIImage(cgImage: CGImage(sharing: $0)).rgba(5, 5).prefix(3))
      }
    }
    let (black, red, blue): ([UInt8], [UInt8], [UInt8]) = ([0, 0, 0], [255, 0, 0], [0, 0, 255])
    #expect(color() == black)
    view.startAnimating()
    #expect(view.isAnimating && color() == red)
    MediaClock.current.advance(by: 1.5)
    #expect(color() == blue)
    MediaClock.current.advance(by: 1)
    #expect(color() == red)
    MediaClock.current.advance(by: 2)
    #expect(!view.isAnimating && color() == black)
    view.startAnimating()
    view.animationImages = nil
    #expect(!view.isAnimating && color() == black)
  }
}
