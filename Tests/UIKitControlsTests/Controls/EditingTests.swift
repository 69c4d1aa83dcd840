import Testing
import UIKit
import UIKitTestSupport

/// Tests the delegate calls of text entry without a keyboard.
@MainActor @Suite struct EditingTests {
  private class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
    var heard: [String] = []
    var refuses: Set<String> = []

    func ask(_ word: String) -> Bool {
      heard.append(word + "?")
      return !refuses.contains(word)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("begin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("began") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("end") }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ended") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("return") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { ask("change \(range.location),\(range.length) to '\(string)'") }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("begin") }
    func textViewDidBeginEditing(_ textView: UITextView) { heard.append("began") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("end") }
    func textViewDidEndEditing(_ textView: UITextView) { heard.append("ended") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { ask("change \(range.location),\(range.length) to '\(text)'") }
    func textViewDidChange(_ textView: UITextView) { heard.append("changed") }
    func textViewDidChangeSelection(_ textView: UITextView) { heard.append("selected") }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { ask("begin") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("began") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ask("end") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("ended") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      heard.append("'\(searchText)'")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { ask("change \(range.location),\(range.length) to '\(text)'") }

    func take() -> [String] {
      defer { heard = [] }
      return heard
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let listener = Listener()

  private func field(y: CGFloat = 0) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: y, width: 200, height: 34))
    field.delegate = listener
    window.addSubview(field)
    return field
  }

  // MARK: Responders

  @Test func aResponderNeedsAWindowAndAWish() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    #expect(!view.becomeFirstResponder() && view.resignFirstResponder())
    let lone = UITextField(frame: .zero)
    #expect(lone.canBecomeFirstResponder && !lone.becomeFirstResponder() && !lone.isFirstResponder)
  }

  @Test func oneIsTheFirstResponder() {
    let (one, two) = (field(), field(y: 50))
    #expect(one.becomeFirstResponder() && one.isFirstResponder && one.isEditing)
    #expect(listener.take() == ["begin?", "began"])
    #expect(two.becomeFirstResponder() && !one.isFirstResponder && two.isEditing)
    #expect(listener.take() == ["begin?", "end?", "ended", "began"])
    listener.refuses = ["end"]
    #expect(!one.becomeFirstResponder() && two.isFirstResponder)
    #expect(listener.take() == ["begin?", "end?"])
    #expect(!window.endEditing(false) && two.isFirstResponder)
    #expect(window.endEditing(true) && !two.isFirstResponder)
    listener.refuses = ["begin"]
    #expect(!one.becomeFirstResponder())
  }

  @Test func whatLeavesTheWindowIsNoFirstResponder() {
    let one = field()
    one.becomeFirstResponder()
    _ = listener.take()
    one.removeFromSuperview()
    #expect(listener.take() == ["end?", "ended"] && window.firstResponder == nil)
    window.addSubview(one)
    #expect(!one.isFirstResponder)
  }

  @Test func aTapBeginsAndADragOfAScrollViewEndsEditing() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
    scroll.contentSize = CGSize(width: 320, height: 900)
    scroll.keyboardDismissMode = .onDrag
    window.addSubview(scroll)
    let (one, finger) = (field(), Finger(over: window))
    finger.down(at: CGPoint(x: 50, y: 17))
    finger.up(at: CGPoint(x: 50, y: 17))
    #expect(one.isEditing)
    finger.down(at: CGPoint(x: 50, y: 250))
    finger.move(to: CGPoint(x: 50, y: 200))
    #expect(!one.isEditing)
    finger.up(at: CGPoint(x: 50, y: 200))
  }

  // MARK: Fields

  @Test func whatIsWrittenIntoAFieldIsQueriedAndNotified() {
    let (one, screen) = (field(), Counter())
    one.addAction(UIAction { _ in screen.count += 1 }, for: .editingChanged)
    one.insertText("Hé")
    one.insertText("🇯🇵")
    #expect(one.text == "Hé🇯🇵" && screen.count == 2)
    one.deleteBackward()
    #expect(one.text == "Hé" && screen.count == 3)
    #expect(
      listener.take() == ["change 0,0 to 'Hé'?", "change 2,0 to '🇯🇵'?", "change 2,4 to ''?"])
    listener.refuses = ["change 2,0 to 'x'"]
    one.insertText("x")
    #expect(one.text == "Hé" && screen.count == 3)
    one.text = ""
    one.deleteBackward()
    #expect(listener.take() == ["change 2,0 to 'x'?"] && screen.count == 3)
  }

  private final class Counter { var count = 0 }

  @Test func attributesStay() {
    let one = field()
    one.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 3])
    one.insertText("c")
    one.deleteBackward()
    one.deleteBackward()
    #expect(one.attributedText?.string == "a")
    #expect(one.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
  }

  @Test func editingBeginsWithAnEmptyTextWhereThatIsWanted() {
    let one = field()
    (one.text, one.clearsOnBeginEditing) = ("old", true)
    one.becomeFirstResponder()
    #expect(one.text == "")
    (one.text, one.clearsOnInsertion) = ("old", true)
    one.insertText("n")
    one.insertText("ew")
    #expect(one.text == "new")
  }

  @Test func theReturnKey() {
    let one = field()
    one.becomeFirstResponder()
    _ = listener.take()
    one.insertText("\n")
    #expect(listener.take() == ["return?"] && one.isEditing && one.text == "")
    let counter = Counter()
    one.addAction(UIAction { _ in counter.count += 1 }, for: .editingDidEndOnExit)
    one.insertText("\n")
    #expect(listener.take() == ["return?", "end?", "ended"] && counter.count == 1)
    listener.refuses = ["return"]
    one.insertText("\n")
    #expect(counter.count == 1)
  }

  @Test func viewsAtTheSidesFollowEditing() {
    let one = field()
    let (left, right) = (UIView(frame: .zero), UIView(frame: .zero))
    (one.leftView, one.leftViewMode) = (left, .whileEditing)
    (one.rightView, one.rightViewMode) = (right, .unlessEditing)
    one.layoutIfNeeded()
    #expect(left.isHidden && !right.isHidden)
    one.becomeFirstResponder()
    one.layoutIfNeeded()
    #expect(!left.isHidden && right.isHidden)
  }

  @Test func notificationsAndEventsAreSent() {
    let one = field()
    var names: [String] = []
    let observers = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: one, queue: nil) {
        let name = $0.name.rawValue
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    for (event, name) in [(UIControl.Event.editingDidBegin, "begin"), (.editingDidEnd, "end")] {
      one.addAction(UIAction { _ in names.append(name) }, for: event)
    }
    one.becomeFirstResponder()
    one.insertText("x")
    one.resignFirstResponder()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(
      names == [
        "begin", "UITextFieldTextDidBeginEditingNotification",
        "UITextFieldTextDidChangeNotification", "end", "UITextFieldTextDidEndEditingNotification",
      ])
  }

  // MARK: Text views

  private func textView(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    (view.text, view.delegate) = (text, listener)
    window.addSubview(view)
    return view
  }

  @Test func aTextViewIsWrittenWhereItsSelectionIs() {
    let view = textView("one three")
    #expect(view.selectedRange == NSRange(location: 9, length: 0))
    view.selectedRange = NSRange(location: 4, length: 0)
    view.insertText("two ")
    #expect(view.text == "one two three" && view.selectedRange.location == 8)
    #expect(
      listener.take() == ["selected", "change 4,0 to 'two '?", "selected", "changed"])
    view.selectedRange = NSRange(location: 0, length: 4)
    view.deleteBackward()
    view.deleteBackward()
    #expect(view.text == "two three" && view.selectedRange == NSRange(location: 0, length: 0))
    view.selectedRange = NSRange(location: 90, length: 9)
    #expect(view.selectedRange == NSRange(location: 9, length: 0))
    listener.refuses = ["change 9,0 to '\n'"]
    view.insertText("\n")
    #expect(view.text == "two three")
  }

  @Test func aTextViewsAttributesStay() {
    let view = textView("")
    view.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 3])
    view.insertText("c")
    #expect(view.attributedText.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 3)
  }

  @Test func aTextViewBeginsAndEndsEditing() {
    let (view, finger) = (textView("text"), Finger(over: window))
    finger.down(at: CGPoint(x: 50, y: 50))
    finger.up(at: CGPoint(x: 50, y: 50))
    #expect(view.isFirstResponder && listener.take() == ["begin?", "began"])
    #expect(view.resignFirstResponder() && listener.take() == ["end?", "ended"])
    view.isEditable = false
    #expect(view.becomeFirstResponder() && listener.take() == [])
    view.resignFirstResponder()
    view.isSelectable = false
    #expect(!view.becomeFirstResponder())
  }

  @Test func aTextViewsDelegateIsCalledForScrolling() {
    final class Scrolled: NSObject, UITextViewDelegate {
      var count = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }
    let (view, delegate) = (textView(String(repeating: "line\n", count: 50)), Scrolled())
    view.delegate = delegate
    view.layoutIfNeeded()
    view.contentOffset.y = 20
    #expect(delegate.count == 1 && view.delegate === delegate)
  }

  // MARK: Search bars

  @Test func aSearchBarCallsItsDelegate() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.delegate = listener
    window.addSubview(bar)
    #expect(bar.becomeFirstResponder() && bar.isFirstResponder)
    bar.searchTextField.insertText("cat")
    bar.searchTextField.insertText("\n")
    #expect(
      listener.take() == ["begin?", "began", "change 0,0 to 'cat'?", "'cat'", "search"])
    #expect(bar.resignFirstResponder() && listener.take() == ["end?", "ended"])
    listener.refuses = ["begin"]
    #expect(!bar.becomeFirstResponder())
  }
}
