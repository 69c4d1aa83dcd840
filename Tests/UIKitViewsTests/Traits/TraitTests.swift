import Sessions
import Testing
import UIKit

@testable import UIKitValues

@Suite struct TraitTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test func laterTraitsOverrideEarlierOnesWhereSpecified() {
    let right = UITraitCollection(layoutDirection: .rightToLeft)
    let all = UITraitCollection(traitsFrom: [
      light, right, dark, UITraitCollection(displayScale: 3), UITraitCollection(),
    ])
    #expect(all.userInterfaceStyle == .dark)
    #expect(all.layoutDirection == .rightToLeft)
    #expect(all.displayScale == 3)
    #expect(all.containsTraits(in: right))
    #expect(!all.containsTraits(in: light))
    #expect(all.containsTraits(in: nil))
    #expect(
      all == UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 3), right, dark]))
    #expect(dark.hasDifferentColorAppearance(comparedTo: light))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: all))
  }

  /// The values are Apple's published ones of three colours in both appearances.
  @Test func systemColoursHaveTwoAppearances() {
    let table: [(UIColor, UIColor, UIColor)] = [
      (
        .systemBlue, UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1),
        UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1)
      ),
      (
        .systemBackground, UIColor(red: 1, green: 1, blue: 1, alpha: 1),
        UIColor(red: 0, green: 0, blue: 0, alpha: 1)
      ),
      (
        .separator, UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29),
        UIColor(red: 84 / 255, green: 84 / 255, blue: 88 / 255, alpha: 0.6)
      ),
    ]
    for (color, inLight, inDark) in table {
      #expect(color.resolvedColor(with: light) == inLight)
      #expect(color.resolvedColor(with: dark) == inDark)
      #expect(color.cgColor == inLight.cgColor, "without traits a colour is light")
      dark.performAsCurrent { #expect(color.cgColor == inDark.cgColor) }
    }
  }

  @Test func aProviderIsCalledWhereTheColourIsUsed() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .black }
    #expect(color.resolvedColor(with: light) == .black)
    #expect(color.resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
    let faint = color.withAlphaComponent(0.5)
    #expect(faint.resolvedColor(with: light) == UIColor.black.withAlphaComponent(0.5))
    #expect(faint.resolvedColor(with: dark).cgColor.alpha == 0.5)
  }

  @Test func dynamicColoursAreEqualWhenBothAppearancesAre() {
    let red = UIColor { _ in .red }
    #expect(red == UIColor { _ in .red })
    #expect(red.hash == UIColor { _ in .red }.hash)
    #expect(red != UIColor { $0.userInterfaceStyle == .dark ? .blue : .red })
    #expect(red != .red)
    #expect(UIColor.red != red)
    #expect(UIColor.systemRed == .systemRed)
    #expect(
      UIColor.systemRed.resolvedColor(with: light).resolvedColor(with: dark).isDynamic == false)
  }

  @Test func theCurrentTraitsAreTheThreadsOwn() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
        continuation.resume()
      }
    }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    dark.performAsCurrent {
      light.performAsCurrent { #expect(UITraitCollection.current == light) }
      #expect(UITraitCollection.current == dark)
    }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }
}

@MainActor
@Suite struct ScreenTraitTests {
  private final class Watcher: UIView {
    var heard: [UIUserInterfaceStyle] = []

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      heard.append(traitCollection.userInterfaceStyle)
    }
  }

  @Test func viewsReceiveTheScreensTraitsAndColoursFollow() {
    let view = Watcher()
    view.backgroundColor = .systemBackground
    let inside = UIView()
    inside.backgroundColor = .label
    view.addSubview(inside)
    let dark = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(layoutDirection: .rightToLeft),
    ])
    RenderSession.current.withScreen(scale: 3, traits: dark).run {
      #expect(UIScreen.main.traitCollection.displayScale == 3)
      view.updateForCurrentTraits()
      view.updateForCurrentTraits()
      #expect(view.heard == [.dark])
      #expect(view.traitCollection.containsTraits(in: dark))
      #expect(view.layer.backgroundColor == UIColor.systemBackground.resolved(with: dark))
      #expect(inside.layer.backgroundColor == UIColor.label.resolved(with: dark))
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      view.semanticContentAttribute = .spatial
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
    view.updateForCurrentTraits()
    #expect(view.heard == [.dark, .light])
    #expect(view.layer.backgroundColor == UIColor.systemBackground.resolved(with: .standard))
    #expect(inside.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}
