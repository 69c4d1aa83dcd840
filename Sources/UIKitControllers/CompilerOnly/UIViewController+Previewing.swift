// For the compiler only: there is no force touch; delegates of previews are never called.

// The previews of older code, for screens with force touch.

/// The context of a view's previews. Source: Apple, UIViewControllerPreviewing.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: AnyObject {
  /// The recognizer of the force touch.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The delegate that provides the previews.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The source view.
  var sourceView: UIView { get }
  /// The rectangle that is not blurred, in the view's coordinates, in points.
  var sourceRect: CGRect { get set }
}

/// Provides previews. Never called. Source: Apple, UIViewControllerPreviewingDelegate.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// Returns the preview for a point.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Called to show the previewed controller in full.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// An action of a preview. Source: Apple, UIPreviewActionItem.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: AnyObject {
  /// The title of the action.
  var title: String { get }
}

/// An action of a preview, in older code. Source: Apple, UIPreviewAction.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The style of an action. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// With a check mark.
    case selected = 1
    /// Red.
    case destructive = 2
  }

  /// The title of the action.
  public let title: String
  /// The style of the action.
  public let style: Style
  /// The handler of the action.
  public let handler: (UIPreviewAction, UIViewController) -> Void

  /// Creates an action.
  public init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) { (self.title, self.style, self.handler) = (title, style, handler) }
}

/// A group of preview actions. Source: Apple, UIPreviewActionGroup.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// The title of the group.
  public let title: String
  /// The style of the group.
  public let style: UIPreviewAction.Style
  /// The actions.
  public let actions: [UIPreviewAction]

  /// Creates a group.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
  }
}

extension UIViewController {
  /// Registers a view for previews. They are never shown: the returned context only stores its
  /// values.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { UnusedPreviewing(delegate, sourceView) }

  /// Unregisters a view registered with ``registerForPreviewing(with:sourceView:)``.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

private final class UnusedPreviewing: UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    (self.delegate, sourceView, sourceRect) = (delegate, view, view.bounds)
  }
}

// Unsupported: UIViewController.registerForPreviewing, unregisterForPreviewing · kept · Previews by
//   pressing hard compile and never occur. · test: CompilerOnlyNamesTests
