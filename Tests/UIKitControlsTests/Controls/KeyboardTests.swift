import Sessions
import Testing
import UIKit

/// Tests a keyboard that is not drawn, and whose notifications are posted where the screen has one.
@MainActor @Suite struct KeyboardTests {
  private final class Log: @unchecked Sendable {
    var heard: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    @MainActor init() {
      let names: [(NSNotification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "willShow"),
        (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"),
        (UIResponder.keyboardDidHideNotification, "didHide"),
      ]
      for (name, word) in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [unowned self] note in
            nonisolated(unsafe) let note = note
            MainActor.assumeIsolated {
              let facts = note.userInfo
              guard (note.object as? UIScreen) === UIScreen.main else { return }
              let end = (facts?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
              heard.append("\(word) \(Int(end?.minY ?? -1)) \(Int(end?.height ?? -1))")
            }
          })
      }
    }

    func take() -> [String] {
      defer { heard = [] }
      return heard
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  private func onScreen(keyboard: CGFloat, _ test: (UIWindow, [UITextField], Log) -> Void) {
    RenderSession.fresh(bounds: CGRect(x: 0, y: 0, width: 320, height: 600)).run {
      UIScreen.main.keyboardHeight = keyboard
      let window = UIWindow(frame: UIScreen.main.bounds)
      let fields = [0, 50].map { UITextField(frame: CGRect(x: 0, y: $0, width: 200, height: 34)) }
      for field in fields { window.addSubview(field) }
      test(window, fields, Log())
    }
  }

  @Test func nothingComesWithoutOne() {
    onScreen(keyboard: 0) { window, fields, log in
      fields[0].becomeFirstResponder()
      fields[0].resignFirstResponder()
      window.clock.advance(by: 1)
      #expect(log.take() == [])
    }
  }

  @Test func itComesForAFieldAndStaysForTheNext() {
    onScreen(keyboard: 216) { window, fields, log in
      fields[0].becomeFirstResponder()
      #expect(log.take() == ["willShow 384 216"])
      window.clock.advance(by: 0.3)
      #expect(log.take() == ["didShow 384 216"])
      fields[1].becomeFirstResponder()
      window.clock.advance(by: 0.3)
      #expect(log.take() == [] && fields[1].isFirstResponder)
      window.endEditing(true)
      #expect(log.take() == ["willHide 600 216"])
      window.clock.advance(by: 0.3)
      #expect(log.take() == ["didHide 600 216"])
    }
  }

  @Test func aBarAboveItMakesItHigher() {
    onScreen(keyboard: 216) { window, fields, log in
      fields[1].inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      fields[0].becomeFirstResponder()
      fields[1].becomeFirstResponder()
      #expect(log.take() == ["willShow 384 216", "willShow 340 260"])
    }
  }

  @Test func aBarAddedLaterIsRequestedAgain() {
    onScreen(keyboard: 216) { window, fields, log in
      fields[0].becomeFirstResponder()
      fields[0].inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      #expect(log.take() == ["willShow 384 216"])
      fields[0].reloadInputViews()
      fields[1].reloadInputViews()
      #expect(log.take() == ["willShow 340 260"])
    }
  }

  @Test func theKeyboardLayoutGuideFollowsIt() {
    onScreen(keyboard: 216) { window, fields, _ in
      let root = UIView(frame: window.bounds)
      window.addSubview(root)
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      ])
      window.layoutIfNeeded()
      #expect(view.frame.height == 600)
      fields[0].becomeFirstResponder()
      window.clock.advance(by: 0.3)
      #expect(view.frame.height == 384)
      fields[0].resignFirstResponder()
      #expect(view.frame.height == 600, "the model changes at once, the presentation follows")
    }
  }
}
