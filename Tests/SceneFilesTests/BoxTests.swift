import Testing
import UIKit

@testable import SceneFiles

/// Tests the frames of boxes, as numbers.
@MainActor
@Suite struct BoxTests {
  /// Returns the box that a style describes, for an item without fields.
  private func box(_ yaml: String) throws -> ResolvedBox {
    let (document, mistakes) = SceneDecoder().decode(Data("styles: {a: \(yaml)}".utf8))
    try #require(mistakes == [])
    let style = try #require(StyleSheet(document.styles).styles["a"])
    return try #require(
      BoxResolver(appearance: .light, textSize: .large, images: [:]).resolve(style.normal, [:]))
  }

  private func frames(_ yaml: String) throws -> [CGRect] {
    let view = BoxView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.show(try box(yaml), direction: .forceLeftToRight)
    view.layoutIfNeeded()
    return view.contentViews.map { $0.convert($0.bounds, to: view) }
  }

  private func size(_ yaml: String, _ width: CGFloat? = nil) throws -> CGSize {
    BoxMeasure().size(of: try box(yaml), inWidth: width, direction: .forceLeftToRight)
  }

  private static let two = "children: [{width: 20, height: 10}, {width: 30, height: 20}]"

  @Test func columns() throws {
    #expect(
      try frames("{\(Self.two), spacing: 5}") == [
        CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 0, y: 15, width: 30, height: 20),
      ])
    #expect(
      try frames("{\(Self.two), align: center, justify: end, padding: [2, 0]}") == [
        CGRect(x: 40, y: 28, width: 20, height: 10), CGRect(x: 35, y: 38, width: 30, height: 20),
      ])
    #expect(
      try frames("{\(Self.two), align: end, justify: spaceBetween}") == [
        CGRect(x: 80, y: 0, width: 20, height: 10), CGRect(x: 70, y: 40, width: 30, height: 20),
      ])
  }

  @Test func rows() throws {
    #expect(
      try frames("{axis: horizontal, \(Self.two), spacing: 5, justify: center, align: center}") == [
        CGRect(x: 22.5, y: 25, width: 20, height: 10),
        CGRect(x: 47.5, y: 20, width: 30, height: 20),
      ])
    #expect(
      try frames("{axis: horizontal, children: [{grow: 1}, {width: 40}, {grow: 3}]}") == [
        CGRect(x: 0, y: 0, width: 15, height: 60), CGRect(x: 15, y: 0, width: 40, height: 60),
        CGRect(x: 55, y: 0, width: 45, height: 60),
      ])
  }

  @Test func depth() throws {
    #expect(
      try frames("{axis: depth, \(Self.two), padding: 10}")
        == Array(repeating: CGRect(x: 10, y: 10, width: 80, height: 40), count: 2))
    #expect(
      try frames("{axis: depth, \(Self.two), align: end, justify: end}") == [
        CGRect(x: 80, y: 50, width: 20, height: 10), CGRect(x: 70, y: 40, width: 30, height: 20),
      ])
  }

  @Test func sizes() throws {
    #expect(
      try size("{\(Self.two), spacing: 5, padding: [1, 2, 3, 4]}") == CGSize(width: 36, height: 39))
    #expect(
      try size("{axis: horizontal, \(Self.two), spacing: 5}") == CGSize(width: 55, height: 20))
    #expect(try size("{axis: depth, \(Self.two)}") == CGSize(width: 30, height: 20))
    #expect(try size("{width: 7, \(Self.two)}") == CGSize(width: 7, height: 30))
    #expect(try size("{aspectRatio: 2}", 50) == CGSize(width: 50, height: 25))
    #expect(try size("{align: start, children: [{maxWidth: 40, aspectRatio: 2}]}", 50).height == 20)
  }

  @Test func constraintsOfTheFile() throws {
    let boxes = "children: [{name: a, height: 10}, {name: b, height: 20}]"
    #expect(
      try frames(
        "{padding: [2, 4], \(boxes), constraints: ["
          + "\"H:|[a(30)]-5-[b]|\", \"V:|[a]\", b.bottom == superview.bottom - 1]}")
        == [
          CGRect(x: 4, y: 2, width: 30, height: 10), CGRect(x: 39, y: 37, width: 57, height: 20),
        ])
    #expect(
      try frames(
        "{\(boxes), constraints: [a.width == b.width * 3 @500, a.leading == superview.leading, "
          + "b.leading == a.trailing, b.trailing == superview.trailing, "
          + "a.centerY == superview.centerY, b.centerY >= a.centerY + 5]}")
        == [
          CGRect(x: 0, y: 25, width: 75, height: 10), CGRect(x: 75, y: 25, width: 25, height: 20),
        ])
    #expect(
      try size(
        "{padding: 3, \(boxes), constraints: [\"H:|[a(30)][b(8)]|\", \"V:|[a][b]|\"]}")
        == CGSize(width: 44, height: 36))
  }

  /// Ambiguous and conflicting constraints are reported in sentences.
  @Test func issuesOfConstraints() throws {
    func issues(_ yaml: String) throws -> [String] {
      let view = BoxView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      view.show(try box(yaml), direction: .forceLeftToRight)
      view.layoutIfNeeded()
      return view.contentViews.flatMap(\.layoutIssues)
    }
    let child = "children: [{name: a, width: 20, height: 10}]"
    #expect(try issues("{\(child), constraints: [\"H:|[a]\", \"V:|[a]\"]}") == [])
    #expect(
      try issues("{\(child), constraints: [\"H:|[a]\"]}").map { $0.prefix(30) }
        == ["vertical position is ambiguous"])
    let wide = "children: [{name: a}], constraints: [\"H:|[a(120)]|\", \"V:|[a(9)]\"]"
    #expect(try issues("{\(wide)}").contains { $0.contains("does not hold") })
  }

  @Test func limits() throws {
    #expect(try size("{\(Self.two), minWidth: 90, minHeight: 50}") == CGSize(width: 90, height: 50))
    #expect(try size("{\(Self.two), maxHeight: 12}").height == 12)
    #expect(
      try frames("{axis: horizontal, children: [{grow: 1, minWidth: 70}, {grow: 1}]}").map(\.width)
        == [70, 30])
  }

  /// An item in a reused view of its style has the layout of a new view.
  @Test func viewsAreReused() throws {
    let style = """
      {axis: horizontal, align: center, spacing: 6, padding: 4, children: [
        {text: "{a}", grow: 1, numberOfLines: 0}, {text: "{b|}", padding: 3}, {width: 9, height: \
      9}]}
      """
    let (document, _) = SceneDecoder().decode(Data("styles: {a: \(style)}".utf8))
    let model = try #require(StyleSheet(document.styles).styles["a"]).normal
    let resolver = BoxResolver(appearance: .light, textSize: .large, images: [:])
    let items = [
      ["a": "One", "b": "2"], ["a": "One two three four"], ["a": "x", "b": "long words"],
    ]
    func frames(_ view: BoxView, _ fields: [String: String]) -> [CGRect] {
      view.show(resolver.resolve(model, fields), direction: .forceLeftToRight)
      view.layoutIfNeeded()
      return view.contentViews.map { $0.convert($0.bounds, to: view) }
    }
    func fresh() -> BoxView { BoxView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)) }
    let used = fresh()
    for fields in items + items.reversed() {
      #expect(frames(used, fields) == frames(fresh(), fields))
    }
  }

  /// In a row that is too narrow the last child shrinks first; a column extends past its end.
  @Test func whatDoesNotFit() throws {
    let texts = "children: [{width: 60, height: 40}, {width: 60, height: 40}]"
    #expect(
      try frames("{axis: horizontal, \(texts)}") == [
        CGRect(x: 0, y: 0, width: 60, height: 40), CGRect(x: 60, y: 0, width: 40, height: 40),
      ])
    #expect(try frames("{\(texts)}").map(\.minY) == [0, 40])
    #expect(try frames("{\(texts), justify: end}").map(\.minY) == [-20, 20])
  }

  /// Words wrap at the available width, and the maximum width applies.
  @Test func textsWrap() throws {
    let words = "text: one two three four five six, numberOfLines: 0"
    let line = try size("{\(words)}")
    let narrow = try size("{\(words)}", 80)
    #expect(narrow.width <= 80 && line.width > 80 && narrow.height >= 2 * line.height)
    let limited = try size("{\(words), maxWidth: 80}")
    #expect(limited.width <= 80 && limited.height == narrow.height)
  }

  @Test func whatComesOutEmptyTakesNoRoom() throws {
    let boxes = try box(
      "{spacing: 10, children: [{text: \"{a|}\"}, {children: [{text: \"{b|}\"}]}, {height: 3}]}")
    #expect(boxes.contents.count == 1)
    let size = BoxMeasure().size(of: boxes, inWidth: nil, direction: .forceLeftToRight)
    #expect(size.height == 3)
  }

  /// Right to left is the mirror image of left to right.
  @Test func rightToLeftIsTheMirrorImage() throws {
    func rows(_ direction: String) throws -> [Data] {
      try SceneFile(
        """
        screen: {size: [211, 120], scale: 1, direction: \(direction)}
        layout: {itemSize: [61, 40], sectionInset: [5, 9, 5, 20], minimumInteritemSpacing: 3}
        styles:
          a:
            axis: horizontal
            padding: [2, 4, 2, 9]
            corners: leading
            cornerRadius: 10
            backgroundColor: systemTeal
            children: [{width: 9, backgroundColor: black}, {grow: 1}, {width: 5, backgroundColor: \
        red}]
        sections: [{items: [1, 2, 3, 4, 5]}]
        """
      ).pixels()[0]
    }
    let (left, right) = (try rows("leftToRight"), try rows("rightToLeft"))
    // Insets and padding do not swap sides: they are left and right, as in UIKit.
    #expect(left != right)
    let mirrored = try SceneFile(
      """
      screen: {size: [211, 120], scale: 1, direction: rightToLeft}
      layout: {itemSize: [61, 40], minimumInteritemSpacing: 3}
      styles: {a: {axis: horizontal, children: [{width: 9, height: 40, backgroundColor: black}, \
      {grow: 1}]}}
      sections: [{items: [1, 2, 3, 4]}]
      """
    ).pixels()[0]
    let plain = try SceneFile(
      """
      screen: {size: [211, 120], scale: 1}
      layout: {itemSize: [61, 40], minimumInteritemSpacing: 3}
      styles: {a: {axis: horizontal, children: [{width: 9, height: 40, backgroundColor: black}, \
      {grow: 1}]}}
      sections: [{items: [1, 2, 3, 4]}]
      """
    ).pixels()[0]
    #expect(mirrored == plain.map(Self.mirrored))
  }

  private static func mirrored(_ row: Data) -> Data {
    let pixels = stride(from: 0, to: row.count, by: 4).map { row[$0..<$0 + 4] }
    return Data(pixels.reversed().joined())
  }
}
