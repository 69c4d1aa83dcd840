/// One of the choices of a tab bar controller, since iOS 18. Source: Apple, UITab.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// What the tab says.
  open var title: String { didSet { showInBar() } }
  /// A second, smaller line. Kept: bars have no room for it. Default nil.
  open var subtitle: String?
  /// The tab's picture.
  open var image: UIImage? { didSet { showInBar() } }
  /// The text in the disc at the tab's corner; nil for no disc. Default nil.
  open var badgeValue: String? { didSet { showInBar() } }
  /// What tells the tab from others.
  public let identifier: String
  /// What an app keeps with it. Default nil.
  open var userInfo: Any?
  /// Whether it can be chosen. Default true.
  open var isEnabled = true { didSet { showInBar() } }
  /// Whether it is left out when the bar is set. Default false.
  open var isHidden = false
  /// What it shows, once it was asked for.
  open private(set) var viewController: UIViewController?
  /// The controller that it is a choice of.
  open private(set) weak var tabBarController: UITabBarController?
  /// The group that it stands in.
  open fileprivate(set) weak var parent: UITabGroup?

  private let provider: (@MainActor (UITab) -> UIViewController)?

  /// A choice, and what it shows, which is made when the bar is.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
  }

  /// What the bar of a controller shows of it; nil where it is left out.
  func controllerForBar(of controller: UITabBarController) -> UIViewController? {
    tabBarController = controller
    guard !isHidden else { return nil }
    if viewController == nil { viewController = makeController() }
    showInBar()
    return viewController
  }

  func makeController() -> UIViewController? { provider?(self) }

  private func showInBar() {
    guard let item = viewController?.tabBarItem else { return }
    (item.title, item.image, item.badgeValue) = (title, image, badgeValue)
    item.isEnabled = isEnabled
  }
}

/// Choices that stand together: of a bar it is one choice, which shows its first. Source: Apple,
/// UITabGroup.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// The choices.
  open var children: [UITab] { didSet { adopt() } }

  /// Choices, and what their group shows; without that it shows the first's.
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

  private func adopt() { for child in children { child.parent = self } }
}

/// The tab of a search. Source: Apple, UISearchTab.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// A tab named for searching.
  public init(viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.search", viewControllerProvider: viewControllerProvider)
  }
}
