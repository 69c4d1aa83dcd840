import QuartzCore
import Testing
import UIKit

@Suite struct CALayerBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "CALayer") {
    state(&$0)
    placing(&$0)
    tree(&$0)
    hits(&$0)
    rendering(&$0)
    shadows(&$0)
  }

  /// Returns a test of the GNUstep project whose numbers were checked against Apple's QuartzCore.
  private static func core(_ file: String) -> Source {
    .suite("gnustep/libs-quartzcore, Tests/quartzcore/CALayer/\(file).m", license: "LGPL-2.1")
  }

  @MainActor private static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor? = nil
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color?.cgColor
    return layer
  }

  /// Draws a picture of 100 by 100 pixels.
  @MainActor private static func picture(_ layer: CALayer) -> LayerPicture {
    LayerPicture(layer, size: CGSize(width: 100, height: 100))
  }

  private static func state(_ list: inout Behaviours) {
    list.row("a new layer has opacity 1, is visible and has no contents", core("state")) {
      let layer = CALayer()
      #expect(layer.opacity == 1 && !layer.isHidden && !layer.masksToBounds)
      #expect(layer.contents == nil && layer.backgroundColor == nil && layer.zPosition == 0)
      #expect(layer.sublayers == nil && layer.superlayer == nil && layer.mask == nil)
    }
    list.row(
      "by default a shadow is invisible, black, of radius 3 and 3 points above", core("state")
    ) {
      let layer = CALayer()
      #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
      #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
      #expect(layer.shadowPath == nil)
    }
    list.row("by default a border is black and has no width", core("state")) {
      #expect(CALayer().borderColor != nil && CALayer().borderWidth == 0)
    }
    list.row("by default the whole contents fill the bounds, at a scale of 1", core("state")) {
      let layer = CALayer()
      #expect(layer.contentsGravity == .resize && layer.contentsScale == 1)
      #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    list.row("a layer is its own model layer", core("state")) {
      let layer = CALayer()
      #expect(layer.model() === layer)
    }
    list.row("a layer has no actions by default", core("actions")) {
      #expect(CALayer().action(forKey: "position") == nil)
      #expect(CALayer.defaultAction(forKey: "position") == nil)
    }
    list.row(
      "edges are not antialiased unless a layer or the app enables it",
      .apple("quartzcore/calayer/allowsedgeantialiasing")
    ) { #expect(!CALayer().allowsEdgeAntialiasing) }
    list.row("group opacity is enabled by default", core("masking")) {
      #expect(CALayer().allowsGroupOpacity)
    }
  }

  private static func placing(_ list: inout Behaviours) {
    list.row("the frame surrounds the position according to the anchor point", core("geometry")) {
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
      layer.position = CGPoint(x: 200, y: 300)
      #expect(layer.frame == CGRect(x: 150, y: 275, width: 100, height: 50))
      layer.anchorPoint = CGPoint(x: 1, y: 1)
      #expect(layer.frame == CGRect(x: 100, y: 250, width: 100, height: 50))
      layer.anchorPoint = CGPoint(x: 2, y: -1)
      #expect(layer.frame == CGRect(x: 0, y: 350, width: 100, height: 50))
    }
    list.row("bounds with a negative size are standardised", core("geometry")) {
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: -100, height: -50)
      #expect(layer.bounds == CGRect(x: -100, y: -50, width: 100, height: 50))
    }
    list.row("a scale in depth leaves no affine transform", core("conversion")) {
      let layer = CALayer()
      layer.transform = CATransform3DMakeScale(2, 3, 1)
      #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
      layer.transform = CATransform3DMakeScale(2, 3, 4)
      #expect(layer.affineTransform() == .identity)
    }
    list.row("layers of different trees convert through their roots", core("conversion")) {
      let (a, b) = (CALayer(), CALayer())
      for (layer, middle) in [(a, 25.0), (b, 500)] {
        layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
        layer.position = CGPoint(x: middle, y: middle)
      }
      #expect(a.convert(.zero, to: b) == CGPoint(x: -475, y: -475))
    }
    list.row("sublayerTransform moves the sublayers", core("render")) {
      let (parent, child) = (box(0, 0, 100, 100), box(10, 10, 20, 20, .red))
      parent.addSublayer(child)
      parent.sublayerTransform = CATransform3DMakeTranslation(30, 0, 0)
      #expect(picture(parent).isPainted(50, 20) && !picture(parent).isPainted(20, 20))
    }
    list.row(
      "sublayerTransform applies to the conversion of points", core("conversion")
    ) {
      let (parent, child) = (box(0, 0, 200, 200), box(75, 25, 50, 50))
      parent.addSublayer(child)
      parent.sublayerTransform = CATransform3DMakeTranslation(10, 20, 0)
      #expect(child.convert(.zero, to: parent) == CGPoint(x: 85, y: 45))
      #expect(child.convert(CGPoint(x: 85, y: 45), from: parent) == .zero)
      #expect(parent.hitTest(CGPoint(x: 134, y: 94)) === child)
      #expect(parent.hitTest(CGPoint(x: 80, y: 40)) === parent)
      // About the parent's middle.
      parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
      #expect(child.convert(.zero, to: parent) == CGPoint(x: 50, y: -50))
    }
    list.row("setting bounds requires layout", core("layout")) {
      let layer = box(0, 0, 100, 100)
      layer.layoutIfNeeded()
      #expect(!layer.needsLayout())
      layer.bounds.size = CGSize(width: 200, height: 200)
      #expect(layer.needsLayout())
    }
  }

  private static func tree(_ list: inout Behaviours) {
    list.row(
      "adding, removing or replacing sublayers requires layout of their superlayer", core("layout")
    ) {
      let (root, first) = (box(0, 0, 100, 100), CALayer())
      root.addSublayer(first)
      let changes: [() -> Void] = [
        { root.addSublayer(CALayer()) }, { root.insertSublayer(CALayer(), at: 0) },
        { root.insertSublayer(CALayer(), below: first) },
        { root.insertSublayer(CALayer(), above: first) }, { first.removeFromSuperlayer() },
        { root.sublayers = [CALayer()] },
      ]
      for change in changes {
        root.layoutIfNeeded()
        #expect(!root.needsLayout())
        change()
        #expect(root.needsLayout())
      }
    }
    list.row("an added layer does not require layout itself", core("layout")) {
      let layer = CALayer()
      CALayer().addSublayer(layer)
      #expect(!layer.needsLayout())
    }
    list.row("adding a layer to another superlayer removes it from the first", core("geometry")) {
      let (a, b, child) = (CALayer(), CALayer(), CALayer())
      a.addSublayer(child)
      b.addSublayer(child)
      #expect(a.sublayers == nil && child.superlayer === b)
    }
    list.row(
      "a mask's superlayer is the masked layer, whose sublayers do not include it", core("masking")
    ) {
      let (host, mask, parent) = (CALayer(), CALayer(), CALayer())
      parent.addSublayer(mask)
      host.mask = mask
      #expect(mask.superlayer === host && host.sublayers == nil && parent.sublayers == nil)
      host.mask = nil
      #expect(mask.superlayer == nil)
    }
  }

  private static func hits(_ list: inout Behaviours) {
    list.row("contains(_:) compares with the bounds, whose far edge is outside", core("hittest")) {
      let layer = CALayer()
      layer.bounds = CGRect(x: 10, y: 10, width: 100, height: 100)
      #expect(layer.contains(CGPoint(x: 15, y: 15)) && layer.contains(CGPoint(x: 109, y: 109)))
      #expect(!layer.contains(CGPoint(x: 5, y: 5)) && !layer.contains(CGPoint(x: 110, y: 20)))
    }
    list.row("hitTest(_:) of layers follows zPosition and ignores hidden ones", core("hittest")) {
      let (root, lower, upper) = (box(0, 0, 100, 100), box(30, 30, 40, 40), box(30, 30, 40, 40))
      root.addSublayer(lower)
      root.addSublayer(upper)
      let point = CGPoint(x: 50, y: 50)
      #expect(root.hitTest(point) === upper)
      upper.isHidden = true
      #expect(root.hitTest(point) === lower)
      upper.isHidden = false
      lower.zPosition = 10
      #expect(root.hitTest(point) === lower)
    }
    list.row(
      "hitTest(_:) of layers finds sublayers outside, unless the superlayer masks them",
      core("hittest")
    ) {
      let (root, child) = (box(0, 0, 100, 100), box(140, 140, 20, 20))
      root.addSublayer(child)
      #expect(root.hitTest(CGPoint(x: 150, y: 150)) === child)
      root.masksToBounds = true
      #expect(root.hitTest(CGPoint(x: 150, y: 150)) == nil)
    }
  }
}
