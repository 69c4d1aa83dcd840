import Testing
import UIKit

/// A picture fitted into 100×100 at 1x: one of 800×500 exactly from 18.75 to 81.25 down, drawn on
/// the pixels nearest to that.
@MainActor
@Suite struct AspectFitTests {
  /// A black picture on white: where there is paint shows where the picture lies.
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

  /// Whatever its size, a picture of these proportions lies alike. UIKit leaves 6 % of the picture
  /// in the rows outside, which is 16 levels.
  @Test(arguments: [(800, 500), (1600, 1000), (400, 250), (80, 50)])
  func liesOnTheNearestPixels(width: Int, height: Int) throws {
    let drawn = try draw(width, height)
    for y in 0..<100 {
      switch y {
      case 19...80: #expect(ink(drawn, y) == 255, "row \(y)")
      case 18, 81: #expect(ink(drawn, y) <= 16, "row \(y)")
      default: #expect(ink(drawn, y) == 0, "row \(y)")
      }
    }
  }

  /// Nothing is left over where the picture has the view's own proportions.
  @Test(arguments: [100, 500, 37, 1])
  func aPictureOfTheViewsProportionsFillsIt(side: Int) throws {
    let drawn = try draw(side, side)
    for y in 0..<100 {
      #expect((0..<100).allSatisfy { drawn.channels($0, y) == [0, 0, 0, 255] }, "row \(y)")
    }
  }

  /// Rows 19 to 80 and no others have more than 16 levels of ink in UIKit's picture. Source:
  /// Blueprint (Square, Apache-2.0), iOS 17.
  @Test func coversTheRowsThatThePictureCovers() throws {
    guard let picture = try Oracle.picture("drawing/image-aspectFit@1x.png") else { return }
    for y in 0..<100 { #expect((ink(picture, y) > 16) == (19...80).contains(y), "row \(y)") }
  }
}
