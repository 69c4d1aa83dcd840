/// Manages a search bar and the display of the results.
///
/// The search bar of a navigation item's `searchController` is below the title. A search begins
/// when the user edits the text or with ``isActive``; it ends with the Cancel button, a tap on the
/// dimmed content, or ``isActive``. The results' view is shown over the controller, below the bar,
/// while there is a text. The changes are not animated.
///
/// Source: Apple, UISearchController.
@preconcurrency @MainActor
open class UISearchController: UIViewController, SearchBarOwner {
  /// The colour that dims the content while no results are shown. Uncertain.
  private static let dim = UIColor(white: 0, alpha: 0.1)

  /// The controller that shows the results; nil if the searched controller does.
  public private(set) var searchResultsController: UIViewController?
  /// The object that updates the results. Default nil.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate of the search controller. Default nil.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether a search is active.
  open var isActive: Bool {
    get { isSearching }
    set { newValue ? begin() : end() }
  }

  /// Whether the content is dimmed until results are shown; a tap on it then ends the search.
  /// Default true.
  open var obscuresBackgroundDuringPresentation = true { didSet { showParts() } }
  /// ``obscuresBackgroundDuringPresentation``, under its name before iOS 12.
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  public final var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// When the search bar's scopes are shown. Default `.automatic`.
  open var scopeBarActivation: ScopeBarActivation {
    get { activation ?? (automaticallyShowsScopeBar ? .automatic : .manual) }
    set {
      activation = newValue
      automaticallyShowsScopeBar = newValue != .manual
    }
  }
  private var activation: ScopeBarActivation?
  /// Whether the row with title and buttons is hidden during a search. Default true.
  open var hidesNavigationBarDuringPresentation = true { didSet { navigation?.searchDidChange() } }
  /// Whether the search bar's Cancel button is shown during a search. Default true.
  open var automaticallyShowsCancelButton = true
  /// Whether the search bar's scopes, if any, are shown during a search. Default true.
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown while there is a text. Default true.
  open var automaticallyShowsSearchResultsController = true { didSet { showParts() } }
  /// Whether the results are shown. Setting it sets ``automaticallyShowsSearchResultsController``
  /// to false.
  open var showsSearchResultsController: Bool {
    get { areResultsVisible }
    set {
      wantsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  /// The search bar.
  open var searchBar: UISearchBar { ownBar }

  /// The navigation controller whose bar contains the search bar.
  weak var navigation: UINavigationController?
  private let ownBar = UISearchBar(frame: .zero)
  private var isSearching = false
  private var wantsResults = false

  // MARK: Lifecycle

  /// Creates a search controller with a controller for the results; nil for the searched
  /// controller.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.owner = self
  }

  /// Creates a search controller without a results controller and with the names of its view's nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    searchBar.owner = self
  }

  /// Creates a search controller from a nib.
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
    if scopeBarActivation != .onTextEntry { showScopes() }
    installSearchView()
    delegate?.didPresentSearchController?(self)
    notifyUpdater()
  }

  private func end() {
    guard isSearching else { return }
    delegate?.willDismissSearchController?(self)
    isSearching = false
    searchBar.searchTextField.text = nil
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    removeSearchView()
    notifyUpdater()
    delegate?.didDismissSearchController?(self)
  }

  private func showScopes() {
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false {
      searchBar.showsScopeBar = true
    }
  }

  /// Updates the results after a change of the text or the scope.
  package func searchDidChange() {
    if isSearching, scopeBarActivation == .onTextEntry, searchBar.text?.isEmpty == false {
      showScopes()
    }
    showParts()
    notifyUpdater()
  }

  package func searchBarDidResize() { navigation?.searchDidChange() }

  private func notifyUpdater() { searchResultsUpdater?.updateSearchResults(for: self) }

  /// Adds the search's view over the searched content: below the navigation bar of a navigation
  /// controller, otherwise below the search bar.
  func installSearchView() {
    guard let host = navigation ?? searchBar.nearestController else { return }
    let around = host.view is UIScrollView ? host.view.superview : host.view
    guard let container = navigation?.content ?? around else { return }
    let top = navigation == nil ? searchBar.convert(searchBar.bounds, to: container).maxY : 0
    host.addChild(self)
    beginAppearanceIfNeeded(true, animated: false)
    view.frame = container.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    container.addSubview(view)
    endAppearanceTransition()
    didMove(toParent: host)
    showParts()
    navigation?.searchDidChange()
  }

  private func removeSearchView() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    beginAppearanceIfNeeded(false, animated: false)
    view.removeFromSuperview()
    endAppearanceTransition()
    removeFromParent()
    navigation?.searchDidChange()
  }

  // MARK: Results

  private var areResultsVisible: Bool {
    guard isSearching, searchResultsController != nil else { return false }
    return automaticallyShowsSearchResultsController
      ? searchBar.text?.isEmpty == false : wantsResults
  }

  /// Shows the results, dims the searched content, or neither.
  func showParts() {
    guard isViewLoaded else { return }
    let showsResults = areResultsVisible
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

  /// Makes the view resize with the searched content.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Ends the search when a touch on the dimmed content ends.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if areResultsVisible { super.touchesEnded(touches, with: event) } else { isActive = false }
  }
}

extension UIView {
  /// The controller of the view or of its nearest superview with one.
  fileprivate var nearestController: UIViewController? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.viewController).first
  }
}

// Unsupported: UISearchController: coming and going · drawn · Search and results come and go at
//   once, also when other controllers are pushed. · test: SearchControllerTests
// Unsupported: UISearchController.searchSuggestions · absent · There are no suggestions and no
//   other places of the bar (`preferredSearchBarPlacement`).
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
