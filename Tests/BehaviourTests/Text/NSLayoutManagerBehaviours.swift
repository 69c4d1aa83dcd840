import Testing
import UIKit

@Suite struct NSLayoutManagerBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static let folder = "uikit/nslayoutmanager/"

  /// A layout manager that lists its calls.
  private final class Listing: NSLayoutManager {
    var calls: [String] = []

    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int,
      forCharacterRange charRange: NSRange, color: UIColor
    ) { calls.append("fill \(charRange.location) \(charRange.length) \(rectCount)") }

    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
      baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { calls.append("underline \(glyphRange.location) \(glyphRange.length)") }

    override func drawStrikethrough(
      forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
      baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { calls.append("strikethrough \(glyphRange.location) \(glyphRange.length)") }

    override func processEditing(
      for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
      range newCharRange: NSRange, changeInLength delta: Int,
      invalidatedRange invalidatedCharRange: NSRange
    ) { calls.append("edit \(newCharRange.location) \(newCharRange.length) \(delta)") }
  }

  @MainActor
  private struct Stack {
    let storage: NSTextStorage
    let manager = Listing()
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))

    init(_ text: String = "one two", _ attributes: [NSAttributedString.Key: Any] = [:]) {
      let font = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 17)]
      storage = NSTextStorage(string: text, attributes: attributes.merging(font) { $1 })
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
    }

    func draw(_ body: (NSLayoutManager, NSRange) -> Void) -> [String] {
      manager.calls = []
      let range = NSRange(location: 0, length: storage.length)
      _ = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in
        body(manager, range)
      }
      return manager.calls
    }
  }

  static let rows: Behaviours = Behaviours(of: "NSLayoutManager") {
    drawing(&$0)
    layout(&$0)
  }

  private static func drawing(_ rows: inout Behaviours) {
    rows.row(
      "backgrounds are filled by the method for rectangles",
      .apple(folder + "fillbackgroundrectarray(_:count:forcharacterrange:color:)")
    ) {
      let stack = Stack("one two", [.backgroundColor: UIColor.red])
      #expect(stack.draw { $0.drawBackground(forGlyphRange: $1, at: .zero) } == ["fill 0 7 1"])
    }
    rows.row(
      "glyphs are drawn with their underlines and strikethroughs",
      .apple(folder + "drawglyphs(forglyphrange:at:)")
    ) {
      let stack = Stack("one two", [.underlineStyle: 1])
      stack.storage.addAttribute(
        .strikethroughStyle, value: 1, range: NSRange(location: 4, length: 3))
      #expect(
        stack.draw { $0.drawGlyphs(forGlyphRange: $1, at: .zero) }
          == ["underline 0 7", "strikethrough 4 3"])
    }
    rows.row(
      "an underline's glyphs are underlined one line at a time",
      .apple(
        folder + "underlineglyphrange(_:underlinetype:linefragmentrect:"
          + "linefragmentglyphrange:containerorigin:)")
    ) {
      let stack = Stack("one\ntwo", [.underlineStyle: 1])
      #expect(
        stack.draw { $0.drawGlyphs(forGlyphRange: $1, at: .zero) }
          == ["underline 0 3", "underline 4 3"])
    }
  }

  private static func layout(_ rows: inout Behaviours) {
    rows.row(
      "a layout manager is told of edits",
      .apple(
        folder + "processediting(for:edited:range:changeinlength:invalidatedrange:)")
    ) {
      let stack = Stack()
      stack.storage.append(NSAttributedString(string: "!"))
      #expect(stack.manager.calls == ["edit 7 1 1"])
    }
    rows.row(
      "a text view draws with the layout manager of its container",
      .apple("uikit/uitextview/init(frame:textcontainer:)")
    ) {
      let stack = Stack("one", [.underlineStyle: 1])
      let view = UITextView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 50), textContainer: stack.container)
      #expect(view.textStorage === stack.storage && view.layoutManager === stack.manager)
      let calls = stack.draw { _, _ in
        UIGraphicsGetCurrentContext().map { view.layer.render(in: $0) }
      }
      #expect(calls == ["underline 0 3"])
    }
    rows.row("layout is contiguous", .apple(folder + "allowsnoncontiguouslayout")) {
      #expect(!NSLayoutManager().allowsNonContiguousLayout)
    }
    rows.row(
      "a line's rectangle has the space around its paragraph",
      .suite("Down/DownDebugLayoutManagerTests", license: "MIT")
    ) {
      let style = NSMutableParagraphStyle()
      (style.paragraphSpacingBefore, style.paragraphSpacing) = (8, 6)
      let stack = Stack("one\ntwo\nten", [.paragraphStyle: style])
      let rect = stack.manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil)
      let used = stack.manager.lineFragmentUsedRect(forGlyphAt: 4, effectiveRange: nil)
      #expect(used.minY - rect.minY == 8 && rect.maxY - used.maxY == 6)
    }
  }
}
