import Sessions
import SnapshotTesting
import Testing
import UIKit

/// Tests search bars in navigation bars: `Golden/Controls/<name>.png`.
@MainActor @Suite struct SearchGoldens {
  private func window(_ change: (UISearchController) -> Void) -> UIWindow {
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 160)
    return RenderSession.fresh(bounds: bounds, scale: 1).run {
      let (root, results) = (UIViewController(), UIViewController())
      root.title = "Garden"
      root.view.backgroundColor = .systemGreen
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      results.view.backgroundColor = .systemYellow
      let search = UISearchController(searchResultsController: results)
      search.searchBar.placeholder = "Flowers"
      root.navigationItem.searchController = search
      let window = UIWindow(frame: bounds)
      window.rootViewController = UINavigationController(rootViewController: root)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      change(search)
      window.layoutIfNeeded()
      return window
    }
  }

  /// Below «Garden» and a plus is a field with «Flowers» in grey, above green.
  @Test func aSearchBarUnderTheTitle() {
    assertSnapshot(
      of: window { _ in }, as: .image(scale: 1), named: "search-at-rest",
      goldens: .golden("Controls"))
  }

  /// A field has «Rose» and a clear button, «Cancel» is beside it, there is no title, and yellow is
  /// below.
  @Test func aSearchWithResults() {
    let window = window {
      $0.isActive = true
      $0.searchBar.text = "Rose"
    }
    assertSnapshot(
      of: window, as: .image(scale: 1), named: "search-with-results", goldens: .golden("Controls"))
  }

  /// The bar is as at rest, without the title, with «Cancel», and the green is darker.
  @Test func aSearchThatBegins() {
    assertSnapshot(
      of: window { $0.isActive = true }, as: .image(scale: 1), named: "search-begun",
      goldens: .golden("Controls"))
  }
}
