import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitControls

/// Tests the delegate calls of text fields and search bars in which nothing is typed.
@MainActor
@Suite struct TextDelegateTests {
  private final class Careful: UITextFieldDelegate {
    var allows = false
    private(set) var count = 0

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      count += 1
      return allows
    }
  }

  @Test func aFieldQueriesItsDelegateBeforeItIsCleared() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    (field.text, field.clearButtonMode) = ("Text", .always)
    let (screen, delegate) = (ControlScreen(field), Careful())
    field.delegate = delegate
    screen.tap(185, 17)
    #expect(field.text == "Text" && delegate.count == 1)
    delegate.allows = true
    screen.tap(185, 17)
    #expect(field.text == "" && delegate.count == 2)
    (field.text, field.delegate) = ("Text", nil)
    screen.tap(185, 17)
    #expect(field.text == "")
  }

  private final class Listener: UISearchBarDelegate {
    private(set) var heard: [String] = []

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      heard.append("changed to '\(searchText)'")
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancelled") }
  }

  @Test func aSearchBarReportsItsButtons() {
    let (window, bar, listener) = (
      UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100)),
      UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56)), Listener()
    )
    (bar.text, bar.showsCancelButton, bar.delegate) = ("Text", true, listener)
    window.addSubview(bar)
    bar.layoutIfNeeded()
    let (field, finger) = (bar.searchTextField, Finger(over: window))
    let clear = field.clearButtonRect(forBounds: field.bounds)
    finger.down(at: field.convert(CGPoint(x: clear.midX, y: clear.midY), to: window))
    finger.up(at: field.convert(CGPoint(x: clear.midX, y: clear.midY), to: window))
    #expect(bar.text == "" && listener.heard == ["changed to ''"])
    finger.down(at: bar.cancelButton.center)
    finger.up(at: bar.cancelButton.center)
    #expect(listener.heard == ["changed to ''", "cancelled"])
    bar.text = "set by hand"
    #expect(listener.heard.count == 2)
  }
}
