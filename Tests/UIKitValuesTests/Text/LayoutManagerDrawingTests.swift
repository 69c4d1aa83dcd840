import Testing
import UIKit
import UIKitTestSupport

/// Tests what a layout manager draws, in parts that subclasses override.
@MainActor @Suite struct LayoutManagerDrawingTests {
  /// Lists its calls, and draws as its superclass does.
  private final class Listing: NSLayoutManager {
    var calls: [String] = []
    var drawsUnderlines = true

    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      calls.append("background \(glyphsToShow) at \(origin)")
      super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
    }

    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      calls.append("glyphs \(glyphsToShow) at \(origin)")
      super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
    }

    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int,
      forCharacterRange charRange: NSRange, color: UIColor
    ) {
      let rects = UnsafeBufferPointer(start: rectArray, count: rectCount)
      calls.append("fill \(charRange) \(Array(rects)) \(color == .red)")
      super.fillBackgroundRectArray(
        rectArray, count: rectCount, forCharacterRange: charRange, color: color)
    }

    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
      baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
      calls.append("underline \(glyphRange) \(underlineVal.rawValue) of \(lineGlyphRange)")
      guard drawsUnderlines else { return }
      super.drawUnderline(
        forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset,
        lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange,
        containerOrigin: containerOrigin)
    }

    override func drawStrikethrough(
      forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
      baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
      calls.append("strikethrough \(glyphRange) \(strikethroughVal.rawValue)")
      super.drawStrikethrough(
        forGlyphRange: glyphRange, strikethroughType: strikethroughVal,
        baselineOffset: baselineOffset, lineFragmentRect: lineRect,
        lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
  }

  private struct Laid {
    let storage: NSTextStorage
    let manager: Listing
    let container: NSTextContainer

    @MainActor
    init(
      _ text: String, width: CGFloat = 0, padding: CGFloat = 0,
      _ attributes: [NSAttributedString.Key: Any] = [:]
    ) {
      var attributes = attributes
      attributes[.font] = attributes[.font] ?? UIFont.systemFont(ofSize: 17)
      storage = NSTextStorage(string: text, attributes: attributes)
      manager = Listing()
      container = NSTextContainer(size: CGSize(width: width, height: 0))
      container.lineFragmentPadding = padding
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
    }

    func add(_ key: NSAttributedString.Key, _ value: Any, _ start: Int, _ length: Int) {
      storage.addAttribute(key, value: value, range: NSRange(location: start, length: length))
    }

    /// Draws everything, at a point.
    @MainActor
    func draw(at point: CGPoint) {
      let all = manager.glyphRange(for: container)
      manager.drawBackground(forGlyphRange: all, at: point)
      manager.drawGlyphs(forGlyphRange: all, at: point)
    }
  }

  private func picture(_ scale: CGFloat = 2, _ body: () -> Void) -> Data? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 160, height: 120), format: format)
      .image { _ in body() }.pngData()
  }

  /// A text with all that is drawn in lines.
  private func decorated(width: CGFloat) -> Laid {
    let laid = Laid("one two three four five", width: width)
    laid.add(.backgroundColor, UIColor.yellow.withAlphaComponent(0.5), 2, 14)
    laid.add(.foregroundColor, UIColor.blue, 5, 3)
    laid.add(.underlineStyle, NSUnderlineStyle.single.rawValue, 0, 10)
    laid.add(.underlineColor, UIColor.red, 0, 4)
    laid.add(.underlineStyle, NSUnderlineStyle([.thick, .byWord]).rawValue, 12, 9)
    laid.add(.strikethroughStyle, NSUnderlineStyle.double.rawValue, 8, 5)
    laid.add(.font, UIFont.boldSystemFont(ofSize: 20), 9, 4)
    return laid
  }

  /// The parts are those of a string drawn as a whole: pixel by pixel, at whole and other points.
  @Test(arguments: [1.0, 2, 3]) func thePartsAreThePictureOfTheText(scale: CGFloat) {
    for width: CGFloat in [0, 90, 60] {
      for point in [CGPoint(x: 4, y: 6), CGPoint(x: 3.3, y: 2.7)] {
        let laid = decorated(width: width)
        let parts = picture(scale) { laid.draw(at: point) }
        let whole = picture(scale) {
          laid.storage.draw(
            in: CGRect(origin: point, size: CGSize(width: width > 0 ? width : 1000, height: 999)))
        }
        #expect(parts == whole && parts != nil, "width \(width) at \(point)")
      }
    }
  }

  @Test func theEllipsisHasTheLinesOfItsText() {
    let laid = Laid(
      "one two three four five", width: 90,
      [
        .underlineStyle: NSUnderlineStyle.single.rawValue, .strikethroughStyle: 1,
        .backgroundColor: UIColor.yellow,
      ])
    laid.container.maximumNumberOfLines = 1
    laid.container.lineBreakMode = .byTruncatingTail
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 21))
    label.attributedText = laid.storage
    label.sizeToFit()
    label.frame.size.width = 90
    let parts = UIImage.draw(CGSize(width: 90, height: 20)) { laid.draw(at: .zero) }
    let whole = UIImage.draw(CGSize(width: 90, height: 20)) {
      if let context = UIGraphicsGetCurrentContext() { label.layer.render(in: context) }
    }
    #expect(parts.letters == whole.letters)
  }

  @Test func backgroundsAreDrawnApartFromGlyphs() {
    let laid = Laid("iii", [.backgroundColor: UIColor.red])
    let all = laid.manager.glyphRange(for: laid.container)
    let size = CGSize(width: 20, height: 24)
    let glyphs = UIImage.draw(size) {
      laid.manager.drawGlyphs(forGlyphRange: all, at: .zero)
    }.letters.joined()
    #expect(!glyphs.contains("r") && glyphs.contains { $0 != "." })
    let background = UIImage.draw(size) {
      laid.manager.drawBackground(forGlyphRange: all, at: .zero)
    }.letters
    let width = Int(laid.storage.size().width.rounded())
    let row = String(repeating: "r", count: width) + String(repeating: ".", count: 20 - width)
    #expect(background.prefix(20) == Array(repeating: row, count: 20)[...])
    #expect(background.dropFirst(20).allSatisfy { row in row.allSatisfy { $0 == "." } })
  }

  @Test func overridesAreCalledInOrder() {
    let laid = Laid("one two", padding: 5)
    laid.add(.backgroundColor, UIColor.red, 0, 3)
    laid.add(.underlineStyle, NSUnderlineStyle.double.rawValue, 4, 3)
    laid.add(.strikethroughStyle, NSUnderlineStyle.single.rawValue, 0, 2)
    _ = UIImage.draw(CGSize(width: 80, height: 40)) { laid.draw(at: CGPoint(x: 10, y: 4)) }
    let width = laid.storage.attributedSubstring(from: NSRange(location: 0, length: 3)).size().width
    #expect(
      laid.manager.calls == [
        "background {0, 7} at (10.0, 4.0)",
        "fill {0, 3} [(15.0, 4.0, \(width.rounded()), 20.0)] true",
        "glyphs {0, 7} at (10.0, 4.0)", "underline {4, 3} 9 of {0, 7}", "strikethrough {0, 2} 1",
      ])
  }

  @Test func aBackgroundHasARectangleForEachLine() {
    let laid = Laid("one two three four", width: 60)
    laid.add(.backgroundColor, UIColor.red, 4, 9)
    laid.add(.font, UIFont.italicSystemFont(ofSize: 17), 5, 1)
    _ = UIImage.draw(CGSize(width: 80, height: 80)) { laid.draw(at: .zero) }
    let fills = laid.manager.calls.filter { $0.hasPrefix("fill") }
    #expect(fills.count == 1 && fills.first?.hasPrefix("fill {4, 9} [(") == true)
    #expect(fills.first?.components(separatedBy: "20.0)").count == 3)
  }

  /// A wave in place of an underline: the layout manager does not draw its own.
  @Test func anOverrideReplacesAnUnderline() {
    let (plain, laid) = (Laid("iii"), Laid("iii", [.underlineStyle: 1]))
    let underlined = picture { laid.draw(at: .zero) }
    laid.manager.drawsUnderlines = false
    let bare = picture { laid.draw(at: .zero) }
    #expect(bare == picture { plain.draw(at: .zero) } && bare != underlined)
  }

  /// An override that passes other arguments on moves the line: by 4 points, by a greater distance
  /// of the baseline, and by its line's rectangle.
  @Test func theArgumentsPlaceAnUnderline() throws {
    let laid = Laid("iii", [.underlineStyle: 1, .underlineColor: UIColor.red])
    let all = NSRange(location: 0, length: 3)
    func rows(_ offset: CGFloat, _ dy: CGFloat, _ style: NSUnderlineStyle = .single) -> [Int] {
      let line = laid.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
      let own = line.height - laid.manager.location(forGlyphAt: 0).y
      let rows = UIImage.draw(CGSize(width: 20, height: 40)) {
        laid.manager.drawUnderline(
          forGlyphRange: all, underlineType: style, baselineOffset: own + offset,
          lineFragmentRect: line.offsetBy(dx: 0, dy: dy), lineFragmentGlyphRange: all,
          containerOrigin: .zero)
      }.letters
      return rows.indices.filter { rows[$0].contains("r") }
    }
    let row = try #require(rows(0, 0).first)
    #expect(rows(0, 0) == [row] && rows(0, 9) == [row + 9] && rows(4, 0) == [row - 4])
    #expect(rows(0, 0, .thick) == [row, row + 1] && rows(0, 0, []) == [])
  }

  @Test func partsOfALineAreClipped() {
    let laid = Laid("one two", width: 200)
    let one = picture { laid.manager.drawGlyphs(forGlyphRange: NSRange(0..<4), at: .zero) }
    let only = Laid("one")
    #expect(one == picture { only.draw(at: .zero) })
  }

  /// An attachment that draws itself, as custom ones do.
  private final class Badge: NSTextAttachment, @unchecked Sendable {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: 0, width: 6, height: 4) }

    override func image(
      forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
      UIImage.draw(imageBounds.size) {
        UIColor.red.setFill()
        UIRectFill(CGRect(origin: .zero, size: imageBounds.size))
      }
    }
  }

  @Test func attachmentsAreDrawnWithGlyphs() {
    let laid = Laid("\u{FFFC}", [.attachment: Badge()])
    let all = laid.manager.glyphRange(for: laid.container)
    let rows = UIImage.draw(CGSize(width: 10, height: 24)) {
      laid.manager.drawGlyphs(forGlyphRange: all, at: .zero)
    }.letters
    #expect(rows.indices.filter { rows[$0] == "rrrrrr...." } == [12, 13, 14, 15])
    let backgrounds = UIImage.draw(CGSize(width: 10, height: 24)) {
      laid.manager.drawBackground(forGlyphRange: all, at: .zero)
    }.letters
    #expect(!backgrounds.joined().contains("r"))
  }
}
