import Testing
import UIKit
import UIKitTestSupport

@Suite struct UISearchBarBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private final class Listener: NSObject, UISearchBarDelegate {
    var heard: [String] = []
    var mayBegin = true
    var shouldChangeText = true
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      heard.append("should begin")
      return mayBegin
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("began") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      heard.append("should end")
      return true
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      heard.append("text \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { shouldChangeText }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
    func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) { heard.append("scope \(selectedScope)") }
  }

  /// Returns a bar of 320 points in a window, with its delegate.
  @MainActor private static func shown() -> (bar: UISearchBar, Listener, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let (bar, listener) = (UISearchBar(), Listener())
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
    bar.delegate = listener
    window.addSubview(bar)
    window.layoutIfNeeded()
    return (bar, listener, window)
  }

  static let rows: Behaviours = Behaviours(of: "UISearchBar") {
    $0.row(
      "the cancel button and its text have undocumented keys",
      .report("iphone-swift.wekeepcoding.com/article/14022643")
    ) {
      let bar = UISearchBar()
      bar.setValue("Done", forKey: "cancelButtonText")
      let button = try #require(bar.value(forKey: "cancelButton") as? UIButton)
      #expect(button.title(for: .normal) == "Done")
    }
    $0.row(
      "no button, scope bar or text is shown by default",
      .apple("uikit/uisearchbar/showscancelbutton")
    ) {
      let bar = UISearchBar()
      #expect(!bar.showsCancelButton && !bar.showsBookmarkButton && !bar.showsScopeBar)
      #expect(!bar.showsSearchResultsButton && bar.placeholder == nil && bar.prompt == nil)
      #expect(bar.isTranslucent && bar.searchBarStyle == .default)
      #expect(bar.selectedScopeButtonIndex == 0 && bar.scopeButtonTitles == nil)
    }
    $0.row(
      "the delegate is called with typed text",
      .apple("uikit/uisearchbardelegate/searchbar(_:textdidchange:)")
    ) {
      let (bar, listener, window) = shown()
      bar.searchTextField.insertText("ab")
      bar.searchTextField.deleteBackward()
      #expect(listener.heard == ["text ab", "text a"] && bar.text == "a")
      #expect(bar.window === window)
    }
    $0.row(
      "a change that the delegate refuses is not made",
      .apple("uikit/uisearchbardelegate/searchbar(_:shouldchangetextin:replacementtext:)")
    ) {
      let (bar, listener, window) = shown()
      bar.text = "x"
      listener.shouldChangeText = false
      bar.searchTextField.insertText("y")
      #expect(bar.text == "x" && bar.window === window)
    }
    $0.row(
      "the delegate's should and did methods are called for editing",
      .apple("uikit/uisearchbardelegate/searchbartextdidbeginediting(_:)")
    ) {
      let (bar, listener, window) = shown()
      #expect(bar.becomeFirstResponder() && bar.searchTextField.isFirstResponder)
      #expect(listener.heard == ["should begin", "began"])
      listener.heard = []
      #expect(bar.resignFirstResponder() && !bar.isFirstResponder)
      #expect(listener.heard == ["should end", "ended"] && bar.window === window)
    }
    $0.row(
      "a delegate can prevent editing",
      .apple("uikit/uisearchbardelegate/searchbarshouldbeginediting(_:)")
    ) {
      let (bar, listener, window) = shown()
      listener.mayBegin = false
      #expect(!bar.becomeFirstResponder() && bar.window === window)
      #expect(listener.heard == ["should begin"])
    }
    $0.row(
      "the return key is the search button",
      .apple("uikit/uisearchbardelegate/searchbarsearchbuttonclicked(_:)")
    ) {
      let (bar, listener, window) = shown()
      bar.becomeFirstResponder()
      listener.heard = []
      bar.searchTextField.insertText("\n")
      #expect(listener.heard == ["search"] && bar.window === window)
    }
    $0.row(
      "a tap on Cancel calls the delegate and has no other effect",
      .apple("uikit/uisearchbardelegate/searchbarcancelbuttonclicked(_:)")
    ) {
      let (bar, listener, window) = shown()
      (bar.text, bar.showsCancelButton) = ("x", true)
      window.layoutIfNeeded()
      try window.play { $0.tap(at: CGPoint(x: 290, y: 28)) }
      #expect(listener.heard == ["cancel"] && bar.text == "x" && bar.showsCancelButton)
    }
    $0.row(
      "the field shrinks for the cancel button", .apple("uikit/uisearchbar/showscancelbutton")
    ) {
      let (bar, _, window) = shown()
      let width = bar.searchTextField.frame.width
      bar.setShowsCancelButton(true, animated: false)
      window.layoutIfNeeded()
      #expect(bar.searchTextField.frame.width < width - 40)
    }
    $0.row(
      "clearing the text counts as a change of text",
      .apple("uikit/uisearchbardelegate/searchbar(_:textdidchange:)")
    ) {
      let (bar, listener, window) = shown()
      bar.becomeFirstResponder()
      bar.text = "x"
      window.layoutIfNeeded()
      listener.heard = []
      try window.play { $0.tap(at: CGPoint(x: 296, y: 28)) }
      #expect(listener.heard == ["text "] && bar.text == "")
    }
    $0.row(
      "a tap on a scope calls the delegate with its index",
      .apple("uikit/uisearchbardelegate/searchbar(_:selectedscopebuttonindexdidchange:)")
    ) {
      let (bar, listener, window) = shown()
      (bar.scopeButtonTitles, bar.showsScopeBar) = (["All", "Mine"], true)
      bar.sizeToFit()
      window.layoutIfNeeded()
      #expect(bar.frame.height > 56)
      try window.play { $0.tap(at: CGPoint(x: 240, y: bar.frame.maxY - 22)) }
      #expect(listener.heard == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
    }
    $0.row(
      "text and placeholder are the field's", .apple("uikit/uisearchbar/searchtextfield")
    ) {
      let bar = UISearchBar()
      (bar.text, bar.placeholder) = ("one", "two")
      #expect(bar.searchTextField.text == "one" && bar.searchTextField.placeholder == "two")
    }
  }
}
