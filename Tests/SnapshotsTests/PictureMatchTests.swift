import ImageIO
import SnapshotsTestSupport
import Testing

@testable import Goldens
@testable import Snapshots

/// Tests pictures drawn here against others of the same screens with one difference.
@MainActor
@Suite struct PictureMatchTests {
  /// A list of cards with titles under a bar.
  struct Screen {
    var cards = [60.0, 130, 200, 270]
    var heights = [60.0, 60, 60, 60]
    var left = 16.0
    var color = UIColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)
    var colors: [Int: UIColor] = [:]
    var titles = ["Checking", "Savings", "Electric", "Internet"]
    var font = UIFont.systemFont(ofSize: 17)
    var title = CGPoint(x: 12, y: 20)
    var size = CGSize(width: 200, height: 360)
    var radius = 0.0
    var corner = CALayerCornerCurve.circular
    var extra: CGRect?
  }

  private func view(_ screen: Screen) -> UIView {
    let root = UIView(frame: CGRect(origin: .zero, size: screen.size))
    root.backgroundColor = .white
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: screen.size.width, height: 44))
    bar.backgroundColor = UIColor(white: 0.9, alpha: 1)
    root.addSubview(bar)
    for (index, y) in screen.cards.enumerated() {
      let card = UIView(
        frame: CGRect(x: screen.left, y: y, width: 160, height: screen.heights[index]))
      card.backgroundColor = screen.colors[index] ?? screen.color
      card.accessibilityIdentifier = "card \(index)"
      card.layer.cornerRadius = screen.radius
      card.layer.cornerCurve = screen.corner
      root.addSubview(card)
      let label = UILabel()
      label.text = screen.titles[index]
      label.font = screen.font
      label.textColor = .white
      label.sizeToFit()
      label.frame.origin = screen.title
      card.addSubview(label)
    }
    if let frame = screen.extra {
      let line = UIView(frame: frame)
      line.backgroundColor = .red
      root.addSubview(line)
    }
    return root
  }

  private func match(
    _ reference: Screen, _ drawn: Screen = Screen(), scale: CGFloat = 2,
    tolerance: MatchTolerance = MatchTolerance()
  ) throws -> PictureMatch {
    let pictures = try [reference, drawn].map { screen in
      try #require(view(screen).snapshotBitmap(scale: scale).map { CGImage(sharing: $0) })
    }
    let layout = LayoutCapture.layout(of: view(drawn), scale: scale)
    return PictureMatch(
      reference: pictures[0], drawn: pictures[1], layout: layout, tolerance: tolerance)
  }

  @Test(arguments: [1.0, 2, 3]) func aPictureMatchesItself(scale: CGFloat) throws {
    let found = try match(Screen(), scale: scale)
    #expect(found.isMatch && found.differing == 0 && found.texts == 4, "\(found.words)")
  }

  /// At three pixels per point the view covers its last pixels in part, and UIKit blends those at
  /// other edges. They do not count as ink of the text.
  @Test func pixelsThatTheViewCoversInPartAreNoInk() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 43.5, height: 20.5))
    (label.text, label.backgroundColor) = ("Hello.", .white)
    let drawn = try #require(label.snapshotBitmap(scale: 3))
    let reference = try #require(label.snapshotBitmap(scale: 3))
    for x in 0..<reference.width {
      reference.pixels.storeBytes(of: 0x8080_8080, toByteOffset: 4 * x, as: UInt32.self)
    }
    for y in 0..<reference.height {
      let end = y * reference.bytesPerRow + 4 * (reference.width - 1)
      reference.pixels.storeBytes(of: 0x8080_8080, toByteOffset: end, as: UInt32.self)
    }
    reference.markDirty()
    let found = PictureMatch(
      reference: CGImage(sharing: reference), drawn: CGImage(sharing: drawn),
      layout: LayoutCapture.layout(of: label, scale: 3))
    #expect(found.isMatch && found.texts == 1, "\(found.words)")
  }

  /// The glyphs are another font's, a little wider and higher.
  @Test func otherGlyphsMatch() throws {
    var reference = Screen()
    reference.font = .systemFont(ofSize: 17, weight: .medium)
    let found = try match(reference)
    #expect(found.isMatch, "\(found.words)")
    #expect(found.texts == 4)
  }

  @Test(arguments: [-4.0, -0.5, 0.5, 4, 17], [1.0, 2, 3])
  func whatIsShiftedIsNamedWithItsShift(shift: Double, scale: CGFloat) throws {
    guard (shift * Double(scale)).rounded() == shift * Double(scale) else { return }
    var reference = Screen()
    reference.cards[1] += shift
    let found = try match(reference, scale: scale)
    let there = LayoutChange.number(130 + shift)
    #expect(found.words == ["UIView “card 1” is at y 130, on iOS \(there)"])
    #expect(found.findings.first?.reference?.y == 130 + shift)
  }

  @Test func whatIsShiftedAsideIsNamed() throws {
    var reference = Screen()
    reference.left = 20
    let found = try match(reference)
    #expect(
      found.words
        == [
          "4 elements from UIView “card 0” to UIView “card 3” are 4 pt further left than on iOS"
        ],
      "\(found.words)")
  }

  @Test func whatIsHigherIsNamed() throws {
    var reference = Screen()
    reference.heights[3] = 66
    #expect(
      try match(reference).words == ["UIView “card 3” is 60 high, on iOS 66"])
  }

  @Test func onlyASizeIsReported() throws {
    var reference = Screen()
    reference.size.height = 361
    let found = try match(reference)
    #expect(found.isOfSize && !found.isMatch)
    #expect(found.words == ["the picture is 400 × 720 pixels, on iOS 400 × 722"])
  }

  @Test func aSizeOfAnotherScaleNamesTheSwitch() throws {
    let drawn = try solid(red, width: 4, height: 6)
    let reference = try solid(red, width: 6, height: 9)
    let layout = PictureLayout(width: 2, height: 3, scale: 2, elements: [])
    let found = PictureMatch(reference: reference, drawn: drawn, layout: layout)
    #expect(
      found.words == [
        "the picture is 4 × 6 pixels, on iOS 6 × 9, 3 pixels per point, as with"
          + " SNAPSHOT_TESTING_DEVICE=iPhone13"
      ])
  }

  @Test func aColorIsReported() throws {
    var reference = Screen()
    reference.colors[2] = .red
    #expect(try match(reference).words == ["UIView “card 2” is #3366E6, on iOS #FF0000"])
    reference.colors[2] = UIColor(red: 0.2, green: 0.4, blue: 0.906, alpha: 1)
    #expect(try match(reference).isMatch, "one level is within the tolerance")
  }

  @Test func aMovedTextIsReported() throws {
    var reference = Screen()
    reference.title.y = 28
    let words = try match(reference).words
    #expect(words.count == 4)
    #expect(
      words.first?.contains("text “Checking” of UILabel is at y") == true, "\(words)")
  }

  @Test func aTextOfAnotherWidthIsReported() throws {
    var reference = Screen()
    reference.titles[1] = "Savings and more"
    let words = try match(reference).words
    #expect(words.count == 1, "\(words)")
    #expect(words.first?.contains("text “Savings” of UILabel is") == true, "\(words)")
    #expect(words.first?.contains("wide, on iOS") == true, "\(words)")
  }

  @Test func aMissingTextIsReported() throws {
    var reference = Screen()
    reference.titles[1] = " "
    #expect(
      try match(reference).words == ["text “Savings” of UILabel does not exist on iOS"])
  }

  /// The line is as thin as a separator.
  @Test func aLineInOnePictureIsReported() throws {
    var reference = Screen()
    reference.extra = CGRect(x: 0, y: 350, width: 200, height: 0.5)
    #expect(
      try match(reference).words
        == ["UIView is #FFFFFF at (0, 350), 200 × 0.5 pt, on iOS #FF0000"])
  }

  /// A corner curve may cover its pixels differently; another radius is a difference.
  @Test func cornersMayCoverPixelsOtherwise() throws {
    var (drawn, reference) = (Screen(), Screen())
    (drawn.radius, reference.radius) = (10, 10.25)
    #expect(try match(reference, drawn).isMatch)
    reference.radius = 16
    #expect(try !match(reference, drawn).isMatch)
  }

  @Test func theToleranceIsStated() throws {
    var reference = Screen()
    reference.extra = CGRect(x: 10, y: 350, width: 5, height: 1)
    #expect(try !match(reference).isMatch)
    #expect(try match(reference, tolerance: MatchTolerance(pixels: 20)).isMatch)
    #expect(try !match(reference, tolerance: MatchTolerance(pixels: 19)).isMatch)
    reference = Screen()
    reference.title.y = 28
    #expect(try match(reference, tolerance: MatchTolerance(place: 8)).isMatch)
  }

  /// Without a layout every pixel counts.
  @Test func withoutALayoutNothingIsAText() throws {
    var reference = Screen()
    reference.titles[0] = "Other"
    let pictures = try [reference, Screen()].map { screen in
      try #require(view(screen).snapshotBitmap(scale: 1).map { CGImage(sharing: $0) })
    }
    let found = PictureMatch(reference: pictures[0], drawn: pictures[1], layout: nil)
    #expect(!found.isMatch && found.texts == 0)
  }
}
