/// The hierarchy of view controllers in the format of UIKit's debugger, without addresses.
///
/// Source: pointfreeco/swift-snapshot-testing, testViewControllerHierarchy, the output of
/// UIViewController's _printHierarchy on iOS.
@MainActor
package enum ControllerDescription {
  /// Returns a line for each controller, indented below its parent; presented ones are last.
  package static func lines(of controller: UIViewController) -> [String] {
    let inside = controller.children.flatMap { lines(of: $0) }.map { "   | " + $0 }
    return [line(controller)] + inside + presented(by: controller)
  }

  private static func line(_ controller: UIViewController) -> String {
    let isShown = controller.isViewLoaded && controller.view.window != nil
    let state = isShown ? "appeared" : "disappeared"
    let name = NSLayoutConstraint.qualifiedName(of: type(of: controller))
    return "<\(name)>, state: \(state), view: \(view(of: controller))"
  }

  private static func view(of controller: UIViewController) -> String {
    guard controller.isViewLoaded, let view = controller.view else { return "(view not loaded)" }
    return "<\(ViewDescription.className(of: view))>"
      + (view.window == nil ? " not in the window" : "")
  }

  private static func presented(by controller: UIViewController) -> [String] {
    guard let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    else { return [] }
    var inside = lines(of: presented)
    if let presentation = presented.presentationController {
      inside[0] += ", presented with: <\(type(of: presentation))>"
    }
    return inside.map { "   + " + $0 }
  }
}
