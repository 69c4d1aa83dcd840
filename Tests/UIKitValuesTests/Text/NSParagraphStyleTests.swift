import Testing
import UIKit

@Suite struct NSParagraphStyleTests {
  @Test func rawValues() {
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(NSWritingDirection.natural.rawValue == -1)
  }

  @Test func defaults() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
    #expect(style.lineSpacing == 0 && style.headIndent == 0 && style.lineHeightMultiple == 0)
  }

  @Test func copies() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3
    let frozen = try #require(style.copy() as? NSParagraphStyle)
    let thawed = try #require(frozen.mutableCopy() as? NSMutableParagraphStyle)
    #expect(frozen == style && frozen.hash == style.hash)
    style.lineSpacing = 4
    #expect(frozen != style && frozen.lineSpacing == 3)
    thawed.setParagraphStyle(style)
    #expect(thawed == style)
  }
}
