// Instantiation from a class value, as UIView+Instantiation.swift explains.

/// Creates a controller of a class with its `init(nibName:bundle:)`.
public func instantiate<Controller: UIViewController>(
  _ controllerClass: Controller.Type, nibName: String?, bundle: Bundle?
) -> Controller {
  onAnyThread {
    unsafeDowncast(
      controllerClass.make(nibName: nibName, bundle: bundle), to: Controller.self)
  }()
}

extension UIViewController {
  @usableFromInline
  convenience init(dynamicNib name: String?, dynamicBundle bundle: AnyObject?) {
    self.init(nibName: name, bundle: bundle as? Bundle)
  }

  @_silgen_name("$s16UIKitControllers16UIViewControllerC10dynamicNib0E6BundleACSSSg_yXlSgtcfC")
  private static func allocate(
    dynamicNib name: consuming String?, dynamicBundle bundle: consuming AnyObject?
  ) -> UIViewController

  fileprivate static func make(nibName: String?, bundle: Bundle?) -> UIViewController {
    allocate(dynamicNib: nibName, dynamicBundle: bundle)
  }
}
