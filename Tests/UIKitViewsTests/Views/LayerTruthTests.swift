import Testing
import UIKit

/// Tests that a view and its layer have the same values for shared properties, whichever of them
/// was set.
@MainActor @Suite struct LayerTruthTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func hidingTheLayerHidesTheView() {
    view.layer.isHidden = true
    #expect(view.isHidden)
    view.isHidden = false
    #expect(!view.layer.isHidden)
  }

  @Test func aHiddenLayerTakesNoTouches() {
    view.layer.isHidden = true
    #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
  }

  @Test func theLayersOpacityIsTheViewsAlpha() {
    view.layer.opacity = 0.25
    #expect(view.alpha == 0.25)
    view.alpha = 0.5
    #expect(view.layer.opacity == 0.5)
  }

  @Test(arguments: [(1.5, 1), (-1, 0)] as [(CGFloat, CGFloat)])
  func alphaKeepsToItsRange(_ given: CGFloat, _ kept: CGFloat) {
    view.alpha = given
    #expect(view.alpha == kept && view.layer.opacity == Float(kept))
  }

  @Test func theLayersBackgroundIsTheViews() {
    view.backgroundColor = .red
    view.layer.backgroundColor = UIColor.blue.cgColor
    #expect(view.backgroundColor == .blue)
    view.layer.backgroundColor = nil
    #expect(view.backgroundColor == nil)
  }

  @Test func theSameColourInstanceIsReturned() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    view.backgroundColor = color
    #expect(view.backgroundColor === color)
    view.layer.backgroundColor = view.layer.backgroundColor
    #expect(view.backgroundColor === color)
  }

  @Test func aDynamicColourFollowsTheTraits() {
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    darken()
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
  }

  /// A colour set on the layer replaces the view's dynamic one.
  @Test func theLayersColourStaysUnderOtherTraits() {
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    view.layer.backgroundColor = UIColor.red.cgColor
    darken()
    #expect(view.backgroundColor == .red)
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
  }

  private func darken() {
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { view.updateForCurrentTraits() }
  }
}
