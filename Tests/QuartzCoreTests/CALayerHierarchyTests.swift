import QuartzCore
import Testing

@MainActor @Suite struct CALayerHierarchyTests {
  private let root = CALayer()
  private let a = CALayer()
  private let b = CALayer()
  private let c = CALayer()

  @Test func sublayersAreNilWithoutAny() {
    #expect(root.sublayers == nil)
    root.addSublayer(a)
    #expect(root.sublayers == [a])
    a.removeFromSuperlayer()
    #expect(root.sublayers == nil && a.superlayer == nil)
  }

  @Test func insertionsFindTheirPlaces() {
    root.addSublayer(a)
    root.insertSublayer(b, at: 0)
    #expect(root.sublayers == [b, a])
    root.insertSublayer(c, above: b)
    #expect(root.sublayers == [b, c, a])
    root.insertSublayer(a, below: b)
    #expect(root.sublayers == [a, b, c])
    root.insertSublayer(a, at: 99)
    #expect(root.sublayers == [b, c, a])
  }

  @Test func aLayerHasOneSuperlayer() {
    let other = CALayer()
    root.addSublayer(a)
    other.addSublayer(a)
    #expect(root.sublayers == nil)
    #expect(a.superlayer === other)
  }

  @Test func theMaskIsNoSublayer() {
    root.mask = a
    #expect(root.sublayers == nil && a.superlayer === root)
    a.removeFromSuperlayer()
    #expect(root.mask == nil && a.superlayer == nil)
  }

  @Test func equalDepthsKeepTheirOrder() {
    root.sublayers = [a, b, c]
    #expect(root.drawingOrder == [a, b, c])
    a.zPosition = 1
    #expect(root.drawingOrder == [b, c, a])
    c.zPosition = -1
    #expect(root.drawingOrder == [c, b, a])
  }

  @Test func aCopyHasTheAppearanceButNotTheSublayers() {
    root.addSublayer(a)
    root.cornerRadius = 4
    root.opacity = 0.5
    let copy = CALayer(layer: root)
    #expect(copy.cornerRadius == 4 && copy.opacity == 0.5 && copy.sublayers == nil)
  }

  @Test func aLayerOfAClassKnownOnlyAtRunTimeIsMade() {
    final class Counting: CALayer {
      var value = 7
    }
    let type: CALayer.Type = Counting.self
    #expect((type.make() as? Counting)?.value == 7)
  }

  @Test func aLayerTakesAnothersPlace() {
    let (outer, old, new, last) = (CALayer(), CALayer(), CALayer(), CALayer())
    for layer in [old, last] { outer.addSublayer(layer) }
    outer.replaceSublayer(old, with: new)
    #expect(outer.sublayers == [new, last] && old.superlayer == nil)
    outer.replaceSublayer(old, with: CALayer())
    #expect(outer.sublayers == [new, last])
  }

  @Test func actionsAreTheDelegatesThenTheLayers() {
    final class Delegate: CALayerDelegate {
      let fade = CABasicAnimation(keyPath: "opacity")
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "opacity" ? fade : nil
      }
    }
    let (layer, delegate) = (CALayer(), Delegate())
    layer.actions = ["position": CABasicAnimation(keyPath: "position")]
    layer.delegate = delegate
    #expect(layer.action(forKey: "opacity") as? CABasicAnimation === delegate.fade)
    #expect((layer.action(forKey: "position") as? CABasicAnimation)?.keyPath == "position")
    #expect(layer.action(forKey: "bounds") == nil)
  }
}
