import Testing
import UIKit
import UIKitTestSupport

/// Tests text views that show an app's own text storage and draw with its layout manager.
@MainActor @Suite struct TextStackTests {
  private final class Manager: NSLayoutManager {
    var calls: [String] = []
    /// Fills the lines of glyphs before these are drawn, as Markdown viewers do behind code.
    var blockColor: UIColor?

    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      calls.append("background \(glyphsToShow) at \(origin)")
      super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
    }

    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      calls.append("glyphs \(glyphsToShow) at \(origin)")
      if let blockColor {
        blockColor.setFill()
        enumerateLineFragments(forGlyphRange: glyphsToShow) { rect, _, _, _, _ in
          UIRectFill(rect.offsetBy(dx: origin.x, dy: origin.y))
        }
      }
      super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
    }
  }

  private final class Spacing: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 10 }
  }

  private let frame = CGRect(x: 0, y: 0, width: 120, height: 100)

  /// Returns a view of a stack; nothing but the view retains its text.
  private func view(
    _ text: NSAttributedString? = nil, _ manager: NSLayoutManager = Manager()
  ) -> UITextView {
    let (storage, container) = (NSTextStorage(), NSTextContainer())
    text.map(storage.setAttributedString)
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    return UITextView(frame: frame, textContainer: container)
  }

  private func styled(_ string: String = "one two three four") -> NSMutableAttributedString {
    let text = NSMutableAttributedString(
      string: string, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(.backgroundColor, value: UIColor.yellow, range: NSRange(4..<12))
    text.addAttribute(.underlineStyle, value: 1, range: NSRange(0..<6))
    text.addAttribute(.link, value: URL(fileURLWithPath: "/"), range: NSRange(14..<16))
    return text
  }

  @Test func theStackIsTheViews() {
    let (storage, manager, container) = (NSTextStorage(), NSLayoutManager(), NSTextContainer())
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    storage.append(NSAttributedString(string: "abc"))
    let view = UITextView(frame: frame, textContainer: container)
    #expect(view.textContainer === container && view.layoutManager === manager)
    #expect(view.textStorage === storage && view.text == "abc")
  }

  @Test func aContainerAloneIsUsed() {
    let container = NSTextContainer(size: CGSize(width: 10, height: 10))
    container.lineFragmentPadding = 0
    let view = UITextView(frame: frame, textContainer: container)
    view.text = "abc"
    #expect(view.textContainer === container && view.layoutManager.textContainers == [container])
    #expect(view.textStorage.string == "abc")
  }

  @Test func aLayoutManagerWithoutTextGetsOne() {
    let (manager, container) = (NSLayoutManager(), NSTextContainer())
    manager.addTextContainer(container)
    let view = UITextView(frame: frame, textContainer: container)
    view.text = "abc"
    #expect(view.layoutManager === manager && manager.textStorage?.string == "abc")
  }

  /// The slow way of drawing has the pixels of the fast one.
  @Test func theStackDrawsThePictureOfAnOrdinaryView() {
    let (one, other) = (view(), UITextView(frame: frame))
    for change: (UITextView) -> Void in [
      { $0.attributedText = styled() }, { $0.textColor = .red },
      { $0.font = .systemFont(ofSize: 13) },
      { $0.textAlignment = .center }, { $0.textContainerInset.left = 20 },
      { $0.textContainer.maximumNumberOfLines = 2 }, { $0.text = "plain\n\ntext\n" },
      { $0.linkTextAttributes = [:] }, { $0.attributedText = styled("two one 3 and then some") },
      { $0.semanticContentAttribute = .forceRightToLeft },
      { $0.overrideUserInterfaceStyle = .dark },
      { $0.tintColor = .green }, { $0.text = nil },
    ] {
      change(one)
      change(other)
      one.layoutIfNeeded()
      other.layoutIfNeeded()
      #expect(one.pictureBytes == other.pictureBytes)
      #expect(one.contentSize == other.contentSize && one.text == other.text)
      let size = CGSize(width: 90, height: 0)
      #expect(one.sizeThatFits(size).height == other.sizeThatFits(size).height)
    }
  }

  @Test func theViewDrawsWithItsLayoutManager() throws {
    let view = view(styled("abc and so on, and so on"))
    view.textContainerInset = UIEdgeInsets(top: 12, left: 6, bottom: 0, right: 0)
    _ = view.pictureBytes
    let manager = try #require(view.layoutManager as? Manager)
    #expect(
      manager.calls == ["background {0, 24} at (6.0, 12.0)", "glyphs {0, 24} at (6.0, 12.0)"])
  }

  /// One line: 8 points of inset, 20.29 of the line; the container is as wide as the view.
  @Test func whatAnOverrideDrawsIsInThePicture() {
    let manager = Manager()
    manager.blockColor = .red
    let space = NSAttributedString(
      string: "\u{A0}", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let view = view(space, manager)
    let bytes = view.pictureBytes
    let rows = (0..<100).filter { bytes[($0 * 120 + 60) * 4 + 1] == 0 }
    #expect(rows == Array(8..<28))
    #expect((0..<120).allSatisfy { bytes[(20 * 120 + $0) * 4 + 1] == 0 })
  }

  @Test func editsOfTheStorageAreShown() {
    let (view, other) = (view(), UITextView(frame: frame))
    view.textStorage.beginEditing()
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: styled())
    view.textStorage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 5))
    view.textStorage.endEditing()
    let text = styled()
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(2..<7))
    other.attributedText = text
    #expect(view.text == "one two three four" && view.pictureBytes == other.pictureBytes)
    view.textStorage.setAttributedString(NSAttributedString(string: ""))
    other.text = ""
    #expect(view.text == "" && view.pictureBytes == other.pictureBytes)
  }

  @Test func theSelectionStaysWhereTextIsEdited() {
    let view = view(styled())
    view.selectedRange = NSRange(location: 2, length: 3)
    view.textStorage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 3))
    #expect(view.selectedRange == NSRange(location: 2, length: 3))
    view.textStorage.deleteCharacters(in: NSRange(location: 4, length: 14))
    #expect(view.selectedRange == NSRange(location: 2, length: 2))
  }

  /// Sets capitals in bold, whatever is written.
  private final class Capitals: NSTextStorage {
    private(set) var ranges: [NSRange] = []

    override func processEditing() {
      ranges.append(editedRange)
      let capitals = try? NSRegularExpression(pattern: "[A-Z]")
      let whole = NSRange(location: 0, length: length)
      for match in capitals?.matches(in: string, range: whole) ?? [] {
        addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: match.range)
      }
      super.processEditing()
    }
  }

  @Test func whatIsTypedGoesThroughTheStorage() {
    let (storage, manager, container) = (Capitals(), NSLayoutManager(), NSTextContainer())
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(frame: frame, textContainer: container)
    view.font = .systemFont(ofSize: 17)
    view.insertText("a")
    view.insertText("B")
    #expect(storage.string == "aB" && view.text == "aB")
    #expect(storage.ranges == [NSRange(location: 0, length: 1), NSRange(location: 1, length: 1)])
    let fonts = [0, 1].map {
      view.attributedText.attribute(.font, at: $0, effectiveRange: nil) as? UIFont
    }
    #expect(fonts == [.systemFont(ofSize: 17), .boldSystemFont(ofSize: 17)])
    view.selectedRange = NSRange(location: 0, length: 1)
    view.deleteBackward()
    #expect(storage.string == "B" && view.selectedRange == NSRange(location: 0, length: 0))
    view.text = "Xy"
    #expect(storage.string == "Xy" && view.text == "Xy")
  }

  /// The delegate of a view's own layout manager decides on its lines, too.
  @Test func anOrdinaryViewFollowsItsLayoutManagersDelegate() {
    let (view, spacing) = (UITextView(frame: frame), Spacing())
    (view.font, view.text) = (.systemFont(ofSize: 17), "a\nb\nc")
    view.layoutIfNeeded()
    let (height, picture) = (view.contentSize.height, view.pictureBytes)
    view.layoutManager.delegate = spacing
    view.layoutIfNeeded()
    #expect(view.contentSize.height == height + 20 && view.pictureBytes != picture)
    #expect(view.caretRect(for: view.endOfDocument).minY > 8 + 2 * 30)
    view.layoutManager.delegate = nil
    view.layoutIfNeeded()
    #expect(view.contentSize.height == height && view.pictureBytes == picture)
  }

  @Test func aReplacedLayoutManagerDraws() {
    let (view, manager) = (UITextView(frame: frame), Manager())
    view.text = "abc"
    view.textContainer.replaceLayoutManager(manager)
    #expect(view.layoutManager === manager && view.textStorage.string == "abc")
    #expect(manager.textStorage === view.textStorage)
    _ = view.pictureBytes
    #expect(manager.calls.count == 2)
  }
}
