import Testing
import UIKit

@testable import UIKitRuntime

@MainActor @Suite struct UndoManagerTests {
  @MainActor private final class Text {
    var words = ""
    let undo = UndoManager()
    init() { undo.groupsByEvent = false }
    func write(_ new: String) {
      let old = words
      words = new
      undo.beginUndoGrouping()
      undo.registerUndo(withTarget: self) { $0.write(old) }
      undo.endUndoGrouping()
    }
  }

  @Test func whatWasDoneIsTakenBackAndDoneAgain() {
    let text = Text()
    text.write("a")
    text.write("b")
    text.undo.undo()
    #expect(text.words == "a" && text.undo.canUndo && text.undo.canRedo)
    text.undo.undo()
    #expect(text.words == "" && !text.undo.canUndo)
    text.undo.redo()
    text.undo.redo()
    #expect(text.words == "b" && !text.undo.canRedo)
    text.undo.undo()
    text.write("c")
    #expect(!text.undo.canRedo)
  }

  @Test func aGroupIsTakenBackTogether() {
    let text = Text()
    text.undo.beginUndoGrouping()
    text.write("a")
    text.write("ab")
    text.undo.setActionName("Typing")
    text.undo.endUndoGrouping()
    #expect(text.undo.undoMenuItemTitle == "Undo Typing")
    text.undo.undo()
    #expect(text.words == "" && text.undo.redoActionName == "Typing")
    text.undo.redo()
    #expect(text.words == "ab")
  }

  @Test func aTurnOfTheMainQueueIsOneGroup() async {
    let text = Text()
    text.undo.groupsByEvent = true
    text.write("a")
    text.write("ab")
    text.undo.undo()
    #expect(text.words == "")
    text.write("a")
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    text.write("ab")
    text.undo.undo()
    #expect(text.words == "a")
  }

  @Test func whatIsNotRegisteredStays() {
    let text = Text()
    text.undo.disableUndoRegistration()
    text.write("a")
    text.undo.enableUndoRegistration()
    #expect(!text.undo.canUndo)
    text.undo.levelsOfUndo = 2
    for word in ["b", "c", "d"] { text.write(word) }
    for _ in 0..<3 { text.undo.undo() }
    #expect(text.words == "b")
    text.undo.removeAllActions(withTarget: text)
    #expect(!text.undo.canRedo)
  }
}
