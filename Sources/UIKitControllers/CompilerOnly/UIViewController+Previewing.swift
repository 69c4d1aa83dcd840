// For the compiler only: nobody presses hard; who would show previews is never asked.

// Previews of older code, for screens that feel how hard they are pressed: this one does not.

/// What a view shows when it is pressed hard. Source: Apple, UIViewControllerPreviewing.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: AnyObject {
  /// What would follow how hard it is pressed.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// Who is asked.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view.
  var sourceView: UIView { get }
  /// What stays sharp of it, in its coordinates and points.
  var sourceRect: CGRect { get set }
}

/// Says what is shown. Never asked. Source: Apple, UIViewControllerPreviewingDelegate.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// What is shown for a point.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// What is shown is to fill the screen.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// A command of a preview. Source: Apple, UIPreviewActionItem.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: AnyObject {
  /// What it says.
  var title: String { get }
}

/// A command of a preview, of older code. Source: Apple, UIPreviewAction.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// How it looks. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// With a mark.
    case selected = 1
    /// Red.
    case destructive = 2
  }

  /// What it says.
  public let title: String
  /// How it looks.
  public let style: Style
  /// What it does.
  public let handler: (UIPreviewAction, UIViewController) -> Void

  /// A command.
  public init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) { (self.title, self.style, self.handler) = (title, style, handler) }
}

/// Several commands of a preview behind one. Source: Apple, UIPreviewActionGroup.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// What it says.
  public let title: String
  /// How it looks.
  public let style: UIPreviewAction.Style
  /// The commands.
  public let actions: [UIPreviewAction]

  /// Several commands.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
  }
}

extension UIViewController {
  /// Has a view show previews where it is pressed hard, which nobody does here: what is given back
  /// only keeps what it is told.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { UnusedPreviewing(delegate, sourceView) }

  /// Ends what ``registerForPreviewing(with:sourceView:)`` began.
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

// Unsupported: UIViewController.previewingContext · kept · Previews by pressing hard compile and
//   never come. · test: CompilerOnlyNamesTests
