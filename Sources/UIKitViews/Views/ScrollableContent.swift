/// A view that scrolls its content, a scroll view, as seen by constraints, touches and bars.
@preconcurrency @MainActor
package protocol ScrollableContent: SubviewHost {
  // MARK: Constraints

  /// The guide that represents the view's edges in descendants' constraints. Constraints of
  /// descendants have their origin at zero, at any content offset.
  var contentLayoutGuide: UILayoutGuide { get }
  /// The size of the content, in points, which constraints set.
  var contentSize: CGSize { get set }

  // MARK: Touches

  /// Returns whether touches that began in a descendant are delivered to it.
  func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
  /// Called after a touch that began in a descendant has ended, after that view was notified, even
  /// if it has left this view meanwhile.
  func touchWasRemoved(_ touch: UITouch)
  /// Whether a tap on the status bar scrolls the view to its top.
  var scrollsToTopOnTap: Bool { get }
  /// Scrolls to the top, as after a tap on the status bar.
  func scrollToTopForStatusBar()

  // MARK: Bars

  /// The controller whose content the view was at its last change of the safe area.
  var contentOwner: (any RootViewOwner)? { get set }
  /// The distance from the view's top to its content, in points.
  var contentTop: CGFloat { get }
  /// The room above the content, with a handler of scrolling.
  var collapsibleBarSpace: CollapsibleBarSpace? { get set }
  /// Whether no content is scrolled beyond the view's top.
  var isContentAtTop: Bool { get }
  /// Whether no content is below the view's bottom.
  var isContentAtBottom: Bool { get }

  /// The part of the view's description after the layer.
  var descriptionOfContent: [String] { get }
}
