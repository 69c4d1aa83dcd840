import Testing
import UIKit

@Suite struct UIApplicationBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIApplication") {
    $0.row("there is one application", .apple("uikit/uiapplication/shared")) {
      #expect(UIApplication.shared === UIApplication.shared)
    }
    $0.row(
      "the idle timer is enabled by default", .apple("uikit/uiapplication/isidletimerdisabled")
    ) { #expect(!UIApplication.shared.isIdleTimerDisabled) }
    $0.row(
      "the icon has no badge number by default",
      .apple("uikit/uiapplication/applicationiconbadgenumber")
    ) { #expect(UIApplication.shared.applicationIconBadgeNumber == 0) }
    $0.row("a foreground app is active", .apple("uikit/uiapplication/state/active")) {
      #expect(UIApplication.shared.applicationState == .active)
    }
    $0.row(
      "the key window is in the list of windows",
      .apple("uikit/uiapplication/windows")
    ) {
      let window = UIWindow()
      window.makeKeyAndVisible()
      #expect(UIApplication.shared.windows.contains { $0 === window })
      #expect(window.isKeyWindow)
    }
    $0.row(
      "calls of beginIgnoringInteractionEvents() are counted",
      .apple("uikit/uiapplication/beginignoringinteractionevents()")
    ) {
      let app = UIApplication.shared
      app.beginIgnoringInteractionEvents()
      app.beginIgnoringInteractionEvents()
      app.endIgnoringInteractionEvents()
      #expect(app.isIgnoringInteractionEvents)
      app.endIgnoringInteractionEvents()
      #expect(!app.isIgnoringInteractionEvents)
    }
    $0.row(
      "the text size is that of the traits",
      .apple("uikit/uiapplication/preferredcontentsizecategory")
    ) { #expect(UIApplication.shared.preferredContentSizeCategory == .large) }
    $0.row(
      "an action without a target goes to the first responder",
      .apple("uikit/uiapplication/sendaction(_:to:from:for:)")
    ) {
      let (window, field) = (UIWindow(), UITextField())
      window.rootViewController = UIViewController()
      window.rootViewController?.view.addSubview(field)
      window.makeKeyAndVisible()
      field.text = "word"
      #expect(field.becomeFirstResponder())
      #expect(
        UIApplication.shared.sendAction(
          Selector(("selectAll:")), to: nil, from: nil, for: nil))
    }
    $0.row("there is a connected scene", .apple("uikit/uiapplication/connectedscenes")) {
      #expect(UIApplication.shared.connectedScenes.contains { $0 is UIWindowScene })
    }
  }
}
