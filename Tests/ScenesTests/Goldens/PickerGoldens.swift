import Sessions
import SnapshotTesting
import Testing
import UIKit

@_spi(UIKit) import UIKitControls

/// Tests controls for dates, rows and colours, on 29 February 2024 at 9:41 in the morning.
@MainActor @Suite struct PickerGoldens {
  private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
    picker.date = Date(timeIntervalSinceReferenceDate: 730_892_460)
    return picker
  }

  private func board(
    _ name: String, height: CGFloat, traits: UITraitCollection = UITraitCollection(),
    file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    _ make: () -> [UIView]
  ) {
    let session = RenderSession.fresh(scale: 1)
    let root = session.withScreen(scale: 1, traits: traits).run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
      root.backgroundColor = .systemBackground
      var y: CGFloat = 8
      for view in make() {
        let size = view.sizeThatFits(.zero)
        let isMirrored = traits.layoutDirection == .rightToLeft
        let x = size.width == 320 ? 0 : isMirrored ? 312 - size.width : 8
        view.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
        root.addSubview(view)
        y += size.height + 8
      }
      return root
    }
    assertSnapshot(
      of: root, as: .image(scale: 1, traits: traits), named: name, goldens: .golden("Controls"),
      file: file, testName: testName, line: line)
  }

  private func small() -> [UIView] {
    let well = UIColorWell()
    well.selectedColor = .systemOrange
    let bold = UIButton(type: .system)
    bold.setTitle("Bold", for: .normal)
    bold.isSelected = true
    let disabled = picker(.date, .compact)
    disabled.isEnabled = false
    return [picker(.dateAndTime, .compact), disabled, well, UIColorWell(), bold]
  }

  /// There are grey boxes around «Feb 29, 2024» and «9:41 AM»; a paler box; orange in a ring of all
  /// hues, and an empty ring; «Bold» in white on blue.
  @Test func datesAndColoursAtRest() { board("dates", height: 220, small) }

  /// February, 29, 2024 is on a grey band; rows above and below are paler and flatter; 30 and 31
  /// are grey.
  @Test func wheelsAtADay() { board("wheels", height: 232) { [picker(.date, .wheels)] } }

  /// Below a grey «Size» with chevrons is a list of three items: the second has a check mark, the
  /// third is red.
  @Test func aMenuOfAButton() {
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 220)
    let window = RenderSession.fresh(bounds: bounds, scale: 1).run {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      let button = UIButton(configuration: .gray())
      button.menu = UIMenu(
        title: "",
        children: [
          UIAction(title: "Name") { _ in }, UIAction(title: "Size", state: .on) { _ in },
          UIAction(title: "Forget", attributes: .destructive) { _ in },
        ])
      (button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (true, true)
      button.frame = CGRect(origin: CGPoint(x: 16, y: 16), size: button.intrinsicContentSize)
      controller.view.addSubview(button)
      let window = UIWindow(frame: bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      button.didSendTouchDown(with: nil)
      window.clock.advance(by: 1)
      return window
    }
    assertSnapshot(
      of: window, as: .image(drawHierarchyInKeyWindow: true, scale: 1), named: "button-menu",
      goldens: .golden("Controls"))
  }
}
