import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitControllers

@MainActor @Suite struct AlertTests {
  private let diary = Diary()

  private func shown(_ alert: UIAlertController, animated: Bool = false) -> UIWindow {
    let root = UIViewController()
    let window = shownWindow(root)
    root.present(alert, animated: animated)
    window.layoutIfNeeded()
    return window
  }

  private func alert(
    _ style: UIAlertController.Style, _ names: [(String, UIAlertAction.Style)]
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete photo?", message: "It is gone for good.", preferredStyle: style)
    for (name, style) in names {
      alert.addAction(
        UIAlertAction(title: name, style: style) { [diary] _ in diary.entries.append(name) })
    }
    return alert
  }

  /// A subclass that overrides the required initialisers inherits the one with texts, as on iOS.
  private final class Chooser: UIAlertController {
    var chosen = ""
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    convenience init(chosen: String) {
      self.init()
      self.chosen = chosen
    }
  }

  @Test func subclassesHaveTheInitialiserWithTexts() {
    let sheet = Chooser(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    #expect(sheet.preferredStyle == .actionSheet && sheet.title == "Delete?")
    #expect(sheet.message == nil && sheet.modalPresentationStyle == .overFullScreen)
    let alert = Chooser(chosen: "it")
    #expect(alert.preferredStyle == .alert && alert.chosen == "it")
    _ = shown(sheet)
    #expect(sheet.view.frame.maxY > 400, "the sheet is at the bottom")
  }

  @Test func anAlertIsInTheMiddle() {
    let alert = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    _ = shown(alert)
    #expect(alert.view.frame.midX == 160 && alert.view.frame.width == 270)
    #expect(abs(alert.view.frame.midY - 240) <= 0.5)
    // The texts are 20.5 and 16 points high, with 2 between them and 20 around; the buttons take
    // 44.
    #expect(alert.view.frame.height == 122.5)
  }

  @Test func aFingerChoosesAndTheAlertGoesFirst() throws {
    let alert = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    let window = shown(alert)
    let frame = alert.view.frame
    try window.play { $0.tap(at: CGPoint(x: frame.maxX - 60, y: frame.maxY - 20)) }
    #expect(diary.entries.isEmpty && alert.isBeingDismissed)
    window.clock.settle()
    #expect(diary.entries == ["Delete"] && alert.presentingViewController == nil)
  }

  @Test func anAlertIsNotDismissedBeside() throws {
    let alert = alert(.alert, [("OK", .default)])
    let window = shown(alert)
    try window.play { $0.tap(at: CGPoint(x: 10, y: 10)) }
    window.clock.settle()
    #expect(alert.presentingViewController != nil && diary.entries.isEmpty)
  }

  @Test func anActionSheetIsCancelledBeside() throws {
    let sheet = alert(
      .actionSheet, [("Copy", .default), ("Delete", .destructive), ("Cancel", .cancel)])
    let window = shown(sheet)
    #expect(sheet.view.frame.maxY == 472 && sheet.view.frame.width == 304)
    // The texts are 16 points high each, with 4 between and 14 around; three rows take 57, with 8
    // between the groups.
    #expect(abs(sheet.view.frame.height - 243) < 0.01)
    try window.play { $0.tap(at: CGPoint(x: 160, y: 20)) }
    window.clock.settle()
    #expect(diary.entries == ["Cancel"])
  }

  @Test func whatIsDisabledCannotBeChosen() throws {
    let alert = alert(.alert, [("OK", .default)])
    alert.actions[0].isEnabled = false
    let window = shown(alert)
    let frame = alert.view.frame
    try window.play { $0.tap(at: CGPoint(x: frame.midX, y: frame.maxY - 20)) }
    window.clock.settle()
    #expect(diary.entries.isEmpty && alert.presentingViewController != nil)
    alert.actions[0].isEnabled = true
    window.layoutIfNeeded()
    try window.play { $0.tap(at: CGPoint(x: frame.midX, y: frame.maxY - 20)) }
    window.clock.settle()
    #expect(diary.entries == ["OK"])
  }

  @Test func fieldsStandBetweenTextsAndButtons() {
    let alert = alert(.alert, [("OK", .default), ("Cancel", .cancel)])
    for name in ["Name", "Password"] { alert.addTextField { $0.placeholder = name } }
    _ = shown(alert)
    #expect(alert.textFields?.map(\.placeholder) == ["Name", "Password"])
    #expect(alert.view.frame.height == 198.5)
    #expect(alert.textFields?[1].frame == CGRect(x: 16, y: 106.5, width: 238, height: 28))
  }

  @Test func anAlertComesFromNearer() {
    let alert = alert(.alert, [("OK", .default)])
    let window = shown(alert, animated: true)
    window.clock.advance(by: 0.1)
    let seen = alert.view.layer.presentation()
    #expect(abs((seen?.opacity ?? 0) - 0.671) < 0.001)
    #expect(abs((seen?.affineTransform().a ?? 0) - 1.0658) < 0.0005)
    window.clock.settle()
    #expect(alert.view.layer.presentation()?.opacity == 1)
    #expect(alert.presentationController?.containerView != nil)
  }
}
