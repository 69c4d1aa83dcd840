import Testing
import UIKit

/// Corners, borders and a shadow, as Core Animation drew them at 1x.
///
/// Antialiased edges may differ by the levels (of 255) that each test names; everything else is
/// equal.
@MainActor
@Suite(.enabled(if: Oracle.isPresent, Comment(rawValue: Oracle.absence)))
struct DrawingPictureTests {
  private func root(_ view: UIView) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.backgroundColor = .white
    root.addSubview(view)
    return root
  }

  private func box(radius: CGFloat, border: CGFloat) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.backgroundColor = UIColor(bytes: 0, 0, 255)
    box.layer.cornerRadius = radius
    box.layer.borderWidth = border
    box.layer.borderColor = UIColor(bytes: 255, 128, 0).cgColor
    return root(box)
  }

  private func difference(
    _ view: UIView, _ name: String, levels: Int, excluding excluded: [CGRect] = []
  ) throws -> PictureDifference {
    let drawn = try #require(picture(scale: 1) { view })
    let expected = try Oracle.picture("drawing/\(name)@1x.png")
    return PictureDifference(drawn, expected, excluding: excluded, levels: levels)
  }

  /// UIKit's coverage of a pixel is at most a twentieth off the exact area: twelve levels.
  @Test func aCornerIsAnArcOfACircle() throws {
    let difference = try difference(
      box(radius: 10, border: 0), "box-cornerStyle_rounded", levels: 12)
    #expect(difference.count == 0, "\(difference)")
  }

  /// One level: UIKit rounds the four corner pixels of a square border down.
  @Test func aBorderLiesInsideTheBounds() throws {
    let difference = try difference(box(radius: 0, border: 1), "box-borders_square", levels: 1)
    #expect(difference.count == 0, "\(difference)")
  }

  /// Two pixels of each corner are left to 33 levels: UIKit's own picture is not symmetric there.
  @Test func aBorderFollowsTheCorner() throws {
    let difference = try difference(box(radius: 10, border: 1), "box-borders_rounded", levels: 12)
    #expect(difference.count <= 8, "\(difference)")
    #expect(difference.largest <= 33, "\(difference)")
  }

  /// Outside the box one level; at its antialiased corners, over the shadow, twelve.
  @Test func aShadowsRadiusIsItsStandardDeviation() throws {
    let box = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    box.backgroundColor = UIColor(bytes: 0, 255, 0)
    box.layer.cornerRadius = 10
    box.layer.shadowColor = UIColor(bytes: 255, 0, 255).cgColor
    box.layer.shadowOpacity = 1
    box.layer.shadowOffset = .zero
    box.layer.shadowRadius = 8
    let outside = try difference(
      root(box), "box-shadow", levels: 1, excluding: [box.frame])
    #expect(outside.count == 0, "\(outside)")
    let everywhere = try difference(root(box), "box-shadow", levels: 12)
    #expect(everywhere.count == 0, "\(everywhere)")
  }
}
