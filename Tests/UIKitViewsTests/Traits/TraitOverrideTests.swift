import Sessions
import Testing
import UIKit

/// Tests views and controllers that override traits for themselves and their descendants.
@MainActor @Suite struct TraitOverrideTests {
  private final class Listener: UIView {
    var heard: [UIUserInterfaceStyle] = []
    var laidOutUnder: [UIUserInterfaceStyle] = []
    var drawnUnder: [UIUserInterfaceStyle] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      heard += [previousTraitCollection?.userInterfaceStyle ?? .unspecified]
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      laidOutUnder.append(UITraitCollection.current.userInterfaceStyle)
    }

    override func draw(_ rect: CGRect) {
      drawnUnder.append(UITraitCollection.current.userInterfaceStyle)
    }
  }

  private enum Mood: UITraitDefinition {
    static let defaultValue = "calm"
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1).cgColor
  private let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor

  private func background(of view: UIView) -> CGColor? { view.layer.backgroundColor }

  @Test func aDarkViewIsDarkWithAllThatIsInside() {
    let (outer, inner, beside) = (UIView(), UIView(), UIView())
    for view in [inner, beside] { view.backgroundColor = .systemBackground }
    window.addSubview(outer)
    window.addSubview(beside)
    outer.addSubview(inner)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(background(of: inner) == black)
    #expect(beside.traitCollection.userInterfaceStyle == .light)
    #expect(background(of: beside) == white)
    #expect(window.traitCollection.userInterfaceStyle == .light)
    // A colour that is set later is resolved at once.
    inner.backgroundColor = .label
    #expect(background(of: inner) == white)
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(background(of: inner) == black)
  }

  @Test func aViewTakesOverTheTraitsOfWhereItIsPut() {
    let (outer, inner, leaf) = (UIView(), UIView(), Listener())
    outer.overrideUserInterfaceStyle = .dark
    leaf.backgroundColor = .systemBackground
    inner.addSubview(leaf)
    window.addSubview(outer)
    outer.addSubview(inner)
    #expect(leaf.traitCollection.userInterfaceStyle == .dark && leaf.heard == [.light])
    #expect(background(of: leaf) == black)
    window.addSubview(inner)
    #expect(leaf.traitCollection.userInterfaceStyle == .light && leaf.heard == [.light, .dark])
    #expect(background(of: leaf) == white)
  }

  @Test func layoutAndDrawingHappenUnderTheViewsTraits() {
    let view = Listener(frame: window.bounds)
    window.addSubview(view)
    window.overrideUserInterfaceStyle = .dark
    _ = window.snapshotBitmap(scale: 1)
    #expect(view.laidOutUnder.last == .dark && view.drawnUnder.last == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    #expect(UITraitCollection.current.displayScale == UIScreen.main.scale)
    #expect(UIWindow().frame == UIScreen.main.bounds)
  }

  /// On a dark screen, a view with a light override remains light.
  @Test func anOverrideHoldsAgainstTheScreen() {
    RenderSession.fresh(traits: dark).run {
      let (light, plain) = (UIView(), UIView())
      for view in [light, plain] { view.backgroundColor = .systemBackground }
      light.overrideUserInterfaceStyle = .light
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(light)
      window.addSubview(plain)
      window.updateForCurrentTraits()
      #expect(light.layer.backgroundColor == white)
      #expect(plain.layer.backgroundColor == black)
    }
  }

  @Test func controllersOverrideForTheirViewsAndChildren() {
    let (parent, child) = (UIViewController(), UIViewController())
    window.rootViewController = parent
    parent.addChild(child)
    parent.overrideUserInterfaceStyle = .dark
    #expect(
      child.traitCollection.userInterfaceStyle == .dark,
      "the parent's traits apply without a window")
    parent.view.addSubview(child.view)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    // A view's own override does not apply to its controller.
    child.view.overrideUserInterfaceStyle = .light
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    parent.setOverrideTraitCollection(wide, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.overrideTraitCollection(forChild: child) == wide)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
  }

  @Test func aRegistrationIsCalledForItsTraitsOnly() {
    let view = UIView()
    var heard: [String] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, before) in
      heard.append("\(before.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
    }
    view.registerForTraitChanges([Mood.self]) { (view: UIView, before) in
      heard.append("\(before[Mood.self]) to \(view.traitCollection[Mood.self])")
    }
    window.addSubview(view)
    window.overrideUserInterfaceStyle = .dark
    window.traitOverrides[Mood.self] = "merry"
    window.traitOverrides[Mood.self] = "merry"
    window.traitOverrides.horizontalSizeClass = .regular
    #expect(heard == ["light to dark", "calm to merry"])
    #expect(window.traitOverrides.contains(Mood.self))
    window.traitOverrides.remove(Mood.self)
    view.unregisterForTraitChanges(registration)
    window.overrideUserInterfaceStyle = .light
    #expect(heard == ["light to dark", "calm to merry", "merry to calm"])
  }

  @Test func traitsAreMadeAndChangedByClosures() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark; $0.displayScale = 3
    }
    #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 3)
    let changed = traits.modifyingTraits { $0[Mood.self] = "grim" }
    #expect(changed[Mood.self] == "grim" && changed.userInterfaceStyle == .dark)
    #expect(traits[Mood.self] == "calm" && traits != changed)
  }

  /// The parts of a control resolve colours in layers of their own.
  @Test func aControlInADarkViewHasDarkColours() {
    func picture(_ style: UIUserInterfaceStyle, screen: UITraitCollection) -> Data? {
      RenderSession.fresh(traits: screen).run {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        box.overrideUserInterfaceStyle = style
        box.backgroundColor = .systemBackground
        let field = UITextField(frame: CGRect(x: 5, y: 5, width: 90, height: 30))
        field.borderStyle = .roundedRect
        field.text = "Text"
        let toggle = UISwitch(frame: CGRect(x: 5, y: 36, width: 51, height: 31))
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.frame.origin = CGPoint(x: 70, y: 36)
        spinner.startAnimating()
        for view in [field, toggle, spinner] { box.addSubview(view) }
        box.updateForCurrentTraits()
        return box.snapshotBitmap(scale: 2).map {
          Data(bytes: $0.pixels, count: $0.bytesPerRow * $0.height)
        }
      }
    }
    let light = UITraitCollection(userInterfaceStyle: .light)
    let overridden = picture(.dark, screen: light)
    #expect(overridden == picture(.unspecified, screen: dark))
    #expect(overridden != picture(.unspecified, screen: light))
  }
}
