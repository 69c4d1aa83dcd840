import Testing
import UIKit

@testable import UIKitValues

@Suite struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private var attributes: [NSAttributedString.Key: Any] { [.font: font] }

  @Test func sizesAgreeOnAllThreeKindsOfString() {
    let text = "Hello, world"
    let size = text.size(withAttributes: attributes)
    #expect(size.height == 20.287109375 && size.width > 80)
    #expect(NSString(string: text).size(withAttributes: attributes) == size)
    #expect(NSAttributedString(string: text, attributes: attributes).size() == size)
    #expect("".size(withAttributes: attributes) == CGSize(width: 0, height: 20.287109375))
    #expect("a\nb".size(withAttributes: attributes).height == 20.287109375 * 2)
  }

  @Test func boundingRectWrapsOnlyWithTheOption() {
    let text = "one two three four five six seven eight nine ten"
    let box = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    let wrapped = text.boundingRect(
      with: box, options: [.usesLineFragmentOrigin], attributes: attributes, context: nil)
    #expect(wrapped.origin == .zero && wrapped.width <= 100)
    let lines = wrapped.height / font.lineHeight
    #expect(lines > 3 && abs(lines - lines.rounded()) < 1e-9)
    let single = text.boundingRect(with: box, attributes: attributes, context: nil)
    #expect(single.height == font.lineHeight && single.width > 300)
    #expect(single.minY == -font.ascender)
    // The height is not a limit, unless the last visible line is truncated.
    let low = CGSize(width: 100, height: 45)
    let free = text.boundingRect(
      with: low, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(free.height == wrapped.height)
    let cut = text.boundingRect(
      with: low, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      attributes: attributes, context: nil)
    #expect(cut.height == font.lineHeight * 2)
  }

  @Test func contextsReportTheScale() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let width = "Hello".size(withAttributes: attributes).width
    _ = "Hello".boundingRect(
      with: CGSize(width: width * 0.8, height: 100), options: .usesLineFragmentOrigin,
      attributes: attributes, context: context)
    #expect(abs(context.actualScaleFactor - 0.8) < 1e-9)
  }

  /// Draws at scale 2 and returns the rows and columns that contain ink, in pixels.
  private func ink(_ draw: () -> Void) throws -> (rows: [Int], columns: [Int]) {
    let bitmap = try #require(Bitmap(width: 400, height: 400))
    withCurrentContext(bitmap.makeContext(scale: 2), draw)
    bitmap.flush()
    let row = { (index: Int) in
      UnsafeBufferPointer(
        start: (bitmap.pixels + index * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self),
        count: 400)
    }
    return (
      (0..<400).filter { row($0).contains { $0 != 0 } },
      (0..<400).filter { column in (0..<400).contains { row($0)[column] != 0 } }
    )
  }

  /// Text starts at the rectangle's top; the first baseline is an ascender below, rounded to a
  /// pixel.
  @Test func drawingInARectangleIsTopAligned() throws {
    let rect = CGRect(x: 10, y: 20, width: 150, height: 150)
    let ink = try ink { "HHH".draw(in: rect, withAttributes: attributes) }
    let baseline = Int(((20 + font.ascender) * 2 + 0.5).rounded(.down))
    #expect(ink.rows.last == baseline - 1)
    #expect(try #require(ink.columns.first) >= 20)
  }

  @Test func linesThatDoNotFitAreOmitted() throws {
    func rows(_ height: CGFloat) throws -> Int {
      let rect = CGRect(x: 0, y: 0, width: 60, height: height)
      return try #require(
        ink { "aaa bbb ccc ddd eee fff".draw(in: rect, withAttributes: attributes) }.rows.last)
    }
    #expect(try rows(41) < 82)
    #expect(try rows(40) < 41)
    #expect(try rows(5) > 20)
  }

  @Test func withoutLineOriginTheRectangleStartsAtTheBaseline() throws {
    let rect = CGRect(x: 10, y: 50, width: 150, height: 50)
    let ink = try ink { "HHH".draw(with: rect, attributes: attributes, context: nil) }
    #expect(ink.rows.last == 99)
  }

  @Test func attributesOfAnyNumberType() {
    let wide = ["a", "b"].map { _ in "abc".size(withAttributes: [.font: font, .kern: 5]).width }[0]
    let float = "abc".size(withAttributes: [.font: font, .kern: Float(5)]).width
    let number = "abc".size(withAttributes: [.font: font, .kern: NSNumber(value: 5)]).width
    let double = "abc".size(withAttributes: [.font: font, .kern: 5.0]).width
    #expect(wide == float && float == number && number == double)
    let plain = "abc".size(withAttributes: attributes).width
    #expect(abs(wide - plain - 15) < 0.5)
    #expect("abc".size(withAttributes: [.font: "no font", .kern: "x"]).height > 14)
  }

  @Test func paragraphStylesOfAttributedStrings() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    let text = NSMutableAttributedString(
      string: "one\n", attributes: [.font: font, .paragraphStyle: style])
    let second = [NSAttributedString.Key.font: font.withSize(34)]
    text.append(NSAttributedString(string: "two", attributes: second))
    #expect(abs(text.size().height - (20.287109375 * 3 + 10)) < 1e-9)
    // The last line has no line below it.
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 4, length: 3))
    #expect(abs(text.size().height - (20.287109375 * 3 + 10)) < 1e-9)
  }
}
