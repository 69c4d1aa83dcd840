import Testing
import UIKit
import UIKitTestSupport

@Suite struct UIPresentationControllerBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIPresentationController") {
    $0.row(
      "the presented view fills the container unless an override changes its frame",
      .apple("uikit/uipresentationcontroller/frameofpresentedviewincontainerview")
    ) {
      let (root, new) = (UIViewController(), presented(by: .init()))
      let window = shownWindow(root)
      root.present(new, animated: false)
      window.layoutIfNeeded()
      #expect(new.view.frame == window.bounds)
      #expect(new.presentationController?.containerView?.frame == window.bounds)
    }
    $0.row(
      "a view placed by the app's animator keeps its frame after the transition",
      .apple("uikit/uiviewcontrollercontexttransitioning/finalframe(for:)"),
      uncertain: "that UIKit does not change a frame that is not the final one"
    ) {
      let style = Style(frame: CGRect(x: 20, y: 100, width: 200, height: 150))
      let (root, new) = (UIViewController(), presented(by: style))
      let window = shownWindow(root)
      root.present(new, animated: true)
      window.clock.settle()
      window.layoutIfNeeded()
      #expect(new.view.frame == CGRect(x: 20, y: 100, width: 200, height: 150))
      withExtendedLifetime(style) {}
    }
    $0.row(
      "a subclass places the presented view",
      .apple("uikit/uipresentationcontroller/frameofpresentedviewincontainerview")
    ) {
      let style = Style(controller: BottomHalf.self)
      let (root, new) = (UIViewController(), presented(by: style))
      let window = shownWindow(root)
      root.present(new, animated: true)
      window.clock.settle()
      #expect(new.view.frame == CGRect(x: 0, y: 240, width: 320, height: 240))
      withExtendedLifetime(style) {}
    }
    $0.row(
      "the presenting view stays in the hierarchy",
      .apple("uikit/uipresentationcontroller/shouldremovepresentersview")
    ) {
      let style = Style()
      let (root, new) = (UIViewController(), presented(by: style))
      let window = shownWindow(root)
      root.present(new, animated: false)
      #expect(new.presentationController?.shouldRemovePresentersView == false)
      #expect(root.view.superview === window)
    }
    $0.row(
      "a full-screen presentation removes the presenting view",
      .apple("uikit/uimodalpresentationstyle/fullscreen")
    ) {
      let (root, new) = (UIViewController(), UIViewController())
      new.modalPresentationStyle = .fullScreen
      let window = shownWindow(root)
      defer { withExtendedLifetime(window) {} }
      root.present(new, animated: false)
      #expect(root.view.window == nil)
    }
    $0.row(
      "the calls about presentation and dismissal are in this order",
      .apple("uikit/uipresentationcontroller")
    ) {
      let style = Style(controller: Told.self)
      let (root, new) = (UIViewController(), presented(by: style))
      let window = shownWindow(root)
      root.present(new, animated: true)
      window.clock.settle()
      let told = try #require(new.presentationController as? Told)
      new.dismiss(animated: true)
      window.clock.settle()
      #expect(told.news == ["will come", "came true", "will go", "went true"])
    }
    $0.row(
      "the presenting controller is the ancestor that covers the screen",
      .apple("uikit/uipresentationcontroller/presentingviewcontroller")
    ) {
      let child = UIViewController()
      let root = UINavigationController(rootViewController: child)
      let new = UIViewController()
      let window = shownWindow(root)
      defer { withExtendedLifetime(window) {} }
      child.present(new, animated: false)
      #expect(new.presentingViewController === root)
      #expect(new.presentationController?.presentingViewController === root)
      #expect(child.presentedViewController === new)
    }
    $0.row(
      "containerView is nil without a presentation",
      .apple("uikit/uipresentationcontroller/containerview")
    ) {
      let (root, new) = (UIViewController(), presented(by: .init()))
      let window = shownWindow(root)
      root.present(new, animated: false)
      let controller = new.presentationController
      new.dismiss(animated: false)
      window.layoutIfNeeded()
      #expect(controller?.containerView == nil)
    }
    $0.row(
      "layout of the container calls its presentation controller before and after",
      .apple("uikit/uipresentationcontroller/containerviewwilllayoutsubviews()")
    ) {
      let style = Style(controller: Told.self)
      let (root, new) = (UIViewController(), presented(by: style))
      let window = shownWindow(root)
      root.present(new, animated: false)
      let told = try #require(new.presentationController as? Told)
      told.layouts = []
      told.containerView?.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(told.layouts == ["will", "did"])
    }
    $0.row(
      "adaptivePresentationStyle(for:) is none by default",
      .apple("uikit/uipresentationcontroller/adaptivepresentationstyle(for:)")
    ) {
      let controller = UIPresentationController(
        presentedViewController: UIViewController(), presenting: nil)
      #expect(controller.adaptivePresentationStyle(for: UITraitCollection()) == .none)
      #expect(controller.shouldPresentInFullscreen)
    }
  }

  /// Returns a controller that a custom style presents.
  @MainActor
  private static func presented(by style: Style) -> UIViewController {
    let new = Kept()
    new.modalPresentationStyle = .custom
    new.style = style
    new.transitioningDelegate = style
    return new
  }
}

private final class Kept: UIViewController {
  var style: Style?
}

/// A custom style: another presentation controller, or an animator that places the view.
@MainActor
private final class Style: NSObject, UIViewControllerTransitioningDelegate {
  let controller: UIPresentationController.Type
  let frame: CGRect?

  init(controller: UIPresentationController.Type = UIPresentationController.self) {
    (self.controller, frame) = (controller, nil)
  }

  init(frame: CGRect) { (controller, self.frame) = (UIPresentationController.self, frame) }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    switch controller {
    case is Told.Type: Told(presentedViewController: presented, presenting: presenting)
    case is BottomHalf.Type: BottomHalf(presentedViewController: presented, presenting: presenting)
    default: UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { frame.map(Placing.init) }
}

@MainActor
private final class Placing: NSObject, UIViewControllerAnimatedTransitioning {
  let frame: CGRect

  init(_ frame: CGRect) { self.frame = frame }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
    view.frame = frame
    context.containerView.addSubview(view)
    UIView.animate(withDuration: 0.2) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}

private final class BottomHalf: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return bounds.divided(atDistance: bounds.height / 2, from: .maxYEdge).slice
  }
}

private final class Told: UIPresentationController {
  var news: [String] = []
  var layouts: [String] = []

  override func presentationTransitionWillBegin() { news.append("will come") }
  override func presentationTransitionDidEnd(_ completed: Bool) { news.append("came \(completed)") }
  override func dismissalTransitionWillBegin() { news.append("will go") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { news.append("went \(completed)") }
  override func containerViewWillLayoutSubviews() { layouts.append("will") }
  override func containerViewDidLayoutSubviews() { layouts.append("did") }
}
