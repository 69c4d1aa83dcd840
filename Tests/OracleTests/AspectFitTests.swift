import Testing
import UIKit

/// Tests a picture fitted into 100×100 at 1x. A picture of 800×500 is at exactly 18.75 to 81.25.
@MainActor
@Suite struct AspectFitTests {
  /// Draws a black picture on white, so that the ink shows the frame of the picture.
  private func draw(_ width: Int, _ height: Int) throws -> Picture {
    let bitmap = try #require(Bitmap(width: width, height: height))
    let context = bitmap.makeContext(scale: 1)
    context.setFillColor(UIColor.black.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    let image = CGImage(sharing: bitmap)
    return try #require(
      picture(scale: 1) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .white
        view.contentMode = .scaleAspectFit
        view.layer.contents = image
        return view
      })
  }

  /// The darkest pixel of a row, from 0 for white to 255.
  private func ink(_ picture: Picture, _ y: Int) -> Int {
    255 - ((0..<picture.width).map { picture.channels($0, y)[1] }.min() ?? 255)
  }

  /// Pictures of these proportions have the same frame at any size. A quarter of the rows 18 and 81
  /// is covered, where UIKit draws 1/16 of the picture, 16 levels.
  @Test(arguments: [(800, 500), (1600, 1000), (400, 250)])
  func smallerPicturesCoverPartsOfPixels(width: Int, height: Int) throws {
    let drawn = try draw(width, height)
    for y in 0..<100 {
      switch y {
      case 19...80: #expect(ink(drawn, y) == 255, "row \(y)")
      case 18, 81: #expect(ink(drawn, y) == 16, "row \(y)")
      default: #expect(ink(drawn, y) == 0, "row \(y)")
      }
    }
  }

  @Test func largerPicturesAreOnTheNearestPixels() throws {
    let drawn = try draw(80, 50)
    for y in 0..<100 { #expect(ink(drawn, y) == ((19...80).contains(y) ? 255 : 0), "row \(y)") }
  }

  /// A picture with the view's proportions fills the view.
  @Test(arguments: [100, 500, 37, 1])
  func aPictureOfTheViewsProportionsFillsIt(side: Int) throws {
    let drawn = try draw(side, side)
    for y in 0..<100 {
      #expect((0..<100).allSatisfy { drawn.channels($0, y) == [0, 0, 0, 255] }, "row \(y)")
    }
  }

  /// In UIKit's picture, rows 19 to 80 and no others have more than 16 levels of ink. Source:
  /// Blueprint (Square, Apache-2.0), iOS 17.
  @Test func coversTheRowsThatThePictureCovers() throws {
    guard let picture = try Oracle.picture("drawing/image-aspectFit@1x.png") else { return }
    for y in 0..<100 { #expect((ink(picture, y) > 16) == (19...80).contains(y), "row \(y)") }
  }
}
