import Testing
import UIKit

/// Tests text in containers: lines, rectangles, and characters at points.
@MainActor @Suite struct LayoutManagerTests {
  private struct Laid {
    let storage: NSTextStorage
    let manager: NSLayoutManager
    let container: NSTextContainer

    @MainActor
    init(_ text: String, width: CGFloat = 0, height: CGFloat = 0, padding: CGFloat = 0) {
      manager = NSLayoutManager()
      storage = NSTextStorage(
        string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
      container = NSTextContainer(size: CGSize(width: width, height: height))
      container.lineFragmentPadding = padding
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
    }
  }

  private func width(_ text: String) -> CGFloat {
    text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
  }

  /// A width for two of the short words, but not for two of the others.
  private var column: CGFloat { width("one two").rounded(.up) + 2 }

  private let lineHeight = UIFont.systemFont(ofSize: 17).lineHeight

  @Test func theUsedRectIsTheTextWithItsPadding() {
    let laid = Laid("Hello", padding: 5)
    let used = laid.manager.usedRect(for: laid.container)
    #expect(abs(used.width - width("Hello") - 10) < 0.01 && used.minX == 0)
    #expect(abs(used.height - lineHeight) < 0.5)
    #expect(laid.manager.numberOfGlyphs == 5)
    #expect(laid.manager.glyphRange(for: laid.container) == NSRange(location: 0, length: 5))
  }

  /// Apps count lines in such a loop.
  @Test func linesAreCounted() {
    let column = column
    let laid = Laid("one two three four", width: column)
    var (index, lines, range) = (0, 0, NSRange())
    var words: [String] = []
    while index < laid.manager.numberOfGlyphs {
      laid.manager.lineFragmentRect(forGlyphAt: index, effectiveRange: &range)
      words.append(
        laid.storage.attributedSubstring(from: range).string.trimmingCharacters(in: .whitespaces))
      index = NSMaxRange(range)
      lines += 1
    }
    #expect(lines == 3 && words == ["one two", "three", "four"])
    var rects: [CGRect] = []
    laid.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 8, length: 10)) {
      rect, used, container, range, stop in
      rects.append(rect)
      #expect(used.width < rect.width && container === laid.container)
    }
    #expect(rects.count == 2 && rects[0].width == column && rects[1].minY == rects[0].maxY)
  }

  @Test func boxesOfCharacters() {
    let laid = Laid("Hello world", padding: 5)
    let box = laid.manager.boundingRect(
      forGlyphRange: NSRange(location: 6, length: 5), in: laid.container)
    #expect(abs(box.minX - 5 - width("Hello ")) < 0.01)
    #expect(abs(box.maxX - 5 - width("Hello world")) < 0.01)
    let place = laid.manager.location(forGlyphAt: 0)
    #expect(place.x == 5 && place.y > lineHeight / 2 && place.y < lineHeight)
    #expect(
      laid.manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 0), in: laid.container)
        == .zero)
  }

  /// The middle of each character's box finds the character.
  @Test func charactersAreFoundAtTheirBoxes() {
    let laid = Laid("one two three four", width: 60, padding: 3)
    let manager = laid.manager
    for index in 0..<manager.numberOfGlyphs {
      let range = NSRange(location: index, length: 1)
      let box = manager.boundingRect(forGlyphRange: range, in: laid.container)
      guard box.width > 0 else { continue }
      var part: CGFloat = 0
      let found = manager.characterIndex(
        for: CGPoint(x: box.midX, y: box.midY), in: laid.container,
        fractionOfDistanceBetweenInsertionPoints: &part)
      #expect(found == index && abs(part - 0.5) < 0.01)
    }
    #expect(manager.glyphIndex(for: CGPoint(x: -9, y: -9), in: laid.container) == 0)
    #expect(manager.glyphIndex(for: CGPoint(x: 99, y: 999), in: laid.container) == 17)
  }

  @Test func whatHasNoRoomGoesIntoTheNextContainer() {
    let laid = Laid("one two three four", width: column, height: lineHeight * 1.5)
    let second = NSTextContainer(size: CGSize(width: 200, height: 0))
    laid.manager.addTextContainer(second)
    #expect(laid.manager.glyphRange(for: laid.container) == NSRange(location: 0, length: 8))
    #expect(laid.manager.glyphRange(for: second) == NSRange(location: 8, length: 10))
    #expect(laid.manager.textContainer(forGlyphAt: 9, effectiveRange: nil) === second)
    var range = NSRange()
    laid.manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: &range)
    #expect(range == NSRange(location: 8, length: 10))
  }

  @Test func anEllipsisReportsWhatItReplaces() {
    let laid = Laid("one two three four", width: 60)
    laid.container.maximumNumberOfLines = 1
    laid.container.lineBreakMode = .byTruncatingTail
    let cut = laid.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    #expect(cut.location > 2 && cut.location < 8 && NSMaxRange(cut) == 18)
    laid.container.maximumNumberOfLines = 0
    laid.container.lineBreakMode = .byWordWrapping
    #expect(
      laid.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
  }

  @Test func changesOfTextAndColumnAreLaidOut() {
    let laid = Laid("one")
    let before = laid.manager.usedRect(for: laid.container)
    laid.storage.append(
      NSAttributedString(string: " two", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    let after = laid.manager.usedRect(for: laid.container)
    #expect(after.width > before.width)
    laid.storage.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 34), range: NSRange(location: 0, length: 7))
    #expect(laid.manager.usedRect(for: laid.container).width > after.width * 1.9)
    laid.container.size.width = 40
    #expect(laid.manager.usedRect(for: laid.container).height > lineHeight * 2)
  }

  @Test func glyphsAreDrawnWhereTheContainerLies() throws {
    let laid = Laid("l", padding: 5)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
      laid.manager.drawGlyphs(
        forGlyphRange: laid.manager.glyphRange(for: laid.container), at: CGPoint(x: 10, y: 10))
    }
    let other = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
      laid.storage.draw(at: CGPoint(x: 15, y: 10))
    }
    #expect(image.pngData() == other.pngData() && image.pngData() != nil)
  }

  /// Paragraphs are 8 points apart on both sides: the space above one belongs to its first line,
  /// the space below it to its last one, as in a picture of Down's layout manager on iOS.
  @Test func spacingBelongsToTheLinesOfItsParagraph() {
    let style = NSMutableParagraphStyle()
    (style.paragraphSpacingBefore, style.paragraphSpacing) = (8, 6)
    let laid = Laid("one\ntwo", width: 100)
    laid.storage.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: 7))
    let first = laid.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    let second = laid.manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil)
    #expect(first == CGRect(x: 0, y: 0, width: 100, height: lineHeight + 6))
    #expect(second == CGRect(x: 0, y: lineHeight + 6, width: 100, height: lineHeight + 8))
    let used = laid.manager.lineFragmentUsedRect(forGlyphAt: 4, effectiveRange: nil)
    #expect(used.minY == lineHeight + 14 && used.height == lineHeight)
  }

  /// As in the same picture: the space after a word at a line's end is part of the used rectangle,
  /// up to the end of the line's.
  @Test func usedRectsHaveWhiteSpaceAtTheEnd() {
    let laid = Laid("one two three four", width: column)
    let used = laid.manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(used.width == column)
    let third = laid.manager.lineFragmentUsedRect(forGlyphAt: 8, effectiveRange: nil)
    #expect(abs(third.width - width("three ")) < 0.01)
    let last = laid.manager.lineFragmentUsedRect(forGlyphAt: 17, effectiveRange: nil)
    #expect(abs(last.width - width("four")) < 0.01)
  }

  @Test func glyphsOfLinesThatTouchARectangle() {
    let laid = Laid("one two three four", width: column)
    let rect = CGRect(x: 0, y: lineHeight * 1.5, width: 5, height: 1)
    #expect(
      laid.manager.glyphRange(forBoundingRect: rect, in: laid.container)
        == NSRange(location: 8, length: 6))
  }

  @Test func aTextViewsStorageAndTextAreOne() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = "one"
    #expect(view.textStorage.string == "one")
    view.text = "one two three four"
    #expect(view.textStorage.string == "one two three four")
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    #expect(view.text == "1 two three four")
    view.layoutIfNeeded()
    #expect(view.textContainer.size.width == 110)
    let used = view.layoutManager.usedRect(for: view.textContainer)
    #expect(abs(used.height + 16 - view.contentSize.height) < 1 && used.height > lineHeight * 1.5)
  }
}
