import Testing
import UIKit

/// Tests how edits of a text are processed, also by subclasses with their own storage.
@MainActor @Suite struct TextStorageTests {
  /// Lists what it processes.
  private final class Listing: NSTextStorage {
    var processed: [String] = []

    override func processEditing() {
      processed.append("\(editedMask.rawValue) \(editedRange) \(changeInLength)")
      super.processEditing()
    }
  }

  /// Lists what it is notified of.
  private final class Manager: NSLayoutManager {
    var processed: [String] = []

    override func processEditing(
      for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
      range newCharRange: NSRange, changeInLength delta: Int,
      invalidatedRange invalidatedCharRange: NSRange
    ) {
      processed.append("\(editMask.rawValue) \(newCharRange) \(delta) \(invalidatedCharRange)")
      super.processEditing(
        for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
        invalidatedRange: invalidatedCharRange)
    }
  }

  /// A text with its own storage, which sets words that begin with a capital in red.
  private final class Highlighting: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")

    override var string: String { backing.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      backing.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      backing.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
      endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }

    override func processEditing() {
      let whole = NSRange(location: 0, length: length)
      removeAttribute(.foregroundColor, range: whole)
      let words = try? NSRegularExpression(pattern: "\\b[A-Z][a-z]*")
      for match in words?.matches(in: string, range: whole) ?? [] {
        addAttribute(.foregroundColor, value: UIColor.red, range: match.range)
      }
      super.processEditing()
    }
  }

  /// Lists its calls, and makes text bold before it is processed.
  private final class Delegate: NSObject, NSTextStorageDelegate {
    var calls: [String] = []

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      calls.append("will \(editedMask.rawValue) \(editedRange) \(delta)")
      textStorage.addAttribute(
        .font, value: UIFont.boldSystemFont(ofSize: 9), range: editedRange)
    }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { calls.append("did \(editedMask.rawValue) \(editedRange) \(delta)") }
  }

  @Test func anEditIsProcessedAtOnce() {
    let text = Listing(string: "abc")
    text.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
    text.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    #expect(text.processed == ["2 {1, 3} 2", "1 {0, 2} 0"])
    #expect(text.editedMask == [] && text.editedRange.location == NSNotFound)
    #expect(text.changeInLength == 0 && text.string == "axyzc")
  }

  /// A series is one edit, in the range of the text after it.
  @Test func aSeriesOfEditsIsProcessedAtItsEnd() {
    let text = Listing(string: "abcdef")
    text.beginEditing()
    text.replaceCharacters(in: NSRange(location: 4, length: 1), with: "")
    text.beginEditing()
    text.replaceCharacters(in: NSRange(location: 1, length: 0), with: "xx")
    text.endEditing()
    #expect(text.processed == [] && text.changeInLength == 1)
    #expect(text.editedMask == .editedCharacters)
    text.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
    text.endEditing()
    #expect(text.processed == ["3 {0, 6} 1"] && text.string == "axxbcdf")
  }

  @Test func layoutManagersAreToldAfterTheDelegate() {
    let (text, manager, delegate) = (NSTextStorage(string: "abc"), Manager(), Delegate())
    text.addLayoutManager(manager)
    text.delegate = delegate
    text.append(NSAttributedString(string: "de"))
    #expect(delegate.calls == ["will 3 {3, 2} 2", "did 3 {3, 2} 2"])
    #expect(manager.processed == ["3 {3, 2} 2 {3, 2}"])
    let font = text.attribute(.font, at: 4, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 9)
  }

  @Test func notificationsArePosted() {
    let text = NSTextStorage(string: "abc")
    var names: [String] = []
    let observers = [
      NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: text, queue: nil) {
        let name = $0.name.rawValue
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    text.deleteCharacters(in: NSRange(location: 0, length: 1))
    observers.forEach(NotificationCenter.default.removeObserver)
    #expect(
      names == [
        "NSTextStorageWillProcessEditingNotification", "NSTextStorageDidProcessEditingNotification",
      ])
  }

  @Test func aSubclassWithItsOwnStorageIsReadAndChanged() throws {
    let text = Highlighting()
    text.append(NSAttributedString(string: "go North", attributes: [.kern: 2.0]))
    #expect(text.length == 8 && text.string == "go North")
    var range = NSRange()
    let color = text.attribute(
      .foregroundColor, at: 3, longestEffectiveRange: &range, in: NSRange(location: 0, length: 8))
    #expect(color as? UIColor == .red && range == NSRange(location: 3, length: 5))
    text.insert(NSAttributedString(string: "Far "), at: 0)
    #expect(text.attributedSubstring(from: NSRange(location: 4, length: 2)).string == "go")
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(text.attribute(.kern, at: 4, effectiveRange: nil) as? Double == 2)
    let copy = try #require(text.copy() as? NSAttributedString)
    #expect(copy.string == "Far go North" && text.isEqual(to: copy))
    text.setAttributedString(NSAttributedString(string: "x"))
    #expect(text.string == "x" && copy.length == 12)
  }

  @Test func aSubclassWithItsOwnStorageIsLaidOutAndDrawn() {
    let (text, manager) = (Highlighting(), NSLayoutManager())
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    text.addLayoutManager(manager)
    manager.addTextContainer(container)
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    text.append(NSAttributedString(string: "go North", attributes: font))
    let size = text.string.size(withAttributes: font)
    #expect(abs(manager.usedRect(for: container).width - size.width - 10) < 0.01)
  }
}
