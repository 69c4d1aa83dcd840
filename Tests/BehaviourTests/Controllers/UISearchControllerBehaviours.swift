import Testing
import UIKit
import UIKitTestSupport

@Suite struct UISearchControllerBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UISearchController") {
    $0.row(
      "a search obscures, hides the navigation bar and shows its buttons by itself",
      .apple("uikit/uisearchcontroller/obscuresbackgroundduringpresentation")
    ) {
      let search = UISearchController(searchResultsController: nil)
      #expect(search.obscuresBackgroundDuringPresentation && !search.isActive)
      #expect(search.hidesNavigationBarDuringPresentation)
      #expect(search.automaticallyShowsCancelButton && search.automaticallyShowsScopeBar)
    }
    $0.row(
      "the updater is called for each change of the text",
      .apple("uikit/uisearchresultsupdating/updatesearchresults(for:)")
    ) {
      let (search, window, updater) = Self.shown()
      search.isActive = true
      updater.texts = []
      search.searchBar.text = "a"
      #expect(updater.texts == ["a"])
      _ = window
    }
    $0.row(
      "the updater is called when the search begins",
      .apple("uikit/uisearchresultsupdating/updatesearchresults(for:)")
    ) {
      let (search, window, updater) = Self.shown()
      search.isActive = true
      #expect(updater.texts == [""])
      _ = window
    }
    $0.row(
      "the search bar's text is cleared after the search",
      .apple("uikit/uisearchcontroller/isactive"), uncertain: "Apple's page does not state it"
    ) {
      let (search, window, _) = Self.shown()
      search.isActive = true
      search.searchBar.text = "a"
      search.isActive = false
      #expect(search.searchBar.text == "")
      _ = window
    }
    $0.row(
      "the delegate is called at the beginning and the end",
      .apple("uikit/uisearchcontrollerdelegate")
    ) {
      let (search, window, _) = Self.shown()
      let listener = SearchListener()
      search.delegate = listener
      search.isActive = true
      search.isActive = false
      #expect(listener.news == ["will come", "came", "will go", "went"])
      _ = window
    }
    $0.row(
      "the field is inside the safe area at the sides",
      .apple("uikit/uiview/safeareainsets")
    ) {
      onDevice(.iPhone13, .landscape) { window in
        let search = UISearchController(searchResultsController: nil)
        let root = UIViewController()
        root.navigationItem.searchController = search
        root.navigationItem.hidesSearchBarWhenScrolling = false
        window.show(UINavigationController(rootViewController: root))
        let field = search.searchBar.searchTextField
        let frame = field.convert(field.bounds, to: window)
        #expect(frame.minX == 63 && frame.maxX == 781)
      }
    }
    $0.row(
      "the field grows with the text size", .wwdc("2017/204"), uncertain: "by how much it grows"
    ) {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
      #expect(bar.intrinsicContentSize.height == 56)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      view.addSubview(bar)
      bar.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      view.layoutIfNeeded()
      #expect(bar.intrinsicContentSize.height > 60)
      #expect(bar.searchTextField.font?.pointSize == 33)
    }
  }

  @MainActor
  private static func shown() -> (UISearchController, UIWindow, Updater) {
    let (search, root, updater) = (SearchWithUpdater(), UIViewController(), Updater())
    search.searchResultsUpdater = updater
    search.updater = updater
    root.navigationItem.searchController = search
    return (search, shownWindow(UINavigationController(rootViewController: root)), updater)
  }
}

private final class SearchWithUpdater: UISearchController {
  var updater: Updater?

  init() { super.init(searchResultsController: nil) }

  required init?(coder: NSCoder) { nil }
}

private final class Updater: NSObject, UISearchResultsUpdating {
  var texts: [String] = []

  func updateSearchResults(for searchController: UISearchController) {
    texts.append(searchController.searchBar.text ?? "")
  }
}

private final class SearchListener: NSObject, UISearchControllerDelegate {
  var news: [String] = []

  func willPresentSearchController(_ searchController: UISearchController) {
    news.append("will come")
  }
  func didPresentSearchController(_ searchController: UISearchController) { news.append("came") }
  func willDismissSearchController(_ searchController: UISearchController) {
    news.append("will go")
  }
  func didDismissSearchController(_ searchController: UISearchController) { news.append("went") }
}
