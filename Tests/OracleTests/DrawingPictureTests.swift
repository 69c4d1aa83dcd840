import Testing
import UIKit

/// Tests corners, borders and a shadow against Core Animation's drawings at 1x.
///
/// Antialiased edges may differ by the levels (of 255) that each test names; all else is equal.
@MainActor
@Suite struct DrawingPictureTests {
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

  private func draw(_ view: UIView) throws -> Picture {
    try #require(picture(scale: 1) { view })
  }

  /// The difference between the drawn picture and UIKit's; nil if UIKit's is missing.
  private func difference(
    _ drawn: Picture, _ name: String, levels: Int, excluding excluded: [CGRect] = []
  ) throws -> PictureDifference? {
    let path = "drawing/\(name)@1x.png"
    return try Oracle.picture(path).map {
      expectMatch(drawn, $0, path)
      return PictureDifference(drawn, $0, excluding: excluded, levels: levels)
    }
  }

  /// Returns a channel of the top left rows and columns; 0 is blue, 2 red.
  private func block(_ picture: Picture, _ side: Int, channel: Int) -> [Int] {
    (0..<side * side).map { picture.channels($0 % side, $0 / side)[channel] }
  }

  /// Compares numbers of the drawn picture with the recorded ones, with a tolerance in levels, and
  /// numbers of UIKit's picture with them, exactly.
  private func expectAgreement(
    _ drawn: Picture, _ name: String, _ recorded: [Int], levels: Int,
    sourceLocation: SourceLocation = #_sourceLocation, _ read: (Picture) -> [Int]
  ) throws {
    let found = read(drawn)
    #expect(
      largestDifference(found, recorded) <= levels, "\(found)", sourceLocation: sourceLocation)
    guard let picture = try Oracle.picture("drawing/\(name)@1x.png") else { return }
    #expect(
      read(picture) == recorded, "the recorded numbers agree with UIKit's picture",
      sourceLocation: sourceLocation)
  }

  /// Each pixel is UIKit's.
  @Test func aCornerIsAnArcOfACircle() throws {
    let (drawn, name) = (try draw(box(radius: 10, border: 0)), "box-cornerStyle_rounded")
    try expectAgreement(drawn, name, RecordedDrawing.roundedRed, levels: 0) {
      block($0, 10, channel: 2)
    }
    guard let difference = try difference(drawn, name, levels: 0) else { return }
    #expect(difference.count == 0, "\(difference)")
  }

  /// The difference is one level: UIKit rounds the four corner pixels of a square border down.
  @Test func aBorderIsInsideTheBounds() throws {
    let drawn = try draw(box(radius: 0, border: 1))
    for y in 0..<100 {
      for x in 0..<100 {
        let isBorder = x == 0 || y == 0 || x == 99 || y == 99
        let expected: SIMD4<Int> = isBorder ? [0, 128, 255, 255] : [255, 0, 0, 255]
        #expect(drawn.channels(x, y) == expected, "(\(x), \(y))")
      }
    }
    guard let difference = try difference(drawn, "box-borders_square", levels: 1) else { return }
    #expect(difference.count == 0, "\(difference)")
  }

  /// Two pixels of each corner may differ by 33 levels: UIKit's own picture is not symmetric there.
  @Test func aBorderFollowsTheCorner() throws {
    let (drawn, name) = (try draw(box(radius: 10, border: 1)), "box-borders_rounded")
    let channels = [(2, RecordedDrawing.borderedRed), (0, RecordedDrawing.borderedBlue)]
    for (channel, recorded) in channels {
      try expectAgreement(drawn, name, recorded, levels: 33) { block($0, 12, channel: channel) }
      let found = block(drawn, 12, channel: channel)
      #expect(zip(found, recorded).count { abs($0 - $1) > 12 } <= 2)
    }
    guard let difference = try difference(drawn, name, levels: 12) else { return }
    #expect(difference.count <= 8, "\(difference)")
    #expect(difference.largest <= 33, "\(difference)")
  }

  /// Pixels outside the box may differ by one level, those at its antialiased corners, over the
  /// shadow, by twelve.
  @Test func aShadowsRadiusIsItsStandardDeviation() throws {
    let box = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    box.backgroundColor = UIColor(bytes: 0, 255, 0)
    box.layer.cornerRadius = 10
    box.layer.shadowColor = UIColor(bytes: 255, 0, 255).cgColor
    box.layer.shadowOpacity = 1
    box.layer.shadowOffset = .zero
    box.layer.shadowRadius = 8
    let (drawn, name) = (try draw(root(box)), "box-shadow")
    try expectAgreement(drawn, name, RecordedDrawing.shadowRow, levels: 1) { picture in
      (0..<20).map { picture.channels($0, 50)[1] }
    }
    try expectAgreement(drawn, name, RecordedDrawing.shadowDiagonal, levels: 1) { picture in
      (0..<22).map { picture.channels($0, $0)[1] }
    }
    let outside = try difference(drawn, name, levels: 1, excluding: [box.frame])
    #expect(outside?.count ?? 0 == 0, "\(outside.map { "\($0)" } ?? "")")
    let everywhere = try difference(drawn, name, levels: 1)
    #expect(everywhere?.count ?? 0 == 0, "\(everywhere.map { "\($0)" } ?? "")")
  }
}
