/// What owns a root view: a view controller, as the views below it know it.
///
/// View controllers lie in a module above. A view tells its owner what happens to it, and asks for
/// what the owner adds to margins, safe area and traits.
@preconcurrency @MainActor
package protocol RootViewOwner: UIResponder, TraitStateHolder {
  /// The root view; asking for it loads it.
  var view: UIView! { get }
  /// The root view if it has been loaded.
  var viewIfLoaded: UIView? { get }
  /// The size that the owner would like its view to have where it is previewed, in points.
  var preferredContentSize: CGSize { get }

  // MARK: Margins and safe area

  /// Whether the root view's margins are at least ``systemMinimumLayoutMargins``.
  var viewRespectsSystemMinimumLayoutMargins: Bool { get }
  /// The least margins of the root view, in points.
  var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
  /// What is added to the root view's safe area, in points.
  var additionalSafeAreaInsets: UIEdgeInsets { get }
  /// Whether a scroll view that fills the owner keeps off bars even where its content does not
  /// scroll.
  var keepsContentOffBars: Bool { get }
  /// Called when the root view's layout margins have changed.
  func viewLayoutMarginsDidChange()
  /// Called when the root view's safe area has changed.
  func viewSafeAreaInsetsDidChange()

  // MARK: Layout

  /// Called before the root view lays out its subviews.
  func rootViewWillLayoutSubviews()
  /// Called after the root view laid out its subviews.
  func viewDidLayoutSubviews()
  /// Changes the constraints of the root view.
  func updateViewConstraints()

  // MARK: Traits

  /// What the owner has of traits besides its surroundings'; nil for nothing.
  var traitState: TraitState? { get }
  /// All that stands in place of the screen's traits, down to this owner; nil for nothing.
  var overridesInEffect: UITraitCollection? { get }
  /// Called when the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)

  // MARK: Windows

  /// Called before the root view comes into a window or leaves it.
  func viewWillMove(to window: UIWindow?)
  /// Called when the root view has come into a window or left it.
  func viewDidMoveToWindow()
  /// The owner is about to appear, unless it has.
  func beginAppearing()
  /// The owner has appeared, if it was about to.
  func endAppearing()
  /// Called when the owner no longer fills its window: it disappears, with what it presents.
  func leaveWindow()
  /// What the owner in front wants of the status bar.
  var statusBarPreferences: StatusBarPreferences { get }
}

/// What a controller wants of the status bar.
package struct StatusBarPreferences {
  package var isHidden = false
  package var style = UIStatusBarStyle.default

  package init(isHidden: Bool = false, style: UIStatusBarStyle = .default) {
    (self.isHidden, self.style) = (isHidden, style)
  }
}
