/// The owner of a root view, a view controller, as seen by views.
///
/// View controllers are in a module above. A view notifies its owner, and reads the margins, safe
/// area and traits that the owner adds.
@preconcurrency @MainActor
package protocol RootViewOwner: UIResponder, TraitStateHolder {
  /// The root view. The first access loads it.
  var view: UIView! { get }
  /// The root view, or nil if it is not loaded.
  var viewIfLoaded: UIView? { get }
  /// The preferred size of the owner's view in a presentation or preview, in points.
  var preferredContentSize: CGSize { get }

  // MARK: Margins and safe area

  /// Whether the root view's margins are at least ``systemMinimumLayoutMargins``.
  var viewRespectsSystemMinimumLayoutMargins: Bool { get }
  /// The minimum margins of the root view, in points.
  var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
  /// The insets that are added to the root view's safe area, in points.
  var additionalSafeAreaInsets: UIEdgeInsets { get }
  /// Whether a scroll view that fills the owner is inset by bars even if its content does not
  /// scroll.
  var insetsContentFromBars: Bool { get }
  /// Called after the root view's layout margins have changed.
  func viewLayoutMarginsDidChange()
  /// Called after the root view's safe area has changed.
  func viewSafeAreaInsetsDidChange()

  // MARK: Layout

  /// Called before the root view lays out its subviews.
  func rootViewWillLayoutSubviews()
  /// Called after the root view has laid out its subviews.
  func viewDidLayoutSubviews()
  /// Updates the constraints of the root view.
  func updateViewConstraints()

  // MARK: Traits

  /// The owner's trait overrides; nil if there are none.
  var traitState: TraitState? { get }
  /// All overrides of the screen's traits, down to this owner; nil if there are none.
  var overridesInEffect: UITraitCollection? { get }
  /// Called after the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)

  // MARK: Windows

  /// Called before the root view enters or leaves a window.
  func viewWillMove(to window: UIWindow?)
  /// Called after the root view has entered or left a window.
  func viewDidMoveToWindow()
  /// Begins the appearance of the owner unless it has appeared.
  func beginAppearing()
  /// Ends the appearance of the owner if it has begun.
  func endAppearing()
  /// Called when the owner no longer fills its window: it disappears, with the controllers that it
  /// presents.
  func leaveWindow()
  /// The status bar preferences of the front owner.
  var statusBarPreferences: StatusBarPreferences { get }
}

/// The status bar preferences of a controller.
package struct StatusBarPreferences {
  package var isHidden = false
  package var style = UIStatusBarStyle.default

  package init(isHidden: Bool = false, style: UIStatusBarStyle = .default) {
    (self.isHidden, self.style) = (isHidden, style)
  }
}
