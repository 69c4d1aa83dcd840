import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitRuntime

/// Tests a layout manager's delegate. A line of 17 points is 20.287109375 high.
@MainActor @Suite struct LayoutManagerDelegateTests {
  private static let line: CGFloat = 20.287109375

  private class Notes: NSObject, NSLayoutManagerDelegate {
    var calls: [String] = []

    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { calls.append("invalid") }

    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) {
      let index = layoutManager.textContainers.firstIndex { $0 === textContainer } ?? -1
      calls.append("complete \(index) \(layoutFinishedFlag)")
    }

    func layoutManager(
      _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
      didChangeGeometryFrom oldSize: CGSize
    ) { calls.append("size \(oldSize.width)") }
  }

  private final class Spacing: NSObject, NSLayoutManagerDelegate {
    var glyphs: [String] = []
    var (lines, before, after): (CGFloat, CGFloat, CGFloat) = (3, 5, 7)

    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
      glyphs.append("line \(glyphIndex) at \(rect.minY)")
      return lines
    }

    func layoutManager(
      _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
      glyphs.append("before \(glyphIndex)")
      return before
    }

    func layoutManager(
      _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
      glyphs.append("after \(glyphIndex)")
      return after
    }
  }

  /// Lines of 30 points, with the baseline 20 points below their top.
  private final class Pitch: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager,
      shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
      baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
      forGlyphRange glyphRange: NSRange
    ) -> Bool {
      lineFragmentRect.pointee.size.height = 30
      lineFragmentUsedRect.pointee.size.height = 30
      baselineOffset.pointee = 20
      return true
    }
  }

  private struct Laid {
    let storage: NSTextStorage
    let manager: NSLayoutManager
    let container: NSTextContainer

    @MainActor
    init(_ text: String, height: CGFloat = 0) {
      storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
      container = NSTextContainer(size: CGSize(width: 200, height: height))
      manager = NSLayoutManager()
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
    }

    @MainActor var tops: [CGFloat] {
      var tops: [CGFloat] = []
      manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
        _, used, _, _, _ in tops.append(used.minY)
      }
      return tops
    }
  }

  @Test func itIsToldWhenLayoutEndsAndBegins() {
    let (laid, notes) = (Laid("one two"), Notes())
    laid.manager.delegate = notes
    laid.manager.ensureLayout(for: laid.container)
    #expect(notes.calls == ["complete 0 true"])
    laid.storage.append(NSAttributedString(string: "\nthree"))
    laid.storage.append(NSAttributedString(string: "\nfour"))
    #expect(notes.calls == ["complete 0 true", "invalid"])
    laid.container.size.width = 100
    #expect(notes.calls.suffix(1) == ["size 200.0"])
    laid.container.size.height = 30
    laid.manager.addTextContainer(NSTextContainer(size: CGSize(width: 100, height: 0)))
    laid.manager.ensureLayout(for: laid.container)
    #expect(notes.calls.suffix(2) == ["complete 0 false", "complete 1 true"])
  }

  @Test func itsSpacingsReplaceThoseOfTheStyle() {
    let (laid, spacing) = (Laid("one\u{2028}two\nthree"), Spacing())
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (20, 40, 80)
    laid.storage.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: laid.storage.length))
    #expect(laid.tops == [0, Self.line + 20, 2 * Self.line + 160])
    laid.manager.delegate = spacing
    #expect(laid.tops == [0, Self.line + 3, 2 * Self.line + 18])
    #expect(
      spacing.glyphs == [
        "line 3 at 0.0", "line 7 at \(Self.line + 3)", "after 7", "before 8",
      ])
    let last = laid.manager.lineFragmentRect(forGlyphAt: 8, effectiveRange: nil)
    #expect(last.minY == 2 * Self.line + 13 && last.height == Self.line + 5)
    laid.manager.delegate = nil
    #expect(laid.tops == [0, Self.line + 20, 2 * Self.line + 160])
  }

  @Test func linesThatItMovesOutOfTheContainerAreLeftOut() {
    let (laid, spacing) = (Laid("one\ntwo\nthree", height: 70), Spacing())
    #expect(laid.manager.glyphRange(for: laid.container).length == 13)
    (spacing.lines, spacing.before, spacing.after) = (10, 0, 0)
    laid.manager.delegate = spacing
    #expect(laid.manager.glyphRange(for: laid.container) == NSRange(location: 0, length: 8))
  }

  @Test func itSetsTheRectanglesOfLines() throws {
    let (laid, pitch) = (Laid("l\nl"), Pitch())
    laid.storage.addAttribute(
      .backgroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    laid.manager.delegate = pitch
    #expect(laid.tops == [0, 30])
    #expect(
      laid.manager.lineFragmentRect(forGlyphAt: 2, effectiveRange: nil)
        == CGRect(x: 0, y: 30, width: 200, height: 30))
    #expect(laid.manager.location(forGlyphAt: 2).y == 20)
    #expect(laid.manager.usedRect(for: laid.container).height == 60)
    let rows = UIImage.draw(CGSize(width: 20, height: 80)) {
      laid.manager.drawBackground(forGlyphRange: NSRange(location: 0, length: 3), at: .zero)
    }.letters
    #expect(rows.indices.filter { rows[$0].contains("r") } == Array(0..<60))
    let glyphs = UIImage.draw(CGSize(width: 20, height: 80)) {
      laid.manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 3), at: .zero)
    }.letters
    let inked = glyphs.indices.filter { glyphs[$0].contains { $0 != "." } }
    #expect(inked.contains(19) && !inked.contains(20) && inked.last == 49)
  }

  @Test func methodsThatAreNotCalledAreLogged() {
    let (laid, delegate) = (Laid("l"), UncalledLayoutDelegate())
    let log = Log()
    ProgrammerWarning.captured(by: { log.add($0) }) { laid.manager.delegate = delegate }
    #expect(log.lines.count == 1)
    #expect(
      log.lines.first?.hasSuffix(
        "UncalledLayoutDelegate.layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:)"
          + " is not called here"
      )
        == true)
  }

  private final class Log: @unchecked Sendable {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }
}

/// It is not private: the names of methods of private classes are not in the program's symbols.
final class UncalledLayoutDelegate: NSObject, NSLayoutManagerDelegate {
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool { false }
}
