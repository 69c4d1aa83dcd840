import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitControllers
@testable import UIKitRuntime

@MainActor @Suite struct PresentationTests {
  private let diary = Diary()

  private func shown() -> (DiaryController, UIWindow) {
    let root = DiaryController("a", diary)
    let window = shownWindow(root)
    _ = diary.news()
    return (root, window)
  }

  private func presented(_ style: UIModalPresentationStyle) -> DiaryController {
    let controller = DiaryController("b", diary)
    controller.modalPresentationStyle = style
    return controller
  }

  @Test func fullScreenTakesTheOtherAway() {
    let (root, window) = shown()
    let new = presented(.fullScreen)
    root.present(new, animated: true) { [diary] in diary.entries.append("completed") }
    #expect(
      diary.news() == [
        "b load", "a will disappear true", "b will appear true", "b is appearing",
      ])
    #expect(new.isBeingPresented && new.presentingViewController === root)
    #expect(root.presentedViewController === new && root.view.window === window)
    #expect(new.view.seenCenter == CGPoint(x: 160, y: 720))
    window.clock.advance(by: 0.1)
    #expect(new.view.seenCenter == CGPoint(x: 160, y: 456))
    window.clock.settle()
    #expect(diary.news() == ["b did appear", "a did disappear", "completed"])
    #expect(!new.isBeingPresented && root.view.window == nil)
    #expect(new.view.convert(new.view.bounds, to: window) == window.bounds)
    new.dismiss(animated: true) { [diary] in diary.entries.append("completed") }
    #expect(new.isBeingDismissed)
    #expect(
      diary.news() == ["b will disappear true", "a will appear true", "a is appearing"])
    window.clock.settle()
    #expect(diary.news() == ["a did appear", "b did disappear", "completed"])
    #expect(window.subviews == [root.view] && root.presentedViewController == nil)
    #expect(new.presentingViewController == nil && root.view.frame == window.bounds)
  }

  @Test(arguments: [
    UIModalPresentationStyle.overFullScreen, .pageSheet, .formSheet, .automatic,
    .overCurrentContext,
  ])
  func whatIsBelowStays(_ style: UIModalPresentationStyle) {
    let (root, window) = shown()
    let new = presented(style)
    root.present(new, animated: false)
    #expect(
      diary.news() == ["b load", "b will appear false", "b is appearing", "b did appear"])
    #expect(root.view.window === window)
    root.dismiss(animated: false)
    #expect(diary.news() == ["b will disappear false", "b did disappear"])
    #expect(window.subviews == [root.view])
  }

  /// A controller presented in the current context covers only the controller that defines it.
  @Test func theCurrentContext() {
    let (root, window) = shown()
    let child = DiaryController("child", diary)
    root.addChild(child)
    child.view.frame = CGRect(x: 20, y: 30, width: 100, height: 200)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    child.definesPresentationContext = true
    #expect(
      diary.news() == [
        "child will move", "child load", "child will appear false", "child is appearing",
        "child did appear", "child did move",
      ])
    let new = presented(.currentContext)
    child.present(new, animated: false)
    window.layoutIfNeeded()
    #expect(
      new.view.convert(new.view.bounds, to: window)
        == CGRect(x: 20, y: 30, width: 100, height: 200))
    #expect(child.view.window == nil && root.view.window === window)
    #expect(new.presentingViewController === child)
    new.dismiss(animated: false)
    #expect(child.view.superview === root.view)
    #expect(child.view.frame == CGRect(x: 20, y: 30, width: 100, height: 200))
  }

  @Test func mistakesAreReported() {
    let (root, window) = shown()
    let said = Said()
    ProgrammerWarning.captured(by: { said.add($0) }) {
      root.present(presented(.pageSheet), animated: false)
      root.present(presented(.pageSheet), animated: false)
      UIViewController().present(presented(.pageSheet), animated: false)
    }
    #expect(window.subviews.count == 2)
    #expect(
      said.all == [
        "Attempt to present <DiaryController> on <DiaryController> (from <DiaryController>) which "
          + "is already presenting <DiaryController>.",
        "Attempt to present <DiaryController> on <UIViewController> (from <UIViewController>) "
          + "whose view is not in the window hierarchy.",
      ])
  }

  // Warnings may come from any thread; these come from the main thread.
  private final class Said: @unchecked Sendable {
    var all: [String] = []
    func add(_ text: String) { all.append(text) }
  }

  @Test func rotatingTheScreenNotifiesPresentedControllers() {
    let (root, window) = shown()
    let new = presented(.fullScreen)
    root.present(new, animated: false)
    _ = diary.news()
    window.turn(animated: false)
    #expect(diary.news() == ["a to 480x320", "b to 480x320"])
    #expect(new.view.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
    new.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
  }

  @Test func anotherRootTakesPresentationsAway() {
    let (root, window) = shown()
    root.present(presented(.fullScreen), animated: true)
    let other = UIViewController()
    window.rootViewController = other
    window.clock.settle()
    #expect(window.subviews == [other.view] && root.presentedViewController == nil)
  }

  /// Content that a finger holds past its end comes to rest while another controller covers it.
  @Test func coveredContentStops() throws {
    let (root, window) = shown()
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 320, height: 900)
    root.view.addSubview(scroll)
    scroll.contentOffset.y = -50
    try window.play { $0.down(at: CGPoint(x: 160, y: 200)) }
    root.present(presented(.fullScreen), animated: false)
    try window.play { $0.lift() }
    window.clock.settle()
    #expect(scroll.window == nil && scroll.contentOffset == .zero)
  }

  @Test func dismissingTakesAwayAllAbove() {
    let (root, window) = shown()
    let (first, second) = (presented(.fullScreen), presented(.pageSheet))
    root.present(first, animated: false)
    first.present(second, animated: false)
    #expect(window.subviews.count == 2)
    root.dismiss(animated: true)
    window.clock.settle()
    #expect(window.subviews == [root.view])
    #expect(first.presentedViewController == nil && second.presentingViewController == nil)
  }

  // MARK: Custom transitions

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    let diary: Diary
    init(_ diary: Diary) { self.diary = diary }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      diary.entries.append("animate")
      let view = context.view(forKey: .to)
      view.map { context.containerView.addSubview($0) }
      view?.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view?.alpha = 1
        context.view(forKey: .from)?.alpha = 0
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) {
      diary.entries.append("ended \(transitionCompleted)")
    }
  }

  private final class Half: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }
    override func presentationTransitionWillBegin() { write("will begin") }
    override func presentationTransitionDidEnd(_ completed: Bool) { write("did end \(completed)") }
    override func dismissalTransitionWillBegin() { write("will dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { write("dismissed \(completed)") }
    private func write(_ entry: String) {
      (presentedViewController as? DiaryController)?.diary.entries.append(entry)
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let fade: Fade
    var driver: UIPercentDrivenInteractiveTransition?
    init(_ diary: Diary) { fade = Fade(diary) }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Half(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test func presentationsOfOnesOwn() {
    let (root, window) = shown()
    let (new, delegate) = (presented(.custom), Delegate(diary))
    new.transitioningDelegate = delegate
    root.present(new, animated: true)
    #expect(
      diary.news() == ["b load", "will begin", "b will appear true", "animate", "b is appearing"])
    window.layoutIfNeeded()
    window.clock.advance(by: 0.25)
    #expect(new.view.layer.presentation()?.opacity == 0.25)
    #expect(new.view.frame == CGRect(x: 0, y: 240, width: 320, height: 240))
    window.clock.settle()
    #expect(
      diary.news() == ["did end true", "b did appear", "ended true"])
    // The transition is driven by hand, and cancelled.
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    root.dismiss(animated: true)
    driver.update(0.4)
    window.clock.advance(by: 5)
    #expect(new.view.layer.presentation()?.opacity == 0.6)
    #expect(new.transitionCoordinator?.isInteractive == true)
    driver.cancel()
    window.clock.advance(by: 0.2)
    #expect(new.view.layer.presentation()?.opacity == 0.8)
    window.clock.settle()
    #expect(
      diary.news() == [
        "will dismiss", "b will disappear true", "animate", "b will appear true",
        "b is appearing", "b did appear", "dismissed false", "ended false",
      ])
    #expect(new.view.alpha == 1 && root.presentedViewController === new)
    delegate.driver = nil
    root.dismiss(animated: true)
    window.clock.settle()
    #expect(root.presentedViewController == nil && window.subviews == [root.view])
  }

  /// A transition that is let go continues by the driver's curve: half of the time is half of the
  /// distance by default, and 0.3154 of it with an ease-in curve.
  @Test(
    arguments: [
      (nil, 0.8), (.easeIn, 0.726), (.easeOut, 0.874),
    ] as [(UIView.AnimationCurve?, Float)])
  func whatIsLetGoRunsByItsCurve(_ curve: UIView.AnimationCurve?, _ opacity: Float) {
    let (root, window) = shown()
    let new = DiaryController("b", diary)
    let delegate = Delegate(diary)
    new.modalPresentationStyle = .custom
    new.transitioningDelegate = delegate
    root.present(new, animated: false)
    let driver = UIPercentDrivenInteractiveTransition()
    if let curve { driver.completionCurve = curve }
    delegate.driver = driver
    root.dismiss(animated: true)
    driver.update(0.4)
    driver.cancel()
    window.clock.advance(by: 0.2)
    #expect(abs((new.view.layer.presentation()?.opacity ?? 0) - opacity) < 0.001)
    window.clock.settle()
    #expect(new.view.alpha == 1)
  }

  /// Nothing keeps a dismissed controller.
  @Test func removedObjectsAreFreed() {
    let (root, window) = shown()
    weak var gone: UIViewController?
    weak var controller: UIPresentationController?
    autoreleasepool {
      let new = UIViewController()
      (gone, controller) = (new, new.sheetPresentationController)
      root.present(new, animated: true)
      window.clock.settle()
      root.dismiss(animated: true)
      window.clock.settle()
    }
    #expect(gone == nil && controller == nil)
  }

  /// The views are where they are with the style's transition, from the beginning to the end.
  @Test func aZoomIsLoggedAndNotDrawn() {
    let said = Said()
    let places = [false, true].map { (zooms: Bool) -> [CGPoint] in
      let (root, window) = shown()
      let new = presented(.fullScreen)
      if zooms {
        ProgrammerWarning.captured(by: said.add) {
          new.preferredTransition = .zoom { _ in root.view }
        }
        #expect(new.preferredTransition != nil)
      }
      root.present(new, animated: true)
      return [0.1, 0.1, 0.3].map {
        window.clock.advance(by: $0)
        return new.view.seenCenter
      }
    }
    #expect(places[0] == places[1] && Set(places[0].map(\.y)).count == 3)
    #expect(
      said.all == [
        "UIViewController.Transition.zoom is not drawn; the transition of the presentation style "
          + "is used"
      ])
  }
}
