extension UISearchController {
  /// When the scopes of a search bar are shown. Raw values are UIKit's. Source: Apple,
  /// UISearchController.ScopeBarActivation.
  public enum ScopeBarActivation: Int, Sendable {
    /// The system's choice: during a search.
    case automatic = 0
    /// By `showsScopeBar` only.
    case manual = 1
    /// While there is a text.
    case onTextEntry = 2
    /// During a search.
    case onSearchActivation = 3
  }

  /// The place of the search bar: below the title.
  public var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  /// The suggestions below the search bar.
  @available(*, unavailable, message: "write 'searchResultsController'")
  public var searchSuggestions: [NSObject]? {
    get { nil }
    set {}
  }

  /// Whether suggestions are hidden below a title.
  @available(*, unavailable, message: "there are no suggestions")
  public var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
    get { false }
    set {}
  }
}

// Unsupported: UISearchController.scopeBarActivation · works · `onTextEntry` shows the scopes with
//   the first text, until the search ends. · uncertain · test: SearchScopesTests
