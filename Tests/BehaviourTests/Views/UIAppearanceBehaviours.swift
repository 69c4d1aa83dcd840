import Testing
import UIKit

@Suite struct UIAppearanceBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private final class Outer: UIView {}
  private final class Inner: UIView {}
  private final class Badge: UILabel {}

  /// Shows a view in superviews, the outermost first; the views exist as long as the window.
  @MainActor private static func show(_ view: UIView, in boxes: [UIView] = []) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var around: UIView = window
    for box in boxes + [view] {
      around.addSubview(box)
      around = box
    }
    return window
  }

  static let rows: Behaviours = Behaviours(of: "UIAppearance") {
    $0.row(
      "a view gets its class's appearance when it enters a window",
      .apple("uikit/uiappearance")
    ) {
      UISwitch.appearance().onTintColor = .red
      let control = UISwitch()
      #expect(control.onTintColor == nil)
      let window = show(control)
      #expect(control.onTintColor == .red && control.window === window)
    }
    $0.row(
      "a view already in a window does not change", .apple("uikit/uiappearance")
    ) {
      let control = UISwitch()
      let window = show(control)
      UISwitch.appearance().onTintColor = .red
      window.layoutIfNeeded()
      #expect(control.onTintColor == nil)
      control.removeFromSuperview()
      window.addSubview(control)
      #expect(control.onTintColor == .red)
    }
    $0.row(
      "a class has one proxy", .apple("uikit/uiappearance/appearance()")
    ) {
      #expect(UISlider.appearance() === UISlider.appearance())
      UISlider.appearance().thumbTintColor = .green
      #expect(UISlider.appearance().thumbTintColor == .green)
    }
    $0.row(
      "a value set on the view itself remains", .apple("uikit/uiappearance")
    ) {
      UISwitch.appearance().onTintColor = .red
      let control = UISwitch()
      control.onTintColor = .green
      let window = show(control)
      #expect(control.onTintColor == .green && window.subviews.count == 1)
    }
    $0.row(
      "subclasses inherit it, and their own appearance takes precedence",
      .apple("uikit/uiappearance")
    ) {
      UILabel.appearance().textColor = .red
      Badge.appearance().textColor = .green
      let (badge, label) = (Badge(), UILabel())
      let windows = [show(badge), show(label)]
      #expect(badge.textColor == .green && label.textColor == .red && windows.count == 2)
    }
    $0.row(
      "an appearance for a container applies only inside it",
      .apple("uikit/uiappearance/appearance(whencontainedininstancesof:)")
    ) {
      UILabel.appearance(whenContainedInInstancesOf: [Inner.self]).textColor = .red
      let (inside, beside) = (UILabel(), UILabel())
      let windows = [show(inside, in: [Inner()]), show(beside)]
      #expect(inside.textColor == .red && beside.textColor != .red && windows.count == 2)
    }
    $0.row(
      "several containers are named from the inside out",
      .apple("uikit/uiappearance/appearance(whencontainedininstancesof:)")
    ) {
      UILabel.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).textColor = .red
      let (right, wrong) = (UILabel(), UILabel())
      let windows = [
        show(right, in: [Outer(), Inner()]), show(wrong, in: [Inner(), Outer()]),
      ]
      #expect(right.textColor == .red && wrong.textColor != .red && windows.count == 2)
    }
    $0.row(
      "of two containers around a view the outermost one's appearance wins",
      .apple("uikit/uiappearance")
    ) {
      UILabel.appearance(whenContainedInInstancesOf: [Inner.self]).textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [Outer.self]).textColor = .green
      UISwitch.appearance(whenContainedInInstancesOf: [Outer.self]).onTintColor = .green
      UISwitch.appearance(whenContainedInInstancesOf: [Inner.self]).onTintColor = .red
      let (label, control) = (UILabel(), UISwitch())
      let windows = [
        show(label, in: [Outer(), Inner()]), show(control, in: [Outer(), Inner()]),
      ]
      #expect(label.textColor == .green && control.onTintColor == .green && windows.count == 2)
    }
    $0.row(
      "of two chains with the same container the longer one wins", .apple("uikit/uiappearance")
    ) {
      UILabel.appearance(whenContainedInInstancesOf: [Outer.self]).textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).textColor = .green
      let label = UILabel()
      let window = show(label, in: [Outer(), Inner()])
      #expect(label.textColor == .green && window.subviews.count == 1)
    }
  }
}
