import Foundation
import Sessions
import Synchronization
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitRuntime

/// Tests names that apps use and that have little effect here: they compile as on iOS, and those
/// without effect log a warning.
@MainActor @Suite struct CompilerOnlyNamesTests {
  private func said(_ body: () throws -> Void) rethrows -> [String] {
    let heard = Mutex<[String]>([])
    try ProgrammerWarning.captured(by: { said in heard.withLock { $0.append(said) } }) {
      try body()
    }
    return heard.withLock { $0 }
  }

  @Test func callsWithoutEffectLogAWarning() {
    let words = said {
      UIApplication.shared.beginReceivingRemoteControlEvents()
      UITabBar().beginCustomizingItems([])
      NSUserActivity(activityType: "a").becomeCurrent()
      os_signpost(.begin, log: .default, name: "a")
      os_signpost(.end, log: .default, name: "a", "%d", 1)
    }
    #expect(
      words == [
        "UIApplication.beginReceivingRemoteControlEvents(): there are no remote controls here",
        "UITabBar.beginCustomizingItems(_:): items cannot be reordered here",
        "NSUserActivity.becomeCurrent(): activities are not handed over here",
        "os_signpost: intervals are not measured",
      ])
  }

  @Test func valuesAreThoseOfUIKit() {
    var timer = Timer()
    // Core Foundation has no later date than the year 2129.
    #expect(timer.fireDate > Date(timeIntervalSinceReferenceDate: 3_000_000_000))
    timer = Timer(timeInterval: 1, repeats: false) { _ in }
    #expect(UIKeyboardType.alphabet == .asciiCapable && timer.isValid)
    #expect(UITouch.Phase.regionEntered.rawValue == 5 && UITouch.Phase.regionExited.rawValue == 7)
    #expect(Set([UIAccessibilityTraits.button, .button, .link]).count == 2)
    #expect(UITraitCollection(displayGamut: .P3).displayGamut == .P3)
    #expect(UIScreen.main.traitCollection.displayGamut == .SRGB)
    #expect(UITextInputMode.activeInputModes.count == 1)
    #expect(!UILargeContentViewerInteraction.isEnabled)
    let content = AXCustomContent(label: "a", value: "b")
    #expect(content.label == "a" && content.value == "b" && content.importance == .default)
    var errors: Unmanaged<NSArray>?
    let url = URL(fileURLWithPath: "/nowhere/Own.ttf")
    #expect(!CTFontManagerRegisterFontsForURLs([url], .process, &errors))
    #expect(errors?.takeRetainedValue().count == 1)
  }

  @Test func aRotorIsKept() {
    let view = UIView()
    let found = UIView()
    view.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Words") { predicate in
        predicate.searchDirection == .next
          ? UIAccessibilityCustomRotorItemResult(targetElement: found, targetRange: nil) : nil
      }
    ]
    let rotor = view.accessibilityCustomRotors?.first
    #expect(
      rotor?.name == "Words"
        && rotor?.systemRotorType == UIAccessibilityCustomRotor.SystemRotorType.none)
    let result = rotor?.itemSearchBlock(UIAccessibilityCustomRotorSearchPredicate())
    #expect(result?.targetElement === found)
  }

  @Test func aScreenCanBeSubclassedAndPictured() {
    final class Small: UIScreen {
      override var bounds: CGRect { CGRect(x: 0, y: 0, width: 10, height: 20) }
    }
    #expect(Small().bounds.height == 20 && Small().scale == UIScreen.main.scale)
    #expect(
      Small().currentMode?.size == CGSize(width: 10 * Small().scale, height: 20 * Small().scale))
    RenderSession.fresh(scale: 2).run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
      window.makeKeyAndVisible()
      let picture = UIScreen.main.snapshotView(afterScreenUpdates: true)
      #expect(picture.subviews.map(\.frame) == [window.frame])
    }
  }

  @Test func aTabBarControllerIsTheDelegateOfItsBar() {
    final class Tabs: UITabBarController {
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
      override func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
      override func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
      override func tabBar(
        _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
      ) {}
      override func tabBar(
        _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
      ) {}
    }
    let tabs = Tabs()
    #expect(tabs.tabBar.delegate === tabs && !tabs.tabBar.isCustomizing)
    #expect(UITabBar().delegate?.tabBar?(tabs.tabBar, willBeginCustomizing: []) == nil)
  }

  @available(*, deprecated)
  private final class Listener: NSObject, UIAlertViewDelegate {
    var heard: [Int] = []
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      heard.append(buttonIndex)
    }
  }

  @available(*, deprecated)
  @Test func anOldAlertIsShownByTheNewOne() throws {
    RenderSession.fresh(scale: 2).run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let listener = Listener()
      let alert = UIAlertView(
        title: "Title", message: "Message", delegate: listener, cancelButtonTitle: "No",
        otherButtonTitles: "Yes", "Maybe")
      #expect(alert.numberOfButtons == 3 && alert.firstOtherButtonIndex == 1)
      alert.show()
      let shown = root.presentedViewController as? UIAlertController
      #expect(shown?.title == "Title" && shown?.actions.map(\.title) == ["No", "Yes", "Maybe"])
      #expect(shown?.actions.first?.style == .cancel && alert.isVisible)
    }
  }

  @Test func feedbackAndClicksHaveNoEffect() {
    RenderSession.fresh(scale: 1).run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
      window.makeKeyAndVisible()
      let plain = window.pictureBytes
      let words = said {
        for generator in [
          UIImpactFeedbackGenerator(), UISelectionFeedbackGenerator(),
          UINotificationFeedbackGenerator(),
        ] { generator.prepare() }
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UIDevice.current.playInputClick()
      }
      #expect(words == [] && window.pictureBytes == plain)
    }
  }

  #if compiler(>=6.3)
    /// The notification is posted, the message is not.
    @Test func messagesAreNeverPosted() {
      final class Heard: @unchecked Sendable {
        var words: [String] = []
      }
      let heard = Heard()
      let app = UIApplication.shared
      let token = NotificationCenter.default.addObserver(
        of: app, for: UIApplication.DidBecomeActiveMessage.self
      ) { _ in heard.words.append("message") }
      let other = NotificationCenter.default.addObserver(
        forName: UIApplication.didBecomeActiveNotification, object: app, queue: nil
      ) { _ in heard.words.append("notification") }
      final class Delegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      app.launch(Delegate())
      NotificationCenter.default.removeObserver(token)
      NotificationCenter.default.removeObserver(other)
      #expect(heard.words == ["notification"])
    }
  #endif
}
