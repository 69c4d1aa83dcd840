extension UIViewController {
  /// How a controller comes and goes, since iOS 18. Source: Apple, UIViewController.Transition.
  @preconcurrency @MainActor
  open class Transition: NSObject {
    /// Grows out of a view. It is said that this is not drawn.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      warn("UIViewController.Transition.zoom is not drawn; the controller comes in its style's way")
      return Transition()
    }

    /// From below.
    public static var coverVertical: Transition { Transition() }
    /// Fades.
    public static var crossDissolve: Transition { Transition() }

    /// How it grows. Kept. Source: Apple, UIViewController.Transition.ZoomOptions.
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject {
      /// What dims around it. Default nil.
      open var dimmingColor: UIColor?
      /// What blurs around it. Default nil.
      open var dimmingVisualEffect: UIBlurEffect?
      /// As usual.
      public override init() { super.init() }
    }

    /// What it grows out of.
    @preconcurrency @MainActor
    open class ZoomSourceViewProviderContext: NSObject {
      /// The controller it grows out of.
      public let sourceViewController: UIViewController
      /// The controller that grows.
      public let zoomedViewController: UIViewController

      init(_ source: UIViewController, _ zoomed: UIViewController) {
        (sourceViewController, zoomedViewController) = (source, zoomed)
      }
    }
  }

  /// Turns the screen as its controllers would like: nothing turns it but
  /// ``UIWindow/turn(animated:)``.
  public class func attemptRotationToDeviceOrientation() {}
}
