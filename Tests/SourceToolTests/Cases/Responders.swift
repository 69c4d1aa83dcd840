import UIKit

private class Editor: UIViewController {
  var heard: [String] = []
  private(set) var value = 0
  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == #selector(UIResponderStandardEditActions.paste(_:)) { return false }
    return super.canPerformAction(action, withSender: sender)
  }
  override func copy(_ sender: Any?) { heard.append("copy") }
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "n", modifierFlags: [.command, .shift], action: #selector(new(_:)))]
  }
  @objc private func new(_ command: UIKeyCommand) { heard.append("new \(command.input ?? "")") }
  @objc func bubble(_ sender: Any) { heard.append("bubble") }
  @objc func set(_ new: NSNumber) {
    undoManager?.registerUndo(
      withTarget: self, selector: #selector(set(_:)), object: NSNumber(value: value))
    value = new.intValue
  }
}

/// These cases use actions of menus and keys, the responder chain, and the undo manager.
func responderCases() {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let editor = Editor()
  window.rootViewController = editor
  window.makeKeyAndVisible()
  let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  editor.view.addSubview(inner)
  let bubble = #selector(Editor.bubble(_:))
  expect(inner.target(forAction: bubble, withSender: nil) as? Editor === editor, "up the chain")
  expect(inner.target(forAction: Selector(("fly:")), withSender: nil) == nil, "no target for fly:")
  expect(editor.canPerformAction(#selector(copy(_:)), withSender: nil), "copy: is supported")
  expect(
    !editor.canPerformAction(#selector(UIResponder.paste(_:)), withSender: nil),
    "paste: is not supported")
  expect(
    !editor.canPerformAction(#selector(UIResponder.cut(_:)), withSender: nil),
    "cut: is not supported")
  let command = editor.keyCommands!.first!
  editor.perform(command.action, with: command)
  expectEqual(editor.heard, ["new n"])
  expectEqual(command.modifierFlags, [.shift, .command])

  editor.set(4)
  expectEqual(editor.value, 4)
  let changes = editor.undoManager!
  changes.undo()
  expectEqual(editor.value, 0)
  expect(!changes.canUndo && changes.canRedo, "undone")
  changes.redo()
  expectEqual(editor.value, 4)
  changes.removeAllActions()
  changes.beginUndoGrouping()
  changes.registerUndo(withTarget: editor) { $0.heard.append("one") }
  changes.registerUndo(withTarget: editor) { $0.heard.append("two") }
  changes.setActionName("Words")
  changes.endUndoGrouping()
  expectEqual(changes.undoMenuItemTitle, "Undo Words")
  editor.heard = []
  changes.undo()
  expectEqual(editor.heard, ["two", "one"])

  expect(editor.becomeFirstResponder(), "the first responder of a menu")
  let menu = UIMenuController.shared
  menu.menuItems = [UIMenuItem(title: "Up", action: bubble)]
  menu.showMenu(from: inner, rect: inner.bounds)
  expect(menu.isMenuVisible, "a menu")
  menu.hideMenu()
  expect(!menu.isMenuVisible, "no menu")
}
