import Sessions
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIViewHierarchyTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  @Test func subviewsAndLayersKeepTheSameOrder() {
    root.addSubview(a)
    root.insertSubview(b, at: 0)
    root.insertSubview(c, aboveSubview: b)
    #expect(root.subviews == [b, c, a])
    root.bringSubviewToFront(b)
    #expect(root.subviews == [c, a, b])
    root.sendSubviewToBack(a)
    #expect(root.subviews == [a, c, b])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.subviews == [b, c, a])
    root.insertSubview(a, belowSubview: b)
    #expect(root.subviews == [a, b, c])
    #expect(root.layer.sublayers == [a.layer, b.layer, c.layer])
  }

  /// Every selection of views moves to the back in every order, together and one after another.
  @Test func severalViewsGoToTheBackAsOneByOne() {
    let free = CALayer()
    for choice in [
      [], [a], [b], [c], [a, b], [c, a], [b, c], [a, b, c], [c, b, a], [b, a, c],
    ] {
      for view in [a, b, c] { root.addSubview(view) }
      root.layer.addSublayer(free)
      for view in choice.reversed() { root.sendSubviewToBack(view) }
      let (views, layers) = (root.subviews, root.layer.sublayers)
      for view in [a, b, c] { root.addSubview(view) }
      root.layer.addSublayer(free)
      root.sendSubviewsToBack(choice)
      #expect(root.subviews == views)
      #expect(root.layer.sublayers == layers)
      #expect(views == choice + [a, b, c].filter { !choice.contains($0) })
    }
  }

  /// Every move of every view to every index is compared with an array.
  @Test func insertionAgreesWithAnArray() {
    let views = [a, b, c]
    for view in views {
      for index in 0..<3 {
        for view in views { root.addSubview(view) }
        root.insertSubview(view, at: index)
        var expected = views.filter { $0 !== view }
        let position = views.firstIndex(of: view)! < index ? index - 1 : index
        expected.insert(view, at: position)
        #expect(root.subviews == expected)
        #expect(root.layer.sublayers == expected.map(\.layer))
      }
    }
  }

  /// Layers that were added without a view keep their places when views change their order.
  @Test func plainSublayersKeepTheirPlaces() {
    let (low, middle, high) = (CALayer(), CALayer(), CALayer())
    root.layer.addSublayer(low)
    root.addSubview(a)
    root.layer.addSublayer(middle)
    root.addSubview(b)
    root.addSubview(c)
    root.layer.addSublayer(high)
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.subviews == [c, b, a])
    #expect(root.layer.sublayers == [low, c.layer, middle, b.layer, a.layer, high])
    root.exchangeSubview(at: 1, withSubviewAt: 1)
    #expect(root.layer.sublayers == [low, c.layer, middle, b.layer, a.layer, high])
    root.bringSubviewToFront(c)
    #expect(root.layer.sublayers == [low, middle, b.layer, a.layer, high, c.layer])
    root.sendSubviewToBack(a)
    #expect(root.layer.sublayers == [a.layer, low, middle, b.layer, high, c.layer])
    #expect(root.subviews == [a, b, c])
  }

  @Test func aViewLeavesItsOldSuperview() {
    let other = UIView()
    root.addSubview(a)
    other.addSubview(a)
    #expect(root.subviews.isEmpty && other.subviews == [a] && a.superview === other)
    a.removeFromSuperview()
    #expect(other.subviews.isEmpty && a.superview == nil && a.layer.superlayer == nil)
  }

  @Test func viewsAreNotifiedOfTheirMoves() {
    final class Listener: UIView {
      var heard: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        heard.append(newSuperview == nil ? "will leave" : "will come")
      }
      override func didMoveToSuperview() {
        heard.append(superview == nil ? "left" : "came")
      }
      override func didMoveToWindow() { heard.append(window == nil ? "no window" : "window") }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let listener = Listener()
    window.addSubview(listener)
    listener.removeFromSuperview()
    #expect(listener.heard == ["will come", "came", "window", "will leave", "left", "no window"])
  }

  @Test func tagsAreFoundDepthFirst() {
    root.addSubview(a)
    a.addSubview(b)
    root.addSubview(c)
    b.tag = 5
    c.tag = 5
    #expect(root.viewWithTag(5) === b)
    #expect(root.viewWithTag(6) == nil)
    #expect(b.isDescendant(of: root) && !root.isDescendant(of: b))
  }

  @Test func theTintColourIsInherited() {
    root.addSubview(a)
    a.addSubview(b)
    root.tintColor = .red
    #expect(b.tintColor == .red)
    a.tintColor = .green
    #expect(b.tintColor == .green)
    a.tintColor = nil
    #expect(b.tintColor == .red)
  }

  @Test func windowsHaveNoOrder() {
    let low = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    low.backgroundColor = .red
    low.makeKeyAndVisible()
    let plain = low.pictureBytes
    let high = UIWindow(frame: low.frame)
    high.backgroundColor = .blue
    high.windowLevel = .alert
    high.isHidden = false
    #expect(high.windowLevel == .alert && high.windowLevel > low.windowLevel)
    #expect(low.pictureBytes == plain && high.pictureBytes != plain)
  }

  /// A window keeps its screen; a picture draws it on the picture's.
  @Test func aWindowIsOnThePicturesScreen() {
    let window = RenderSession.fresh(scale: 2).run { UIWindow() }
    #expect(window.screen.scale == 2)
    RenderSession.fresh(scale: 3).run { #expect(window.screen.scale == 2) }
    RenderSession.fresh(scale: 3).present { #expect(window.screen.scale == 3) }
    #expect(window.screen.scale == 2)
  }
}
