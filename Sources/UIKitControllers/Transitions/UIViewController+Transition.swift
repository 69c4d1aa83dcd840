extension UIViewController {
  /// A transition of presentation and dismissal, since iOS 18. Source: Apple,
  /// UIViewController.Transition.
  @preconcurrency @MainActor
  open class Transition: NSObject {
    /// A zoom from a source view. Unsupported: it logs a warning, and the controller's own style
    /// applies.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      warn(
        "UIViewController.Transition.zoom is not drawn; the transition of the presentation style is"
          + " used")
      return Transition()
    }

    /// A transition that slides the controller up from the bottom.
    public static var coverVertical: Transition { Transition() }
    /// A transition that fades the controller in.
    public static var crossDissolve: Transition { Transition() }

    /// The options of a zoom transition. Ignored. Source: Apple,
    /// UIViewController.Transition.ZoomOptions.
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject {
      /// The colour that dims the background. Default nil.
      open var dimmingColor: UIColor?
      /// The effect that blurs the background. Default nil.
      open var dimmingVisualEffect: UIBlurEffect?
      /// Creates the default options.
      public override init() { super.init() }
    }

    /// The controllers for which a zoom's source view is requested.
    @preconcurrency @MainActor
    open class ZoomSourceViewProviderContext: NSObject {
      /// The controller that contains the source view.
      public let sourceViewController: UIViewController
      /// The controller that zooms in.
      public let zoomedViewController: UIViewController

      init(_ source: UIViewController, _ zoomed: UIViewController) {
        (sourceViewController, zoomedViewController) = (source, zoomed)
      }
    }
  }

  /// Logs a warning: only ``UIWindow/turn(animated:)`` rotates the screen.
  public class func attemptRotationToDeviceOrientation() {
    CallWarnings.warnOnce(
      of: "UIViewController.attemptRotationToDeviceOrientation()",
      "it has no effect; UIWindow.turn(animated:) rotates the screen")
  }
}

// Unsupported: UIViewController.attemptRotationToDeviceOrientation() · kept · It has no effect,
//   which is logged. · test: CallWarningTests
