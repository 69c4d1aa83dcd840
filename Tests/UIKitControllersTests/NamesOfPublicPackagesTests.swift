import Foundation
import Testing
import UIKit

/// Names by which public packages call UIKit, written as they do: each compiles and does what Apple
/// documents.
@MainActor @Suite struct NamesOfPublicPackagesTests {
  // MARK: Subclasses that override every designated initialiser

  private final class Tap: UITapGestureRecognizer {
    override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  }

  private final class Grid: UICollectionView {
    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      super.init(frame: frame, collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Blur: UIVisualEffectView {
    override init(effect: UIVisualEffect?) { super.init(effect: effect) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Header: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Picture: UIImageView {
    override init(image: UIImage?) { super.init(image: image) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func initialisersAreThoseOfUIKit() {
    #expect(Tap(target: nil, action: nil).isEnabled)
    #expect(UITapGestureRecognizer().numberOfTapsRequired == 1)
    let grid = Grid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(grid.collectionViewLayout is UICollectionViewFlowLayout)
    #expect(Blur(effect: nil).effect == nil && UIVisualEffectView().effect == nil)
    #expect(Header(reuseIdentifier: "a").reuseIdentifier == "a")
    #expect(UINavigationItem().title == nil && Picture(image: nil).image == nil)
  }

  // MARK: Bars

  private final class Tabs: UITabBarController {
    var chosen: [Int] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      chosen.append(item.tag)
    }
  }

  private final class Bar: UINavigationBar {}

  @Test func barsAreThoseOfTheirControllers() {
    let tabs = Tabs()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.loadViewIfNeeded()
    #expect(tabs.tabBar.delegate === tabs)
    let item = UITabBarItem(title: "A", image: nil, tag: 7)
    item.setBadgeTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    #expect(item.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    tabs.tabBar(tabs.tabBar, didSelect: item)
    #expect(tabs.chosen == [7])
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
    #expect(navigation.navigationBar is Bar)
    navigation.toolbar.setShadowImage(UIImage(), forToolbarPosition: .any)
    #expect(navigation.toolbar.shadowImage(forToolbarPosition: .any) != nil)
    let page = UIViewController()
    page.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Back", style: .plain, target: nil, action: nil)
    #expect(page.navigationItem.backBarButtonItem?.title == "Back")
  }

  // MARK: Responders

  private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
  }

  private final class Field: UITextField {
    var actions: [String] = []
    override func paste(_ sender: Any?) { actions.append("paste") }
    override func selectAll(_ sender: Any?) { actions.append("selectAll") }
    override func toggleBoldface(_ sender: Any?) { actions.append("bold") }
  }

  private final class Marked: CALayer {
    var frames: [CGRect] = []
    override var frame: CGRect {
      get { super.frame }
      set {
        frames.append(newValue)
        super.frame = newValue
      }
    }
  }

  private final class Lined: UIView {
    let line = UIView()
    override var lastBaselineAnchor: NSLayoutYAxisAnchor { line.bottomAnchor }
  }

  @Test func membersAreOverridable() {
    let field = Field()
    field.paste(nil)
    field.selectAll(nil)
    field.toggleBoldface(nil)
    #expect(field.actions == ["paste", "selectAll", "bold"])
    let layer = Marked()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(layer.frames == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    let view = Lined()
    #expect(view.lastBaselineAnchor === view.line.bottomAnchor)
  }

  @Test func respondersAreQueried() {
    let delegate = Delegate()
    let app: UIApplicationDelegate? = delegate
    // A double optional, as in UIKit: the requirement is optional.
    #expect(app?.window??.bounds == nil)
    delegate.window = UIWindow()
    #expect(app?.window??.bounds != nil)
    let item: any UIFocusItem = UIButton()
    #expect(item.frame == .zero)
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    parent.setOverrideTraitCollection(dark, forChild: child)
    #expect(parent.overrideTraitCollection(forChild: child)?.userInterfaceStyle == .dark)
    let view = UIView()
    view.minimumContentSizeCategory = .large
    view.maximumContentSizeCategory = .extraLarge
    #expect(view.minimumContentSizeCategory == .large)
  }

  // MARK: Values

  @Test func traitsHaveForceTouch() {
    let traits = UITraitCollection(forceTouchCapability: .available)
    #expect(traits.forceTouchCapability == .available)
    let both = UITraitCollection {
      $0.forceTouchCapability = .unavailable
      $0.displayGamut = .P3
    }
    #expect(both.forceTouchCapability == .unavailable && both.displayGamut == .P3)
  }

  @Test func valuesHaveTheirProtocolsAndCases() {
    let phases: [UITouch.Phase] = [.regionEntered, .regionMoved, .regionExited]
    #expect(phases.map(\.rawValue) == [5, 6, 7])
    #expect(Set<UIAccessibilityTraits>([.button, .button, .header]).count == 2)
    // Ambiguous if UIKit had operators.
    #expect(UILayoutPriority.required + -1 == UILayoutPriority(999))
  }

  /// Source: the families that Apple lists for iOS 17.
  @Test(arguments: [
    "HelveticaNeue", "HelveticaNeue-Bold", "Helvetica", "Avenir-Book", "AvenirNext-Regular",
    "Georgia", "Menlo-Regular", "Courier", "CourierNewPSMT", "ArialMT", "TimesNewRomanPSMT",
    "Futura-Medium", "GillSans", "Verdana", "TrebuchetMS", "AmericanTypewriter", "Palatino-Roman",
    "Didot", "Baskerville", "Optima-Regular", "MarkerFelt-Thin", "SnellRoundhand", "Papyrus",
    "Copperplate", "Cochin", "HoeflerText-Regular", "Noteworthy-Light", "ChalkboardSE-Regular",
    "Zapfino", "BradleyHandITCTT-Bold", "Rockwell-Regular", "SavoyeLetPlain", "Charter-Roman",
    "STIXTwoText", "STIXTwoText_Bold", "STIXTwoMath-Regular", "GranthaSangamMN-Regular", "Impact",
    "HiraginoSans-W5",
  ])
  func fontsOfIOSExist(_ name: String) {
    #expect(UIFont(name: name, size: 17)?.pointSize == 17)
  }

  @Test func designsOfFontsExist() {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    for design in [UIFontDescriptor.SystemDesign.rounded, .serif, .monospaced] {
      #expect(body.withDesign(design) != nil)
    }
  }

  @Test(arguments: [
    "leaf.fill", "figure.walk", "cloud.fill", "building.2.fill", "faceid", "square.and.arrow.up",
  ])
  func symbolsExist(_ name: String) {
    #expect(UIImage(systemName: name) != nil)
  }
}

private func + (priority: UILayoutPriority, change: Float) -> UILayoutPriority {
  UILayoutPriority(priority.rawValue + change)
}
