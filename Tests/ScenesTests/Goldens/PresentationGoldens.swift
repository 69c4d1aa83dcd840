import Sessions
import SnapshotTesting
import Testing
import UIKit

/// Tests presented controllers at rest, 300 pixels wide.
@MainActor @Suite struct PresentationGoldens {
  /// A delegate that keeps the popover in a compact width.
  private final class Always: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
  }

  private let always = Always()

  private func picture(
    _ name: String, height: CGFloat, testName: String = #function, line: UInt = #line,
    _ make: (UIViewController) -> UIViewController
  ) {
    let bounds = CGRect(x: 0, y: 0, width: 300, height: height)
    let session = RenderSession.fresh(bounds: bounds, scale: 1)
    let window = session.run {
      let root = UIViewController()
      let label = UILabel(frame: CGRect(x: 16, y: 16, width: 268, height: 40))
      label.text = "What lies below"
      root.view.addSubview(label)
      root.view.backgroundColor = .systemTeal
      let window = UIWindow(frame: bounds)
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(make(root), animated: false)
      window.layoutIfNeeded()
      return window
    }
    assertSnapshot(
      of: window, as: .image(drawHierarchyInKeyWindow: true, scale: 1), named: name,
      goldens: .golden("Presentation"),
      testName: testName, line: line)
  }

  private func actions() -> [UIAlertAction] {
    [
      UIAlertAction(title: "Delete", style: .destructive),
      UIAlertAction(title: "Keep", style: .default),
      UIAlertAction(title: "Cancel", style: .cancel),
    ]
  }

  private func alert(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete the note?", message: "It cannot be brought back.", preferredStyle: style)
    for action in actions() { alert.addAction(action) }
    return alert
  }

  /// The alert is white, in the middle of the dimmed screen: a bold title, a line of text, three
  /// rows of buttons, the first red, the last, which cancels, bold.
  @Test func anAlert() { picture("alert", height: 300) { _ in alert(.alert) } }

  /// At the bottom are grey text and two buttons, the first red; the cancel button is separate.
  @Test func anActionSheet() { picture("action-sheet", height: 300) { _ in alert(.actionSheet) } }

  /// The lower half is yellow with round top corners and a grey grabber; the rest is dimmed.
  @Test func aSheetAtMediumHeight() {
    picture("medium-sheet", height: 320) { _ in
      let sheet = UIViewController()
      sheet.view.backgroundColor = .systemYellow
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.prefersGrabberVisible = true
      return sheet
    }
  }

  /// The popover is yellow with round corners below the words, its arrow points at their left half,
  /// and only its shadow darkens the screen.
  @Test func aPopover() {
    picture("popover", height: 240) { root in
      let popover = UIViewController()
      popover.view.backgroundColor = .systemYellow
      popover.modalPresentationStyle = .popover
      popover.preferredContentSize = CGSize(width: 160, height: 100)
      popover.popoverPresentationController?.delegate = always
      popover.popoverPresentationController?.sourceView = root.view
      popover.popoverPresentationController?.sourceRect = CGRect(
        x: 16, y: 16, width: 120, height: 40)
      return popover
    }
  }
}
