/// A tab of a tab bar controller, since iOS 18. Source: Apple, UITab.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// The title of the tab.
  open var title: String { didSet { showInBar() } }
  /// The second, smaller line. Ignored: tab bars have no room for it. Default nil.
  open var subtitle: String?
  /// The image of the tab.
  open var image: UIImage? { didSet { showInBar() } }
  /// The text of the badge; nil, the default, for no badge.
  open var badgeValue: String? { didSet { showInBar() } }
  /// The unique identifier of the tab.
  public let identifier: String
  /// Custom data of the app. Default nil.
  open var userInfo: Any?
  /// Whether the tab can be selected. Default true.
  open var isEnabled = true { didSet { showInBar() } }
  /// Whether the tab is omitted when the bar is set. Default false.
  open var isHidden = false
  /// The controller of the tab; nil until it is created.
  open private(set) var viewController: UIViewController?
  /// The tab bar controller that the tab belongs to.
  open private(set) weak var tabBarController: UITabBarController?
  /// The group that contains the tab.
  open fileprivate(set) weak var parent: UITabGroup?

  private let provider: (@MainActor (UITab) -> UIViewController)?

  /// Creates a tab with a provider of its controller, which is called when the bar is set.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
  }

  /// Returns the controller that a tab bar controller shows for the tab; nil if the tab is hidden.
  func controllerForBar(of controller: UITabBarController) -> UIViewController? {
    tabBarController = controller
    guard !isHidden else { return nil }
    if viewController == nil { viewController = makeController() }
    showInBar()
    return viewController
  }

  func makeController() -> UIViewController? { provider?(self) }

  /// The tab and those in it.
  var withDescendants: [UITab] { [self] }

  private func showInBar() {
    guard let item = viewController?.tabBarItem else { return }
    (item.title, item.image, item.badgeValue) = (title, image, badgeValue)
    item.isEnabled = isEnabled
  }
}

/// A group of tabs. A tab bar shows it as one tab, with the controller of its first child. Source:
/// Apple, UITabGroup.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// The tabs of the group.
  open var children: [UITab] { didSet { adopt() } }

  /// Creates a group of tabs with a provider of its controller; without one it shows its first
  /// child's.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt()
  }

  override func makeController() -> UIViewController? {
    super.makeController() ?? children.first?.makeController()
  }

  override var withDescendants: [UITab] { [self] + children.flatMap(\.withDescendants) }

  private func adopt() { for child in children { child.parent = self } }
}

/// A tab for a search. Source: Apple, UISearchTab.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Creates a tab with the title and image of a search.
  public init(viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.search", viewControllerProvider: viewControllerProvider)
  }
}
