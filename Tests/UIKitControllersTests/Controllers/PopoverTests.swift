import Sessions
import Testing
import UIKit

@testable import UIKitControllers

@MainActor @Suite struct PopoverTests {
  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var entries: [String] = []
    var mayDismiss = true

    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { entries.append("prepare") }
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      entries.append("should")
      return mayDismiss
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      entries.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      entries.append("did")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { entries.append("attempt") }
  }

  /// A delegate that keeps the popover in a compact width.
  private final class Always: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
  }

  private func inScreen(_ width: CGFloat, _ height: CGFloat, _ body: (UIWindow) throws -> Void)
    rethrows
  {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    try RenderSession.fresh(bounds: bounds, scale: 2).run {
      let window = UIWindow(frame: bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      try body(window)
    }
  }

  /// Presents a popover of 200 by 100 points at a rectangle of the root view.
  private func popover(at rect: CGRect, in window: UIWindow) -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 200, height: 100)
    controller.popoverPresentationController?.sourceView = window.rootViewController?.view
    controller.popoverPresentationController?.sourceRect = rect
    return controller
  }

  private func frame(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  /// The arrow is 13 points long: the popover is below, above, at the right, and at the left.
  private nonisolated static let places:
    [(CGRect, UIPopoverArrowDirection, UInt, CGFloat, CGFloat)] = [
      (CGRect(x: 400, y: 300, width: 40, height: 20), .any, 1, 320, 333),
      (CGRect(x: 400, y: 300, width: 40, height: 20), .down, 2, 320, 187),
      (CGRect(x: 400, y: 300, width: 40, height: 20), .left, 4, 453, 260),
      (CGRect(x: 400, y: 300, width: 40, height: 20), .right, 8, 187, 260),
      // There is no room below, and the popover keeps a distance from the edges.
      (CGRect(x: 400, y: 900, width: 40, height: 20), .any, 2, 320, 787),
      (CGRect(x: 0, y: 0, width: 40, height: 20), .any, 1, 10, 33),
      (CGRect(x: 760, y: 0, width: 40, height: 20), [.left, .right], 8, 547, 10),
      (CGRect(x: 400, y: 300, width: 40, height: 20), [], 0, 320, 260),
    ]

  @Test(arguments: places)
  func itIsBesideWhatItBelongsTo(
    _ rect: CGRect, _ permitted: UIPopoverArrowDirection, _ direction: UInt, _ x: CGFloat,
    _ y: CGFloat
  ) {
    inScreen(800, 1_000) { window in
      let controller = popover(at: rect, in: window)
      controller.popoverPresentationController?.permittedArrowDirections = permitted
      window.rootViewController?.present(controller, animated: false)
      window.layoutIfNeeded()
      #expect(frame(controller) == CGRect(x: x, y: y, width: 200, height: 100))
      #expect(controller.popoverPresentationController?.arrowDirection.rawValue == direction)
    }
  }

  /// Where no side has enough room the popover shrinks; the arrow keeps a distance from the corner.
  @Test func itIsMadeSmaller() {
    let place = PopoverPlacement.best(
      for: CGSize(width: 300, height: 900), at: CGRect(x: 20, y: 300, width: 20, height: 20),
      in: CGRect(x: 10, y: 10, width: 380, height: 780), permitted: [.up, .down])
    #expect(place.frame == CGRect(x: 10, y: 320, width: 300, height: 470))
    #expect(place.direction == .up && place.tip == 26)
  }

  @Test func aFingerBesideDismissesIt() throws {
    try inScreen(800, 1_000) { window in
      let delegate = Delegate()
      let controller = popover(at: CGRect(x: 400, y: 300, width: 40, height: 20), in: window)
      controller.popoverPresentationController?.delegate = delegate
      window.rootViewController?.present(controller, animated: true)
      window.clock.settle()
      try window.play { $0.tap(at: CGPoint(x: 400, y: 380)) }
      #expect(delegate.entries == ["prepare"])
      delegate.mayDismiss = false
      try window.play { $0.tap(at: CGPoint(x: 20, y: 20)) }
      #expect(delegate.entries == ["prepare", "should", "attempt"])
      delegate.mayDismiss = true
      delegate.entries = []
      try window.play { $0.tap(at: CGPoint(x: 20, y: 20)) }
      window.clock.settle()
      #expect(delegate.entries == ["should", "will", "did"])
      #expect(controller.presentingViewController == nil && controller.view.window == nil)
    }
  }

  @Test func inACompactWidthItIsASheet() {
    inScreen(390, 844) { window in
      let controller = popover(at: CGRect(x: 100, y: 300, width: 40, height: 20), in: window)
      controller.popoverPresentationController?.adaptiveSheetPresentationController.detents = [
        .medium()
      ]
      window.rootViewController?.present(controller, animated: false)
      window.layoutIfNeeded()
      #expect(frame(controller) == CGRect(x: 0, y: 422, width: 390, height: 422))
      #expect(controller.popoverPresentationController?.arrowDirection == .unknown)
      controller.dismiss(animated: false)
      #expect(controller.view.window == nil && controller.presentation.popover == nil)
    }
  }

  @Test func itsDelegateMayWantAPopoverAlways() {
    inScreen(390, 844) { window in
      let always = Always()
      let controller = popover(at: CGRect(x: 100, y: 300, width: 40, height: 20), in: window)
      controller.popoverPresentationController?.delegate = always
      window.rootViewController?.present(controller, animated: false)
      window.layoutIfNeeded()
      #expect(frame(controller) == CGRect(x: 20, y: 333, width: 200, height: 100))
    }
  }

  @Test func itBelongsToABarsButton() {
    inScreen(800, 1_000) { window in
      let content = UIViewController()
      let button = UIBarButtonItem(systemItem: .add)
      content.navigationItem.rightBarButtonItem = button
      window.rootViewController = UINavigationController(rootViewController: content)
      window.layoutIfNeeded()
      let controller = UIViewController()
      controller.modalPresentationStyle = .popover
      controller.preferredContentSize = CGSize(width: 200, height: 100)
      controller.popoverPresentationController?.barButtonItem = button
      content.present(controller, animated: false)
      window.layoutIfNeeded()
      #expect(frame(controller) == CGRect(x: 590, y: 57, width: 200, height: 100))
    }
  }
}
