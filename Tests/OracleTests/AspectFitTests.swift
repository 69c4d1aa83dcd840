import Testing
import UIKit

/// An 800×500 picture fitted into 100×100 at 1x: exactly 18.75 to 81.25 down, drawn on the pixels
/// nearest to that.
@MainActor
@Suite struct AspectFitTests {
  /// A black picture on white: where there is paint shows where the picture lies.
  private func draw() throws -> Picture {
    let bitmap = try #require(Bitmap(width: 800, height: 500))
    let context = bitmap.makeContext(scale: 1)
    context.setFillColor(UIColor.black.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 800, height: 500))
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

  /// UIKit leaves 6 % of the picture in the rows outside, which is 16 levels.
  @Test func liesOnTheNearestPixels() throws {
    let drawn = try draw()
    for y in 0..<100 {
      switch y {
      case 19...80: #expect(ink(drawn, y) == 255, "row \(y)")
      case 18, 81: #expect(ink(drawn, y) <= 16, "row \(y)")
      default: #expect(ink(drawn, y) == 0, "row \(y)")
      }
    }
  }

  @Test(.enabled(if: Oracle.isPresent, Comment(rawValue: Oracle.absence)))
  func coversTheRowsThatThePictureCovers() throws {
    let drawn = try draw()
    let expected = try Oracle.picture("drawing/image-aspectFit@1x.png")
    for y in 0..<100 {
      #expect((ink(drawn, y) > 16) == (ink(expected, y) > 16), "row \(y)")
    }
  }
}
