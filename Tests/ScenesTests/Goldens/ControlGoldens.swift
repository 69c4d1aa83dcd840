import Sessions
import SnapshotTesting
import Testing
import UIKit

/// Tests boards of controls, 300 pixels wide, at two pixels per point.
@MainActor @Suite struct ControlGoldens {
  /// Stacks views from the top, 8 points apart, at their own size or as wide as the board.
  private func board(
    _ name: String, height: CGFloat, traits: UITraitCollection = UITraitCollection(),
    file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    _ make: () -> [(UIView, isWide: Bool)]
  ) {
    // The session's own clock has not advanced, so spinners are at their first frame.
    let session = RenderSession.fresh(scale: 2)
    let root = session.withScreen(scale: 2, traits: traits).run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: height))
      root.backgroundColor = .systemBackground
      var y: CGFloat = 8
      for (view, isWide) in make() {
        var size = view.sizeThatFits(CGSize(width: 134, height: 0))
        if isWide { size.width = 134 }
        let isMirrored = traits.layoutDirection == .rightToLeft
        view.frame = CGRect(
          origin: CGPoint(x: isMirrored ? 142 - size.width : 8, y: y), size: size)
        root.addSubview(view)
        y += size.height + 8
      }
      return root
    }
    assertSnapshot(
      of: root, as: .image(drawHierarchyInKeyWindow: true, scale: 2, traits: traits), named: name,
      goldens: .golden("Controls"),
      file: file, testName: testName, line: line)
  }

  /// «Garden» is the back button, with a red bin beside it; at the right are a plus and a disabled
  /// grey magnifying glass; in the middle are two segments, the first selected.
  @Test func aNavigationBar() {
    let bounds = CGRect(x: 0, y: 0, width: 375, height: 60)
    let window = RenderSession.fresh(bounds: bounds, scale: 1).run {
      let (root, top) = (UIViewController(), UIViewController())
      root.title = "Garden"
      top.view.backgroundColor = .systemBackground
      let (bin, glass) = (
        UIBarButtonItem(systemItem: .trash), UIBarButtonItem(systemItem: .search)
      )
      bin.tintColor = .systemRed
      glass.isEnabled = false
      let segments = UISegmentedControl(items: ["Beds", "Pots"])
      segments.selectedSegmentIndex = 0
      top.navigationItem.titleView = segments
      top.navigationItem.leftItemsSupplementBackButton = true
      top.navigationItem.leftBarButtonItem = bin
      top.navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .add), glass]
      let navigation = UINavigationController(rootViewController: root)
      navigation.pushViewController(top, animated: false)
      let window = UIWindow(frame: bounds)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return window
    }
    assertSnapshot(
      of: window, as: .image(scale: 1), named: "navigation-bar", goldens: .golden("Controls"))
  }

  private func button(
    _ configuration: UIButton.Configuration, _ title: String,
    _ change: (UIButton) -> Void = { _ in }
  ) -> (UIView, isWide: Bool) {
    var configuration = configuration
    configuration.title = title
    let button = UIButton(configuration: configuration)
    change(button)
    return (button, false)
  }

  private func buttons() -> [(UIView, isWide: Bool)] {
    var large = UIButton.Configuration.filled()
    (large.buttonSize, large.cornerStyle) = (.large, .capsule)
    var menu = UIButton.Configuration.gray()
    menu.indicator = .popup
    var busy = UIButton.Configuration.tinted()
    (busy.showsActivityIndicator, busy.imagePadding, busy.subtitle) = (true, 6, "A while")
    return [
      button(.plain(), "Plain"), button(menu, "Menu"), button(busy, "Tinted"),
      button(large, "Capsule"), button(.filled(), "Off") { $0.isEnabled = false },
    ]
  }

  /// The buttons are: blue text; grey with chevrons; light blue with a spinner at the left and two
  /// lines; a blue capsule with white text; grey with grey text.
  @Test func buttonsByStyle() { board("buttons", height: 250, buttons) }

  /// The buttons are in the dark: brighter blue, darker greys.
  @Test func buttonsInTheDark() {
    board(
      "buttons-dark", height: 250, traits: UITraitCollection(userInterfaceStyle: .dark), buttons)
  }

  /// The text is more than half again as large; the insets do not change.
  @Test func buttonsAtAnAccessibilitySize() {
    board(
      "buttons-large", height: 150,
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    ) {
      var menu = UIButton.Configuration.gray()
      menu.indicator = .popup
      return [button(menu, "Menu"), button(.filled(), "Filled")]
    }
  }

  private func values() -> [(UIView, isWide: Bool)] {
    let (on, off) = (UISwitch(), UISwitch())
    on.isOn = true
    off.isEnabled = false
    let (slider, segments) = (UISlider(), UISegmentedControl(items: ["Day", "Week"]))
    slider.value = 0.3
    segments.selectedSegmentIndex = 0
    return [(on, false), (off, false), (slider, true), (UIStepper(), false), (segments, true)]
  }

  /// One switch is green, one pale; the slider is at 30 %; the stepper's minus is grey; «Day» is
  /// selected.
  @Test func valuesAtRest() { board("values", height: 224, values) }

  /// In the dark the selected segment is a lighter grey.
  @Test func valuesInTheDark() {
    board("values-dark", height: 224, traits: UITraitCollection(userInterfaceStyle: .dark), values)
  }

  /// From right to left the switch is on at the left, blue is right of the disc, the plus is left
  /// of the minus, and «Day» is at the right.
  @Test func valuesFromRightToLeft() {
    board(
      "values-right-to-left", height: 224, traits: UITraitCollection(layoutDirection: .rightToLeft),
      values)
  }

  /// There are a grey placeholder in a round frame; text with a cross on a disc; five dots; a
  /// search field with its glass; two lines of a text view, indented by 5.
  @Test func textControls() {
    board("text", height: 250) {
      let (empty, full, secret) = (UITextField(), UITextField(), UITextField())
      for field in [empty, full, secret] { field.borderStyle = .roundedRect }
      empty.placeholder = "Name"
      (full.text, full.clearButtonMode) = ("Meadow", .always)
      (secret.text, secret.isSecureTextEntry) = ("miaow", true)
      let search = UISearchBar()
      (search.placeholder, search.searchBarStyle) = ("Search", .minimal)
      let text = UITextView()
      (text.isScrollEnabled, text.text) = (false, "A text view wraps its lines")
      text.font = .systemFont(ofSize: 14)
      return [(empty, true), (full, true), (secret, true), (search, true), (text, true)]
    }
  }

  /// A bar is filled to a third; a spinner's petals are darkest at the top; the second of four dots
  /// is black.
  @Test func indicators() {
    board("indicators", height: 110) {
      let (progress, spinner) = (UIProgressView(), UIActivityIndicatorView(style: .large))
      progress.progress = 1 / 3
      spinner.startAnimating()
      let pages = UIPageControl()
      (pages.numberOfPages, pages.currentPage) = (4, 1)
      pages.currentPageIndicatorTintColor = .label
      return [(progress, true), (spinner, false), (pages, false)]
    }
  }

  /// Under an edge of one pixel are «Edit», a plus and a bold «Done»; then three items, the first
  /// blue, the last with a red 3.
  @Test func bars() {
    board("bars", height: 118) {
      let tools = UIToolbar()
      tools.items = [
        UIBarButtonItem(systemItem: .edit), .flexibleSpace(), UIBarButtonItem(systemItem: .add),
        .flexibleSpace(), UIBarButtonItem(systemItem: .done),
      ]
      let tabs = UITabBar()
      let items = ["One", "Two", "Three"].enumerated().map {
        UITabBarItem(title: $1, image: nil, tag: $0)
      }
      items[2].badgeValue = "3"
      (tabs.items, tabs.selectedItem) = (items, items[0])
      return [(tools, true), (tabs, true)]
    }
  }

  /// On stripes are a light and a dark card with round corners: inside, the stripes blur into each
  /// other, outside they are sharp; «Content» is sharp.
  @Test func blur() {
    let root = RenderSession.fresh(scale: 2).run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 120))
      root.backgroundColor = .white
      let colors: [UIColor] = [.systemRed, .systemYellow, .systemBlue, .white, .systemGreen]
      for index in 0..<10 {
        let stripe = UIView(frame: CGRect(x: 15 * index, y: 0, width: 15, height: 120))
        stripe.backgroundColor = colors[index % 5]
        root.addSubview(stripe)
      }
      for (index, style) in [UIBlurEffect.Style.light, .dark].enumerated() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
        view.frame = CGRect(x: 15, y: 10 + 55 * index, width: 120, height: 45)
        view.clipsToBounds = true
        view.layer.cornerRadius = 12
        let label = UILabel(frame: view.contentView.bounds)
        (label.text, label.textAlignment) = ("Content", .center)
        label.textColor = index == 0 ? .black : .white
        view.contentView.addSubview(label)
        root.addSubview(view)
      }
      return root
    }
    assertSnapshot(
      of: root, as: .image(drawHierarchyInKeyWindow: true, scale: 2), named: "blur",
      goldens: .golden("Controls"))
  }

  /// The stripes are blurred in a light and a dark card. Of the words and the bar in each card, the
  /// left ones have the stripes' colours, much darker or lighter, the right ones less so.
  @Test func vibrancy() {
    let root = RenderSession.fresh(scale: 2).run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 120))
      for (index, color) in [UIColor.systemRed, .systemYellow, .systemBlue].enumerated() {
        let stripe = UIView(frame: CGRect(x: 50 * index, y: 0, width: 50, height: 120))
        stripe.backgroundColor = color
        root.addSubview(stripe)
      }
      for (index, style) in [UIBlurEffect.Style.light, .dark].enumerated() {
        let blur = UIBlurEffect(style: style)
        let view = UIVisualEffectView(effect: blur)
        view.frame = CGRect(x: 0, y: 60 * index, width: 150, height: 60)
        root.addSubview(view)
        for (place, vibrancy) in [UIVibrancyEffectStyle.label, .tertiaryLabel].enumerated() {
          let vibrant = UIVisualEffectView(
            effect: UIVibrancyEffect(blurEffect: blur, style: vibrancy))
          vibrant.frame = CGRect(x: 75 * place, y: 0, width: 75, height: 60)
          view.contentView.addSubview(vibrant)
          let label = UILabel(frame: CGRect(x: 0, y: 4, width: 75, height: 30))
          (label.text, label.textAlignment) = ("Vivid", .center)
          label.font = .boldSystemFont(ofSize: 20)
          let bar = UIView(frame: CGRect(x: 0, y: 40, width: 75, height: 8))
          bar.backgroundColor = .label
          for part in [label, bar] { vibrant.contentView.addSubview(part) }
        }
      }
      return root
    }
    assertSnapshot(
      of: root, as: .image(drawHierarchyInKeyWindow: true, scale: 2), named: "vibrancy",
      goldens: .golden("Controls"))
  }

  /// The stripes are sharp except under two bars, where they are blurred and pale.
  @Test func translucentBars() {
    let root = RenderSession.fresh(scale: 2).run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
      root.backgroundColor = .white
      for (index, color) in [UIColor.systemRed, .white, .systemBlue].enumerated() {
        let stripe = UIView(frame: CGRect(x: 50 * index, y: 0, width: 50, height: 150))
        stripe.backgroundColor = color
        root.addSubview(stripe)
      }
      let (top, bottom) = (UINavigationBar(frame: .zero), UITabBar(frame: .zero))
      top.show(UINavigationItem(title: "Title"), over: nil)
      top.place(CGRect(x: 0, y: 10, width: 150, height: 44), backgroundAbove: 10)
      bottom.frame = CGRect(x: 0, y: 101, width: 150, height: 49)
      bottom.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
      for bar in [top, bottom] { root.addSubview(bar) }
      return root
    }
    assertSnapshot(
      of: root, as: .image(drawHierarchyInKeyWindow: true, scale: 2), named: "translucent-bars",
      goldens: .golden("Controls"))
  }

  /// Images replace a slider's red and green track and blue disc; a stepper's green background and
  /// signs; three segments, the selected one red; a bar; and the page dots.
  @Test func imagesOfControls() {
    func image(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in
        color.setFill()
        UIBezierPath(
          roundedRect: CGRect(x: 0, y: 0, width: width, height: height),
          cornerRadius: min(width, height) / 3
        ).fill()
      }.withRenderingMode(.alwaysOriginal)
    }
    board("images", height: 190) {
      let (slider, stepper) = (UISlider(), UIStepper())
      slider.value = 0.4
      slider.setMinimumTrackImage(image(.systemRed, 12, 8), for: .normal)
      slider.setMaximumTrackImage(image(.systemGreen, 12, 8), for: .normal)
      slider.setThumbImage(image(.systemBlue, 14, 22), for: .normal)
      stepper.setBackgroundImage(image(.systemGreen, 94, 32), for: .normal)
      stepper.setIncrementImage(image(.systemRed, 12, 12), for: .normal)
      stepper.setDecrementImage(image(.systemBlue, 12, 12), for: .normal)
      let segments = UISegmentedControl(items: ["A", "B", "C"])
      segments.setBackgroundImage(image(.systemGreen, 40, 32), for: .normal, barMetrics: .default)
      segments.setBackgroundImage(image(.systemRed, 40, 32), for: .selected, barMetrics: .default)
      segments.setDividerImage(
        image(.black, 4, 32), forLeftSegmentState: .normal, rightSegmentState: .normal,
        barMetrics: .default)
      segments.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
      segments.selectedSegmentIndex = 1
      let progress = UIProgressView()
      (progress.progress, progress.progressImage) = (0.5, image(.systemRed, 12, 4))
      progress.trackImage = image(.systemGreen, 12, 4)
      let pages = UIPageControl()
      (pages.numberOfPages, pages.currentPage) = (3, 1)
      pages.currentPageIndicatorTintColor = .label
      pages.preferredIndicatorImage = image(.black, 10, 10)
      return [(slider, true), (stepper, false), (segments, true), (progress, true), (pages, false)]
    }
  }
}
