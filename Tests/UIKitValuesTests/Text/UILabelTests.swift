import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitViews

@MainActor @Suite struct UILabelTests {
  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func defaults() {
    let label = UILabel()
    #expect(label.text == nil && label.attributedText == nil)
    #expect(label.font == UIFont.systemFont(ofSize: 17))
    #expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1 && label.minimumScaleFactor == 0)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1) && label.shadowColor == nil)
    #expect(label.isEnabled && !label.isHighlighted && !label.isUserInteractionEnabled)
    #expect(label.intrinsicContentSize == .zero && label.contentMode == .left)
  }

  @Test func sizesRoundUpToPixels() {
    let label = label("Hello")
    let scale = UIScreen.main.scale
    let exact = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    #expect(label.intrinsicContentSize.height == (exact.height * scale).rounded(.up) / scale)
    #expect(label.intrinsicContentSize.width == (exact.width * scale).rounded(.up) / scale)
    label.sizeToFit()
    #expect(label.bounds.size == label.intrinsicContentSize)
  }

  @Test func fittingWraps() {
    let text = "one two three four five six seven eight nine ten"
    let single = label(text).sizeThatFits(CGSize(width: 100, height: 0))
    #expect(single == label(text).intrinsicContentSize)
    let many = label(text, lines: 0)
    let wrapped = many.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(wrapped.width <= 100 && wrapped.height > 60)
    let two = label(text, lines: 2).sizeThatFits(CGSize(width: 100, height: 0))
    #expect(two.height == 41)
    many.preferredMaxLayoutWidth = 100
    #expect(many.intrinsicContentSize == wrapped)
  }

  @Test func attributedTextIsFirst() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.attributedText = NSAttributedString(
      string: "x", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    #expect(label.text == "x" && label.intrinsicContentSize.height == 48)
    label.font = .systemFont(ofSize: 20)
    #expect(label.intrinsicContentSize.height == 24)
    label.attributedText = NSAttributedString(string: "y")
    #expect(label.intrinsicContentSize.height == 24)
    label.text = "z"
    #expect(label.attributedText?.string == "z")
  }

  @Test func shrinkingFitsTheWidth() {
    let label = label("A rather long line of text")
    let natural = label.intrinsicContentSize.width
    label.adjustsFontSizeToFitWidth = true
    for fraction in [0.9, 0.5, 0.3] as [CGFloat] {
      let rect = CGRect(x: 0, y: 0, width: natural * fraction, height: 40)
      let placement = label.labelText.placement(in: rect, scale: 2)
      #expect(placement.layout.size.width <= rect.width + 0.01)
      #expect(placement.layout.size.width > rect.width * 0.97 && !placement.layout.isTruncated)
    }
    label.minimumScaleFactor = 0.8
    let rect = CGRect(x: 0, y: 0, width: natural / 2, height: 40)
    #expect(label.labelText.placement(in: rect, scale: 2).layout.isTruncated)
  }

  @Test func textRectIsCentredAndAligned() {
    let label = label("Hello")
    let bounds = CGRect(x: 10, y: 10, width: 200, height: 100)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(rect.minX == 10 && abs(rect.midY - 60) <= 0.5 && rect.height == 20.5)
    label.textAlignment = .right
    let right = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(abs(right.maxX - 210) <= 0.5)
    #expect(UILabel().textRect(forBounds: bounds, limitedToNumberOfLines: 0).size == .zero)
  }

  /// Returns the colour closest to most inked pixels of the label's picture, as BGRA.
  private func darkest(_ label: UILabel) throws -> UInt32 {
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    label.font = .systemFont(ofSize: 30, weight: .black)
    let bitmap = try #require(label.snapshotBitmap(scale: 2))
    bitmap.flush()
    let pixels = UnsafeBufferPointer(
      start: bitmap.pixels.assumingMemoryBound(to: UInt32.self),
      count: bitmap.bytesPerRow / 4 * bitmap.height)
    return pixels.max { $0 >> 24 < $1 >> 24 } ?? 0
  }

  @Test func coloursFollowTheState() throws {
    let label = label("I")
    label.textColor = .red
    label.highlightedTextColor = .blue
    #expect(try darkest(label) == 0xFFFF_0000)
    label.isHighlighted = true
    #expect(try darkest(label) == 0xFF00_00FF)
    label.isHighlighted = false
    label.isEnabled = false
    #expect(try (0x7F...0x80).contains(darkest(label) >> 24))
  }

  private func drawn(_ text: String, _ direction: UISemanticContentAttribute) throws -> [UInt32] {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 24))
    label.semanticContentAttribute = direction
    label.textAlignment = .center
    label.text = text
    let bitmap = try #require(label.snapshotBitmap(scale: 2))
    bitmap.flush()
    return Array(
      UnsafeBufferPointer(
        start: bitmap.pixels.assumingMemoryBound(to: UInt32.self),
        count: bitmap.bytesPerRow / 4 * bitmap.height))
  }

  /// Symbols with a mirrored counterpart follow the interface's direction; words and numbers have
  /// their own direction.
  @Test func chevronsTurnFromRightToLeft() throws {
    #expect(try drawn("›", .forceRightToLeft) == drawn("‹", .forceLeftToRight))
    #expect(try drawn("»", .forceRightToLeft) == drawn("«", .forceLeftToRight))
    #expect(try drawn("›", .forceLeftToRight) != drawn("‹", .forceLeftToRight))
    #expect(try drawn("(a)", .forceRightToLeft) == drawn("(a)", .forceLeftToRight))
    #expect(try drawn("−3", .forceRightToLeft) == drawn("−3", .forceLeftToRight))
  }

  @Test func aLabelDrawsAgainWhenItChanges() throws {
    let label = label("I")
    label.textColor = .red
    #expect(try darkest(label) == 0xFFFF_0000)
    label.text = nil
    #expect(try darkest(label) == 0)
  }

  /// A text that is a little too long, so that iOS would tighten it.
  @Test func charactersKeepTheirDistancesBeforeTruncation() {
    let pictures = [false, true].map { (tightens: Bool) -> [UInt8] in
      let label = self.label("A line that is a little long")
      label.allowsDefaultTighteningForTruncation = tightens
      #expect(label.allowsDefaultTighteningForTruncation == tightens)
      let size = label.intrinsicContentSize
      label.frame = CGRect(x: 0, y: 0, width: size.width - 4, height: size.height)
      return label.pictureBytes
    }
    #expect(pictures[0] == pictures[1] && Set(pictures[0]).count > 2)
  }
}
