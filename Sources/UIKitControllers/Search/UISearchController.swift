/// A search bar, and what is shown while something is looked for.
///
/// The bar of the `searchController` of a navigation item stands under the title. A search begins
/// when its field is written to, or by ``isActive``; it ends by the button that says «Cancel», by
/// a finger on what is dimmed, or by ``isActive``. The results' view lies over the controller,
/// below the bar, while there is a text. It comes and goes at once.
///
/// Source: Apple, UISearchController.
@preconcurrency @MainActor
open class UISearchController: UIViewController, SearchBarOwner {
  /// What lies over the content while nothing is shown of the results. Uncertain.
  private static let dim = UIColor(white: 0, alpha: 0.1)

  /// What shows the results; nil where the controller that is searched does.
  public private(set) var searchResultsController: UIViewController?
  /// Who looks for the text. Default nil.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate of the search controller. Default nil.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether something is looked for.
  open var isActive: Bool {
    get { isSearching }
    set { newValue ? begin() : end() }
  }

  /// Whether content is dimmed as long as no results are shown, so that a finger on it ends the
  /// search. Default true.
  open var obscuresBackgroundDuringPresentation = true { didSet { showParts() } }
  /// Whether the row with title and buttons goes away meanwhile. Default true.
  open var hidesNavigationBarDuringPresentation = true { didSet { navigation?.searchDidChange() } }
  /// Whether the bar's button that says «Cancel» is there meanwhile. Default true.
  open var automaticallyShowsCancelButton = true
  /// Whether the bar's scopes, if it has some, are there meanwhile. Default true.
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown where there is a text. Default true.
  open var automaticallyShowsSearchResultsController = true { didSet { showParts() } }
  /// Whether the results are shown, with and without a text. Setting it ends
  /// ``automaticallyShowsSearchResultsController``.
  open var showsSearchResultsController: Bool {
    get { areResultsShown }
    set {
      wantsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  /// The bar.
  open var searchBar: UISearchBar { ownBar }

  /// In whose bar the search bar stands.
  weak var navigation: UINavigationController?
  private let ownBar = UISearchBar(frame: .zero)
  private var isSearching = false
  private var wantsResults = false

  // MARK: Lifecycle

  /// A search whose results another controller shows; nil for the one that is searched.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.owner = self
  }

  /// A search without a controller for results; the names are those of a nib with its view.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    searchBar.owner = self
  }

  /// A search as a nib describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    searchBar.owner = self
  }

  // MARK: Beginning and end

  private func begin() {
    guard !isSearching else { return }
    delegate?.presentSearchController?(self)
    guard !isSearching else { return }
    delegate?.willPresentSearchController?(self)
    isSearching = true
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false {
      searchBar.showsScopeBar = true
    }
    comeIn()
    delegate?.didPresentSearchController?(self)
    tellUpdater()
  }

  private func end() {
    guard isSearching else { return }
    delegate?.willDismissSearchController?(self)
    isSearching = false
    searchBar.searchTextField.text = nil
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    goOut()
    tellUpdater()
    delegate?.didDismissSearchController?(self)
  }

  /// The bar has another text or scope.
  package func searchDidChange() {
    showParts()
    tellUpdater()
  }

  package func searchBarDidResize() { navigation?.searchDidChange() }

  private func tellUpdater() { searchResultsUpdater?.updateSearchResults(for: self) }

  /// The search lies over what is searched: in a navigation controller under its bar, elsewhere
  /// below the search bar.
  func comeIn() {
    guard let host = navigation ?? searchBar.nearestController else { return }
    let around = host.view is UIScrollView ? host.view.superview : host.view
    guard let container = navigation?.content ?? around else { return }
    let top = navigation == nil ? searchBar.convert(searchBar.bounds, to: container).maxY : 0
    host.addChild(self)
    beginAppearanceTransition(true, animated: false)
    view.frame = container.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    container.addSubview(view)
    endAppearanceTransition()
    didMove(toParent: host)
    showParts()
    navigation?.searchDidChange()
  }

  private func goOut() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    beginAppearanceTransition(false, animated: false)
    view.removeFromSuperview()
    endAppearanceTransition()
    removeFromParent()
    navigation?.searchDidChange()
  }

  // MARK: Parts

  private var areResultsShown: Bool {
    guard isSearching, searchResultsController != nil else { return false }
    return automaticallyShowsSearchResultsController
      ? searchBar.text?.isEmpty == false : wantsResults
  }

  /// Shows the results, or dims what is searched, or neither.
  func showParts() {
    guard isViewLoaded else { return }
    let showsResults = areResultsShown
    let isElsewhere = navigation.map { $0.search !== self } ?? false
    view.isHidden = isElsewhere || !(showsResults || obscuresBackgroundDuringPresentation)
    view.backgroundColor = showsResults ? .clear : Self.dim
    guard let results = searchResultsController else { return }
    if showsResults, results.parent == nil {
      addChild(results)
      results.view.frame = view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(results.view)
      results.didMove(toParent: self)
    }
    results.viewIfLoaded?.isHidden = !showsResults
  }

  /// A view that follows what is searched.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// A finger that is lifted from what is dimmed ends the search.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if areResultsShown { super.touchesEnded(touches, with: event) } else { isActive = false }
  }
}

extension UIView {
  /// The controller of the view, or of the nearest one around it that has one.
  fileprivate var nearestController: UIViewController? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.viewController).first
  }
}

// Unsupported: UISearchController: coming and going · drawn · Search and results come and go at
//   once, also when other controllers are pushed. · test: SearchControllerTests
// Unsupported: UISearchController.searchSuggestions · absent · There are no suggestions, activation
//   of scopes, or other places of the bar (`preferredSearchBarPlacement`).
// Unsupported: UISearchController: presentation · works · A search is a child of the navigation
//   controller: `presentedViewController` is nil. Elsewhere the navigation bar stays as it is. ·
//   test: SearchControllerTests
// Unsupported: UISearchController: text set by code · works · Setting the text by code notifies the
//   updater, too. · test: SearchControllerTests
// Unsupported: UISearchController: scrolling · drawn · The bar is visible from the beginning where
//   it goes away with content. It has no resting place below a large title. · test:
//   SearchControllerTests
// Unsupported: UISearchController: look · drawn · The field's place in the 52 points, how dark
//   content is, and the order of notifications at the end. · uncertain · test:
//   SearchControllerTests
