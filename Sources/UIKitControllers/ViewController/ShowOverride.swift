/// Determines whether a controller overrides the `show` methods.
@MainActor
enum ShowOverride {
  static let show = Selector("showViewController:sender:")
  static let detail = Selector("showDetailViewController:sender:")

  private final class Plain: UIViewController {}

  private final class Showing: UIViewController {
    package override func show(_ vc: UIViewController, sender: Any?) { title = nil }
  }

  private final class Detailing: UIViewController {
    package override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
      title = nil
    }
  }

  private static let shows = MethodSlot(
    base: UIViewController.self, plain: Plain.self, overriding: Showing.self)
  private static let details = MethodSlot(
    base: UIViewController.self, plain: Plain.self, overriding: Detailing.self)

  /// Returns the nearest ancestor that overrides an action.
  static func target(
    of action: Selector, _ controller: UIViewController, _ sender: Any?
  ) -> UIViewController? {
    var next = controller.parent
    while let parent = next, !does(action, parent, sender) { next = parent.parent }
    return next
  }

  /// Returns whether a controller overrides one of the two methods, or responds to another action.
  static func does(_ action: Selector, _ controller: UIViewController, _ sender: Any?) -> Bool {
    switch action.description {
    case show.description: shows?.isOverridden(in: type(of: controller)) ?? false
    case detail.description: details?.isOverridden(in: type(of: controller)) ?? false
    default: controller.canPerformAction(action, withSender: sender)
    }
  }
}

extension UIViewController {
  final func showInTarget(_ vc: UIViewController, _ sender: Any?) {
    guard let target = targetViewController(forAction: ShowOverride.show, sender: sender) else {
      return present(vc, animated: true)
    }
    target.show(vc, sender: sender)
  }

  final func showDetailInTarget(_ vc: UIViewController, _ sender: Any?) {
    guard let target = targetViewController(forAction: ShowOverride.detail, sender: sender) else {
      return present(vc, animated: true)
    }
    target.showDetailViewController(vc, sender: sender)
  }
}
