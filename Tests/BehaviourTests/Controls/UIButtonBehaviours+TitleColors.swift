import Testing
import UIKit

extension UIButtonBehaviours {
  /// Adds rows about colours of titles and backgrounds of buttons with a configuration.
  static func titleColors(_ list: inout Behaviours) {
    list.row(
      "setTitleColor applies to a button with a plain configuration",
      .apple("uikit/uibuttonconfiguration"), uncertain: "for which states it applies"
    ) {
      let button = configured()
      button.setTitleColor(.red, for: .normal)
      let pixels = try #require(ink(of: button))
      #expect(pixels > 20)
    }
    list.row(
      "a configuration's own colour takes precedence over setTitleColor",
      .apple("uikit/uibutton/configuration-swift.struct/baseforegroundcolor"),
      uncertain: "which of both applies"
    ) {
      let button = configured()
      button.configuration?.baseForegroundColor = .blue
      button.setTitleColor(.red, for: .normal)
      #expect(ink(of: button) == 0)
    }
    list.row(
      "a filled button's title is white if no colour is set",
      .apple("uikit/uibutton/configuration-swift.struct/filled()")
    ) {
      let button = configured()
      button.configuration = .filled()
      button.configuration?.title = "MMMM"
      let inside = button.frame.insetBy(dx: 20, dy: 8)
      let white = BarPixels(of: onWhite(button))?.count(inside) { $0 == [255, 255, 255] }
      #expect(white ?? 0 > 20)
    }
    list.row(
      "a selected button with a clear base colour has no background",
      .apple("uikit/uibutton/configuration-swift.struct/basebackgroundcolor")
    ) {
      let button = configured()
      button.configuration?.baseBackgroundColor = .clear
      button.isSelected = true
      #expect(BarPixels(of: onWhite(button))?[3, 22] == [255, 255, 255])
    }
  }

  @MainActor private static func configured() -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "MMMM"
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
    return button
  }

  @MainActor private static func onWhite(_ button: UIButton) -> UIView {
    let view = UIView(frame: button.frame)
    view.backgroundColor = .white
    view.addSubview(button)
    return view
  }

  /// Returns the number of red pixels.
  @MainActor private static func ink(of button: UIButton) -> Int? {
    BarPixels(of: onWhite(button))?.count(button.frame) { $0[0] > 200 && $0[1] < 80 && $0[2] < 80 }
  }
}
