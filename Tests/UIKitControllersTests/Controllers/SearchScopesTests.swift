import Testing
import UIKit

/// Tests when the scopes of a search bar are shown.
@MainActor @Suite struct SearchScopesTests {
  private func shown(_ activation: UISearchController.ScopeBarActivation) -> [Bool] {
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["a", "b"]
    search.scopeBarActivation = activation
    let controller = UIViewController()
    controller.navigationItem.searchController = search
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    var states = [search.searchBar.showsScopeBar]
    search.isActive = true
    states.append(search.searchBar.showsScopeBar)
    search.searchBar.text = "fox"
    states.append(search.searchBar.showsScopeBar)
    search.isActive = false
    return states + [search.searchBar.showsScopeBar]
  }

  @Test func scopesAreShownDuringASearch() {
    #expect(shown(.automatic) == [false, true, true, false])
    #expect(shown(.onSearchActivation) == [false, true, true, false])
  }

  @Test func scopesAreShownWithAText() {
    #expect(shown(.onTextEntry) == [false, false, true, false])
  }

  @Test func scopesAreShownByTheAppOnly() {
    #expect(shown(.manual) == [false, false, false, false])
    #expect(!UISearchController(searchResultsController: nil).searchBar.showsScopeBar)
  }
}
