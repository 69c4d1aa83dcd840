import Testing
import UIKit

@Suite struct UIScreenBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIScreen") {
    $0.row("bounds begin at zero", .apple("uikit/uiscreen/bounds")) {
      #expect(UIScreen.main.bounds.origin == .zero)
    }
    $0.row(
      "the native bounds are the bounds in pixels, upright", .apple("uikit/uiscreen/nativebounds"),
      scale: 3
    ) {
      let size = UIScreen.main.bounds.size
      #expect(
        UIScreen.main.nativeBounds.size
          == CGSize(
            width: min(size.width, size.height) * 3, height: max(size.width, size.height) * 3))
    }
    $0.row("the scale is in the screen's traits", .apple("uikit/uiscreen/scale"), scale: 3) {
      #expect(UIScreen.main.scale == 3 && UIScreen.main.traitCollection.displayScale == 3)
    }
    $0.row("the main screen is in the list of screens", .apple("uikit/uiscreen/screens")) {
      #expect(UIScreen.screens.contains { $0 === UIScreen.main })
    }
    $0.row("a window is on the main screen by default", .apple("uikit/uiwindow/screen")) {
      #expect(UIWindow().screen === UIScreen.main)
    }
    $0.row(
      "the screen shows at least sixty frames per second",
      .apple("uikit/uiscreen/maximumframespersecond")
    ) { #expect(UIScreen.main.maximumFramesPerSecond >= 60) }
    $0.row("the screen is not captured initially", .apple("uikit/uiscreen/iscaptured")) {
      #expect(!UIScreen.main.isCaptured)
    }
    $0.row(
      "points in a full-screen window are the screen's points",
      .apple("uikit/uiscreen/coordinatespace")
    ) {
      let window = UIWindow()
      let point = window.convert(CGPoint(x: 4, y: 5), to: UIScreen.main.coordinateSpace)
      #expect(point == CGPoint(x: 4, y: 5))
    }
  }
}
