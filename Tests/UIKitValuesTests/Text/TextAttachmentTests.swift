import Sessions
import Testing
import UIKit

@testable import UIKitValues

/// Tests images in lines of text. A line of 17 points is 20.287109375 high, 4.1005859375 of it
/// below the baseline.
@MainActor
@Suite struct TextAttachmentTests {
  private func image(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private func text(_ attachment: NSTextAttachment, after word: String = "") -> NSAttributedString {
    let text = NSMutableAttributedString(string: word)
    text.append(NSAttributedString(attachment: attachment))
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 17),
      range: NSRange(location: 0, length: text.length))
    return text
  }

  @Test func oneCharacterRepresentsIt() {
    let attachment = NSTextAttachment(image: image(10, 10))
    let text = NSAttributedString(attachment: attachment)
    #expect(text.string == "\u{FFFC}" && text.length == 1)
    #expect(
      text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
    #expect(attachment.bounds == .zero && attachment.lineLayoutPadding == 0)
  }

  @Test func linesMakeRoomForIt() {
    let attachment = NSTextAttachment(image: image(30, 40))
    #expect(text(attachment).size() == CGSize(width: 30, height: 44.1005859375))
    attachment.bounds = CGRect(x: 0, y: -4, width: 16, height: 16)
    #expect(text(attachment).size() == CGSize(width: 16, height: 20.287109375))
    attachment.bounds = CGRect(x: 0, y: -10, width: 16, height: 16)
    #expect(text(attachment).size() == CGSize(width: 16, height: 26.1865234375))
    attachment.lineLayoutPadding = 3
    let box = text(attachment).boundingRect(
      with: CGSize(width: 100, height: 100), options: .usesLineFragmentOrigin, context: nil)
    #expect(box == CGRect(x: 0, y: 0, width: 22, height: 26.1865234375))
  }

  @Test func labelsMakeRoomForIt() {
    RenderSession.current.withScreen(scale: 2).run {
      let label = UILabel()
      label.attributedText = text(NSTextAttachment(image: image(30, 40)))
      #expect(label.intrinsicContentSize == CGSize(width: 30, height: 44.5))
      let distances = label.baselineDistances(in: nil)
      #expect(distances == BaselineDistances(fromTopToFirst: 40, fromLastToBottom: 4.5))
    }
  }

  @Test func textViewsMakeRoomForIt() {
    RenderSession.current.withScreen(scale: 2).run {
      let view = UITextView()
      view.attributedText = text(NSTextAttachment(image: image(30, 40)))
      #expect(view.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 40, height: 60.5))
    }
  }

  @Test func attributedStringsOfSwiftCarryIt() throws {
    let attachment = NSTextAttachment(image: image(30, 40))
    var text = AttributedString("\u{FFFC}")
    text.attachment = attachment
    text.tracking = 2
    text.underlineColor = .red
    let converted = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    #expect(converted[.attachment] as? NSTextAttachment === attachment)
    #expect(converted[.tracking] as? CGFloat == 2)
    #expect(converted[.underlineColor] as? UIColor == .red)
    #expect(NSAttributedString(text).size().width == 32)
  }

  /// An attachment that is as high as the line.
  private final class LineHigh: NSTextAttachment, @unchecked Sendable {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
      CGRect(x: 0, y: 0, width: lineFrag.height * 2, height: CGFloat(charIndex))
    }
  }

  @Test func subclassesReportHowLargeTheyAre() {
    let size = text(LineHigh(), after: "ab").size()
    let word = "ab".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    #expect(abs(size.width - word - 40.57421875) < 1e-9)
    #expect(size.height == 20.287109375)
  }

  private func pixels(_ width: Int, _ height: Int, _ draw: () -> Void) throws -> [UInt32] {
    let bitmap = try #require(Bitmap(width: width, height: height))
    withCurrentContext(bitmap.makeContext(scale: 1), draw)
    bitmap.flush()
    return (0..<height).flatMap { row in
      Array(
        UnsafeBufferPointer(
          start: (bitmap.pixels + row * bitmap.bytesPerRow)
            .assumingMemoryBound(to: UInt32.self), count: width))
    }
  }

  /// The image covers rows 6 to 15, whose bottom is the baseline 16.19, rounded, and columns 0 to
  /// 9.
  @Test func itIsOnTheBaseline() throws {
    let attachment = NSTextAttachment(image: image(10, 10))
    let pixels = try pixels(30, 30) {
      text(attachment).draw(in: CGRect(x: 0, y: 0, width: 30, height: 30))
    }
    let inked = pixels.indices.filter { pixels[$0] != 0 }
    #expect(inked == (6..<16).flatMap { row in (0..<10).map { row * 30 + $0 } })
    #expect(inked.allSatisfy { pixels[$0] == 0xFFFF_0000 })
  }

  @Test func aTemplateHasTheTextsColour() throws {
    let shape = image(10, 10).withRenderingMode(.alwaysTemplate)
    let text = NSMutableAttributedString(attributedString: text(NSTextAttachment(image: shape)))
    text.addAttribute(
      .foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 1))
    let pixels = try pixels(30, 30) { text.draw(at: .zero) }
    #expect(Set(pixels) == [0, 0xFF00_00FF])
  }

  @Test func withoutAPictureItIsRoom() throws {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 12, height: 4)
    #expect(text(attachment).size().width == 12)
    #expect(try Set(pixels(20, 20) { text(attachment).draw(at: .zero) }) == [0])
  }
}
