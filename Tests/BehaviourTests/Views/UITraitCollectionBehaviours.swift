import Testing
import UIKit

@Suite struct UITraitCollectionBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UITraitCollection") {
    values(&$0)
    environments(&$0)
  }

  private final class Listening: UIView {
    var heard: [String] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      traitOverrides.userInterfaceStyle = .light
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (self: Self, old: UITraitCollection) in
        let isDark = self.traitCollection.userInterfaceStyle == .dark
        self.heard.append(
          "\(old.userInterfaceStyle == .light ? "light" : "other") to \(isDark ? "dark" : "other")")
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  private static func values(_ rows: inout Behaviours) {
    rows.row("a new collection has only unspecified traits", .apple("uikit/uitraitcollection")) {
      let traits = UITraitCollection()
      #expect(traits.userInterfaceStyle == .unspecified && traits.displayScale == 0)
      #expect(traits.horizontalSizeClass == .unspecified && traits.layoutDirection == .unspecified)
      #expect(traits.userInterfaceIdiom == .unspecified)
      #expect(traits.preferredContentSizeCategory == .unspecified)
    }
    rows.row(
      "the gamut of a collection made without one is unspecified",
      .apple("uikit/uidisplaygamut/unspecified")
    ) {
      #expect(UITraitCollection().displayGamut == .unspecified)
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(displayGamut: .P3), UITraitCollection(userInterfaceStyle: .dark),
      ])
      #expect(traits.displayGamut == .P3)
    }
    rows.row(
      "whether a new collection's screen measures force is unknown",
      .apple("uikit/uiforcetouchcapability/unknown")
    ) {
      #expect(UITraitCollection().forceTouchCapability == .unknown)
      #expect(UIScreen.main.traitCollection.forceTouchCapability != .unknown)
    }
    rows.row(
      "a set of traits is all by which colours change",
      .apple("uikit/adapting-your-app-when-traits-change")
    ) {
      let traits = UITraitCollection.systemTraitsAffectingColorAppearance
      #expect(traits.contains { $0 == UITraitUserInterfaceStyle.self })
      #expect(traits.contains { $0 == UITraitAccessibilityContrast.self })
      #expect(!traits.contains { $0 == UITraitHorizontalSizeClass.self })
      let images = UITraitCollection.systemTraitsAffectingImageLookup
      #expect(images.contains { $0 == UITraitDisplayScale.self })
    }
    rows.row(
      "of several collections the last one that specifies a trait applies",
      .apple("uikit/uitraitcollection/init(traitsfrom:)")
    ) {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
        UITraitCollection(userInterfaceStyle: .light),
      ])
      #expect(traits.userInterfaceStyle == .light && traits.displayScale == 2)
    }
    rows.row(
      "containsTraits(in:) compares the traits that the other specifies",
      .apple("uikit/uitraitcollection/containstraits(in:)")
    ) {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      ])
      #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
      #expect(traits.containsTraits(in: nil))
      #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
      #expect(!traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    }
    rows.row("equal traits are equal objects", .apple("uikit/uitraitcollection")) {
      #expect(UITraitCollection(displayScale: 2) == UITraitCollection(displayScale: 2))
      #expect(UITraitCollection(displayScale: 2) != UITraitCollection(displayScale: 3))
    }
    rows.row(
      "traits are changed in a closure", .apple("uikit/uitraitcollection/init(mutations:)")
    ) {
      let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
      #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 0)
      let more = traits.modifyingTraits { $0.displayScale = 3 }
      #expect(more.userInterfaceStyle == .dark && more.displayScale == 3)
    }
    rows.row(
      "styles differ in colour appearance, scales do not",
      .apple("uikit/uitraitcollection/hasdifferentcolorappearance(comparedto:)")
    ) {
      let light = UITraitCollection(userInterfaceStyle: .light)
      #expect(
        light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
      #expect(!light.hasDifferentColorAppearance(comparedTo: light))
    }
  }

  private static func environments(_ rows: inout Behaviours) {
    rows.row(
      "performAsCurrent(_:) makes traits current for a closure",
      .apple("uikit/uitraitcollection/performascurrent(_:)")
    ) {
      var inside: UIUserInterfaceStyle?
      UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
        inside = UITraitCollection.current.userInterfaceStyle
      }
      #expect(inside == .dark && UITraitCollection.current.userInterfaceStyle != .dark)
    }
    rows.row(
      "a dynamic colour is resolved with the current traits",
      .apple("uikit/uicolor/resolvedcolor(with:)")
    ) {
      let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
      #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .red)
      #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .blue)
    }
    rows.row(
      "a view's overridden style applies to its subviews",
      .apple("uikit/uiview/overrideuserinterfacestyle")
    ) {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      outer.overrideUserInterfaceStyle = .dark
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
      inner.overrideUserInterfaceStyle = .light
      #expect(inner.traitCollection.userInterfaceStyle == .light)
      outer.overrideUserInterfaceStyle = .unspecified
      #expect(outer.traitCollection.userInterfaceStyle != .dark)
    }
    rows.row(
      "traitCollectionDidChange(_:) is called with the earlier traits",
      .apple("uikit/uitraitenvironment/traitcollectiondidchange(_:)")
    ) {
      let view = HearingOfTraits()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      view.overrideUserInterfaceStyle = .dark
      #expect(view.heard == [.light])
      view.overrideUserInterfaceStyle = .dark
      #expect(view.heard.count == 1)
    }
    rows.row(
      "a registration is called only for its traits",
      .apple("uikit/uitraitchangeobservable-67e94/registerfortraitchanges(_:handler:)")
    ) {
      let view = UIView()
      var changes = 0
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (_: UIView, _: UITraitCollection) in changes += 1
      }
      view.traitOverrides.displayScale = 3
      #expect(changes == 0)
      view.traitOverrides.userInterfaceStyle = .dark
      #expect(changes == 1)
    }
    rows.row(
      "a registration accepts a handler whose parameter has the class's type",
      .apple("uikit/uitraitchangeobservable-67e94/registerfortraitchanges(_:handler:)")
    ) {
      let view = Listening()
      view.traitOverrides.userInterfaceStyle = .dark
      #expect(view.heard == ["light to dark"])
    }
    rows.row(
      "a view has the layout direction of its traits",
      .apple("uikit/uiview/effectiveuserinterfacelayoutdirection")
    ) {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      outer.traitOverrides.layoutDirection = .rightToLeft
      #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      inner.semanticContentAttribute = .forceLeftToRight
      #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
  }
}

private final class HearingOfTraits: UIView {
  var heard: [UIUserInterfaceStyle] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    heard.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
  }
}
