import Sessions
import Testing
import UIKit

@testable import UIKitControls

/// Tests a search bar of 52 points under a title of 44, below a status bar of 47.
@MainActor @Suite struct SearchControllerTests {
  private final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      50
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  private final class Listener: UISearchResultsUpdating, UISearchControllerDelegate {
    var heard: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
      heard.append("\(searchController.isActive) \(searchController.searchBar.text ?? "")")
    }

    func willPresentSearchController(_ searchController: UISearchController) {
      heard.append("will begin")
    }

    func didPresentSearchController(_ searchController: UISearchController) {
      heard.append("began")
    }

    func willDismissSearchController(_ searchController: UISearchController) {
      heard.append("will end")
    }

    func didDismissSearchController(_ searchController: UISearchController) {
      heard.append("ended")
    }
  }

  private struct Screen {
    let search: UISearchController
    let navigation: UINavigationController
    let window: UIWindow

    @MainActor func barAndSearch() -> [CGRect] {
      window.layoutIfNeeded()
      return [navigation.navigationBar.frame, search.searchBar.frame]
    }
  }

  private func screen(
    _ root: UIViewController = UIViewController(), results: UIViewController? = nil,
    prefersLargeTitles: Bool = false
  ) -> Screen {
    let search = UISearchController(searchResultsController: results)
    root.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = prefersLargeTitles
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.edges = ScreenEdges(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), navigationBarHeight: 44)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return Screen(search: search, navigation: navigation, window: window)
  }

  private func rect(_ y: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: 390, height: height)
  }

  @Test func theBarIsUnderTheTitle() {
    let root = UIViewController()
    let screen = screen(root)
    #expect(screen.barAndSearch() == [rect(47, 96), rect(44, 52)])
    let field = screen.search.searchBar.searchTextField.frame
    #expect(field == CGRect(x: 16, y: 1, width: 358, height: 36))
    #expect(root.view.safeAreaInsets.top == 143)
    root.navigationItem.searchController = nil
    screen.window.layoutIfNeeded()
    #expect(screen.navigation.navigationBar.frame == rect(47, 44))
    #expect(screen.search.searchBar.superview == nil && root.view.safeAreaInsets.top == 91)
  }

  @Test func theBarIsUnderALargeTitle() {
    let screen = screen(prefersLargeTitles: true)
    #expect(screen.barAndSearch() == [rect(47, 148), rect(96, 52)])
  }

  @Test func theBarDisappearsWithScrolledContent() {
    let list = List(style: .plain)
    let screen = screen(list, prefersLargeTitles: true)
    let table: UITableView! = list.tableView
    #expect(table.contentOffset.y == -195)
    table.contentOffset.y += 20
    #expect(screen.barAndSearch() == [rect(47, 128), rect(96, 32)])
    #expect(screen.search.searchBar.searchTextField.frame.height == 16)
    table.contentOffset.y += 62
    #expect(screen.barAndSearch() == [rect(47, 66), rect(66, 0)])
    table.contentOffset.y += 100
    #expect(screen.barAndSearch() == [rect(47, 44), rect(44, 0)])
    table.contentOffset.y = -195
    #expect(screen.barAndSearch() == [rect(47, 148), rect(96, 52)])
  }

  @Test func theBarMayStay() {
    let list = List(style: .plain)
    list.navigationItem.hidesSearchBarWhenScrolling = false
    let screen = screen(list)
    list.tableView.contentOffset.y += 100
    #expect(screen.barAndSearch() == [rect(47, 96), rect(44, 52)])
    #expect(list.view.safeAreaInsets.top == 143)
  }

  @Test func aSearchTakesTheTitlesPlace() {
    let screen = screen(List(style: .plain))
    let listener = Listener()
    (screen.search.delegate, screen.search.searchResultsUpdater) = (listener, listener)
    screen.search.searchBar.becomeFirstResponder()
    #expect(screen.search.isActive && screen.search.searchBar.showsCancelButton)
    #expect(screen.barAndSearch() == [rect(47, 52), rect(0, 52)])
    #expect(screen.search.view.superview != nil && !screen.search.view.isHidden)
    screen.search.searchBar.searchTextField.insertText("a")
    screen.search.searchBar.cancelButton.sendActions(for: .primaryActionTriggered)
    #expect(!screen.search.isActive && !screen.search.searchBar.showsCancelButton)
    #expect(screen.barAndSearch() == [rect(47, 96), rect(44, 52)])
    #expect(screen.search.view.superview == nil)
    #expect(
      listener.heard == [
        "will begin", "began", "true ", "true a", "will end", "false ", "ended",
      ])
  }

  @Test func theTitleMayStay() {
    let screen = screen(List(style: .plain))
    screen.search.hidesNavigationBarDuringPresentation = false
    screen.search.isActive = true
    #expect(screen.barAndSearch() == [rect(47, 96), rect(44, 52)])
  }

  @Test func resultsAreBelowTheBarWhereThereIsAText() {
    let (results, list) = (List(style: .plain), List(style: .plain))
    let screen = screen(list, results: results)
    screen.search.isActive = true
    screen.window.layoutIfNeeded()
    #expect(!results.isViewLoaded && !screen.search.showsSearchResultsController)
    screen.search.searchBar.text = "a"
    screen.window.layoutIfNeeded()
    #expect(screen.search.showsSearchResultsController && results.parent === screen.search)
    #expect(results.view.convert(results.view.bounds, to: nil) == rect(0, 844))
    #expect(results.view.safeAreaInsets.top == 99)
    let hit = screen.window.hitTest(CGPoint(x: 100, y: 300), with: nil)
    #expect(hit?.isDescendant(of: results.view) == true)
    screen.search.searchBar.text = ""
    #expect(results.view.isHidden)
    screen.search.showsSearchResultsController = true
    #expect(!results.view.isHidden)
  }

  @Test func aFingerOnWhatIsDimmedEndsTheSearch() {
    let list = List(style: .plain)
    let screen = screen(list)
    screen.search.isActive = true
    screen.window.layoutIfNeeded()
    let point = CGPoint(x: 100, y: 300)
    #expect(screen.window.hitTest(point, with: nil) === screen.search.view)
    screen.search.obscuresBackgroundDuringPresentation = false
    #expect(screen.window.hitTest(point, with: nil)?.isDescendant(of: list.view) == true)
    screen.search.touchesEnded([], with: nil)
    #expect(!screen.search.isActive)
  }

  /// The bar is the header of a table without a navigation controller.
  @Test func aBarElsewhereIsSearchedBelow() {
    let root = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.frame = CGRect(x: 0, y: 20, width: 320, height: 56)
    root.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    root.view.addSubview(search.searchBar)
    search.isActive = true
    #expect(search.view.frame == CGRect(x: 0, y: 76, width: 320, height: 404))
    #expect(search.parent === root)
    search.isActive = false
    #expect(search.view.superview == nil && search.parent == nil)
  }
}
