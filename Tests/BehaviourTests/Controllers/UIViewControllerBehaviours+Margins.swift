import Sessions
import Testing
import UIKit

extension UIViewControllerBehaviours {
  static func addMargins(_ rows: inout Behaviours) {
    rows.row(
      "a root view's margins are 16 on a phone with a notch in landscape",
      .suite("Tinder/Layout, testToSideMarginsInsetPriority", license: "BSD-like")
    ) {
      onDevice(.iPhone13, .landscape) { window in
        let controller = UIViewController()
        window.show(controller)
        let insets = window.safeAreaInsets
        #expect(insets.left > 0)
        #expect(controller.view.layoutMargins.left == insets.left + 16)
        #expect(controller.systemMinimumLayoutMargins.leading == 16)
      }
    }
    rows.row(
      "a root view's margins are 20 in landscape on a phone with a notch that has 20 in portrait",
      .apple("uikit/uiviewcontroller/systemminimumlayoutmargins"),
      uncertain: "the page gives no figures"
    ) {
      for orientation: DeviceScreen.Orientation in [.portrait, .landscape] {
        onDevice(.iPhone15ProMax, orientation) { window in
          let controller = UIViewController()
          window.show(controller)
          #expect(controller.view.layoutMargins.left == window.safeAreaInsets.left + 20)
        }
      }
    }
    rows.row(
      "a root view's margins are 20 on a phone without a notch in landscape",
      .apple("uikit/uiviewcontroller/systemminimumlayoutmargins"),
      uncertain: "the page gives no figures; the assumption is a width of 414 points and more"
    ) {
      onDevice(.iPhoneSE, .landscape) { window in
        let controller = UIViewController()
        window.show(controller)
        #expect(controller.systemMinimumLayoutMargins.leading == 20)
      }
    }
  }
}
