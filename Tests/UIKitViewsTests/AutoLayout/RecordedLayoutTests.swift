import RecordedLayouts
import Sessions
import Testing
import UIKit

/// Tests that views under constraints have the frames that UIKit computed.
@MainActor
@Suite struct RecordedLayoutTests {
  @Test(arguments: PicturedLayout.all)
  func framesAreUIKits(_ layout: PicturedLayout) {
    RenderSession.current.withScreen(scale: layout.scale).run {
      let built = BuiltLayout(layout)
      built.window.layoutIfNeeded()
      for view in layout.views {
        guard let expected = view.frame else { continue }
        let frame = built.frame(of: view)
        for side in 0..<4 {
          if layout.axis == "horizontal" && side % 2 == 1 { continue }
          if layout.axis == "vertical" && side % 2 == 0 { continue }
          #expect(
            abs(frame[side] - expected[side]) <= layout.tolerance,
            "\(view.name): \(frame), \(expected)")
        }
      }
    }
  }
}
