import Testing
import UIKit

@Suite struct NSTextStorageBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static let folder = "uikit/nstextstorage/"

  private final class Listing: NSTextStorage {
    var calls: [String] = []

    override func processEditing() {
      calls.append("\(editedRange.location) \(editedRange.length) \(changeInLength)")
      super.processEditing()
    }
  }

  static let rows: Behaviours = Behaviours(of: "NSTextStorage") {
    $0.row("a text has no layout managers", .apple(folder + "layoutmanagers")) {
      #expect(NSTextStorage(string: "a").layoutManagers.isEmpty)
    }
    $0.row("nothing is edited", .apple(folder + "editedmask")) {
      #expect(NSTextStorage(string: "a").editedMask == [])
      #expect(NSTextStorage(string: "a").changeInLength == 0)
    }
    $0.row("an edit is processed at once", .apple(folder + "edited(_:range:changeinlength:)")) {
      let text = Listing(string: "abc")
      text.replaceCharacters(in: NSRange(location: 1, length: 2), with: "xyz")
      #expect(text.calls == ["1 3 1"])
    }
    $0.row(
      "edits between begin and end are processed as one", .apple(folder + "processediting()")
    ) {
      let text = Listing(string: "abc")
      text.beginEditing()
      text.deleteCharacters(in: NSRange(location: 0, length: 1))
      text.append(NSAttributedString(string: "d"))
      #expect(text.calls.isEmpty)
      text.endEditing()
      #expect(text.calls == ["0 3 0"])
    }
    $0.row("a layout manager has one text", .apple(folder + "addlayoutmanager(_:)")) {
      let (one, other) = (NSTextStorage(string: "a"), NSTextStorage(string: "b"))
      let manager = NSLayoutManager()
      one.addLayoutManager(manager)
      other.addLayoutManager(manager)
      #expect(manager.textStorage === other && one.layoutManagers.isEmpty)
    }
  }
}
