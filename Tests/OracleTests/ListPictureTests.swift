import Sessions
import Testing
import UIKit

/// Tests lists of system content against UIKit's pictures at 3x, pixel by pixel.
///
/// Letters, check marks, chevrons, and the corners of cards are not compared; the method of
/// recording rounds the corners in most pictures.
@MainActor
@Suite struct ListPictureTests {
  @Test(arguments: [("16", 59.0), ("18", 62)])
  func twoCardsAndAHeader(version: String, top: Double) throws {
    let source = ListScreen([.init("Section 1", ["Item 1"]), .init(nil, ["Item 2"])])
    let drawn = try draw { source.list(CGSize(width: 300, height: 500), top: top) }
    let pixels = Int(top * 3)
    let cards = [116, 354].map { CGRect(x: 48, y: pixels + $0, width: 804, height: 132) }
    try expectAgreement(
      drawn, "lists/list-small/list-300x500-iOS\(version).png",
      excluding: [CGRect(x: 90, y: 225, width: 400, height: 65)] + corners(cards)
        + cards.map { $0.insetBy(dx: 46, dy: 30) })
  }

  @Test func checkMarksUnderAHeader() throws {
    let source = ListScreen([.init("Code", ["Option 1", "Option 2"])]) { cell, _ in
      cell.accessories = [.checkmark()]
    }
    let drawn = try draw(.medium) { source.list(CGSize(width: 390, height: 844), top: 47) }
    let rows = rows(at: [253, 385])
    try expectAgreement(
      drawn, "lists/list-rows/checkmarks-header-iOS18.png",
      excluding: [CGRect(x: 100, y: 198, width: 400, height: 47)] + corners(rows)
        + rows.map { $0.insetBy(dx: 46, dy: 30) })
  }

  @Test(arguments: ["value", "menu"])
  func aValueAndAMenu(name: String) throws {
    let source = ListScreen([.init(nil, ["San Francisco"])]) { cell, _ in
      var content = UIListContentConfiguration.valueCell()
      content.text = "San Francisco"
      content.secondaryText = "20 °C, Sunny"
      cell.contentConfiguration = content
      if name == "menu" { cell.accessories = [.popUpMenu(UIMenu(children: []))] }
    }
    let drawn = try draw(.medium) { source.list(CGSize(width: 390, height: 844), top: 47) }
    if name == "menu" {
      // The arrows are within a pixel of UIKit's, which are at 1021 to 1045.
      let ink = (1000..<1080).filter { x in
        (270..<354).contains { drawn.channels(x, $0) != SIMD4(255, 255, 255, 255) }
      }
      #expect(ink == Array(1020...1046))
    }
    let rows = rows(at: [246])
    try expectAgreement(
      drawn, "lists/list-rows/\(name)-row-iOS18.png",
      excluding: corners(rows) + rows.map { $0.insetBy(dx: 46, dy: 30) })
  }

  /// In a window only the corners of cards are excluded: the space between rows is compared, too.
  /// Dark lines are translucent and differ by one level, because eight bits are rounded twice here.
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func twoSectionsOfFourRows(style: UIUserInterfaceStyle) throws {
    let rows = ["Abc", "aaaa", "bbbb", "ccccc"]
    let source = ListScreen([.init("Section 1", rows), .init("Section 2", rows)]) { cell, path in
      cell.accessories = path == IndexPath(item: 1, section: 0) ? [.checkmark()] : []
    }
    let drawn = try draw(.medium, style) {
      source.list(CGSize(width: 390, height: 844), top: 293 / 3)
    }
    let cards = [405, 1098].map { CGRect(x: 60, y: $0, width: 1050, height: 528) }
    let letters = cards.flatMap { card in
      (0..<4).map {
        CGRect(x: card.minX + 46, y: card.minY + 132 * CGFloat($0) + 30, width: 958, height: 72)
      } + [CGRect(x: 100, y: card.minY - 60, width: 400, height: 50)]
    }
    try expectAgreement(
      drawn, "lists/list-sections/two-sections-\(style == .dark ? "dark" : "light")-iOS18.png",
      excluding: [CGRect(x: 0, y: 0, width: 1170, height: 390)] + corners(cards) + letters,
      rounding: style == .dark ? 1 : 0)
  }

  /// The picture was drawn without colour, which requires a tolerance of five levels of blue.
  @Test func headersAndFooters() throws {
    let source = ListScreen([
      .init("Accounts", ["Checking", "Savings"], "Tap an account to view details"),
      .init("Bills", ["Electric", "Internet"], "Due this month"),
    ])
    let drawn = try draw { source.list(CGSize(width: 393, height: 852), top: 59) }
    let rows = [293, 425, 774, 906].map { CGRect(x: 60, y: $0, width: 1059, height: 132) }
    let texts = [216, 564, 697, 1045].map { CGRect(x: 110, y: $0, width: 570, height: 67) }
    try expectAgreement(
      drawn, "lists/list-headers-footers/headers-footers-iOS17.png",
      excluding: corners(rows) + texts + rows.map { $0.insetBy(dx: 46, dy: 26) }, levels: 5)
  }

  private func rows(at tops: [Int]) -> [CGRect] {
    tops.map { CGRect(x: 60, y: $0, width: 1050, height: 132) }
  }

  /// Returns the corners of rectangles, in pixels.
  private func corners(_ rects: [CGRect]) -> [CGRect] {
    rects.flatMap { rect in
      [
        (rect.minX, rect.minY), (rect.maxX - 45, rect.minY), (rect.minX, rect.maxY - 45),
        (rect.maxX - 45, rect.maxY - 45),
      ].map { CGRect(x: $0.0, y: $0.1, width: 45, height: 45) }
    }
  }
}

/// Draws a view at 3x, created while the screen has a text size and an appearance.
@MainActor
func draw(
  _ category: UIContentSizeCategory = .large, _ style: UIUserInterfaceStyle = .light,
  _ make: () -> UIView
) throws -> Picture {
  let traits = UITraitCollection(traitsFrom: [
    UITraitCollection(preferredContentSizeCategory: category),
    UITraitCollection(userInterfaceStyle: style),
  ])
  return try RenderSession.fresh(scale: 3, traits: traits).run {
    let view = make()
    view.layoutIfNeeded()
    return Picture(try #require(view.snapshotBitmap(scale: 3)), of: view, scale: 3)
  }
}
