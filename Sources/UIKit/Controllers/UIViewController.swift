/// Owns a tree of views: it loads them, gives them their data and hears when they appear.
///
/// Source: Apple, UIViewController.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The name a container shows, such as a navigation bar.
  open var title: String? {
    didSet { navigationItem.title = title }
  }

  /// The root view; the first access loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// The root view if it has been loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// What a navigation bar shows for this controller.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// The controller this one lies in.
  open package(set) weak var parent: UIViewController?

  /// The controllers inside this one.
  open package(set) var children: [UIViewController] = []

  private var loadedView: UIView?
  private var hasAppeared = false

  // MARK: Lifecycle

  /// A controller whose view is loaded when it is first asked for.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// A controller; nibs are not read here, so the names are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// A controller as an archive describes it. Archives are not read here.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes the root view. Default: a plain view of the screen's size.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Called once, after the root view was loaded.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the root view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the root view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// The responder after the controller: the superview of its view.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// Loads the root view if that has not happened.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Runs the appearance callbacks once; there is nothing to animate.
  package func appearIfNeeded() {
    guard !hasAppeared else { return }
    hasAppeared = true
    loadViewIfNeeded()
    viewWillAppear(false)
    viewDidAppear(false)
    for child in children { child.appearIfNeeded() }
  }

  // MARK: Containment

  /// Makes another controller a child. Its view has to be added by the caller.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller out of its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller becomes a child or stops being one.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller became a child or stopped being one.
  open func didMove(toParent parent: UIViewController?) {}

  /// The navigation controller this one is in.
  public var navigationController: UINavigationController? {
    var controller = parent
    while let current = controller {
      if let navigation = current as? UINavigationController { return navigation }
      controller = current.parent
    }
    return nil
  }
}
