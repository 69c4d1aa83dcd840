import QuartzCore
import Testing
import UIKit

/// Rows about the painting of layers.
extension CALayerBehaviours {
  /// A suite whose pictures were checked against Apple's QuartzCore.
  private static let core = Source.suite(
    "gnustep/libs-quartzcore, Tests/quartzcore/CALayer/render.m", license: "LGPL-2.1")
  private static let render = Source.apple("quartzcore/calayer/render(in:)")

  @MainActor private static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor? = nil
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color?.cgColor
    return layer
  }

  /// Returns black to the left of 50 points and white to the right, under an effect view.
  @MainActor private static func edgeBehindAnEffect() -> UIView {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    effect.frame = page.bounds
    page.layer.addSublayer(box(0, 0, 50, 20, .black))
    page.layer.addSublayer(box(50, 0, 50, 20, .white))
    page.addSubview(effect)
    return page
  }

  @MainActor private static func picture(_ layer: CALayer) -> LayerPicture {
    LayerPicture(layer, size: CGSize(width: 100, height: 100))
  }

  static func rendering(_ list: inout Behaviours) {
    list.row("render(in:) draws at the context's origin, for any layer position", core) {
      #expect(
        picture(box(10, 20, 30, 40, .red)).isPainted(
          exactly: CGRect(x: 0, y: 0, width: 30, height: 40)))
    }
    list.row("render(in:) draws in the layer's coordinates, including its bounds origin", core) {
      let layer = box(40, 40, 20, 20, .red)
      layer.bounds.origin = CGPoint(x: 10, y: 10)
      #expect(picture(layer).isPainted(exactly: CGRect(x: 10, y: 10, width: 20, height: 20)))
    }
    list.row("render(in:) ignores the layer's own transform", core) {
      let layer = box(10, 10, 20, 20, .red)
      layer.transform = CATransform3DMakeTranslation(30, 0, 0)
      #expect(picture(layer).isPainted(exactly: CGRect(x: 0, y: 0, width: 20, height: 20)))
    }
    list.row("render(in:) does not paint a hidden layer or one without opacity", core) {
      let layer = box(0, 0, 30, 40, .red)
      layer.isHidden = true
      #expect(!picture(layer).isPainted(5, 5))
      (layer.isHidden, layer.opacity) = (false, 0)
      #expect(!picture(layer).isPainted(5, 5))
      layer.opacity = 0.5
      #expect([127, 128].contains(picture(layer)[5, 5][3]))
    }
    list.row("a sublayer outside its superlayer is drawn, unless masksToBounds is set", core) {
      let (parent, child) = (box(10, 10, 20, 20), box(10, 10, 20, 20, .red))
      parent.addSublayer(child)
      #expect(picture(parent).isPainted(exactly: CGRect(x: 10, y: 10, width: 20, height: 20)))
      parent.masksToBounds = true
      #expect(picture(parent).isPainted(exactly: CGRect(x: 10, y: 10, width: 10, height: 10)))
    }
    list.row("of overlapping sublayers the one added later is on top", core) {
      let parent = box(0, 0, 100, 100)
      for color in [UIColor.red, .blue] { parent.addSublayer(box(10, 10, 20, 20, color)) }
      #expect(picture(parent)[15, 15] == [0, 0, 255, 255])
    }
    list.row("the origin of a sublayer's bounds moves its contents", core) {
      let (root, middle, leaf) = (box(0, 0, 100, 100), box(0, 0, 60, 60), box(10, 10, 20, 20, .red))
      middle.bounds.origin = CGPoint(x: 10, y: 10)
      root.addSublayer(middle)
      middle.addSublayer(leaf)
      #expect(picture(root).isPainted(exactly: CGRect(x: 0, y: 0, width: 20, height: 20)))
    }
    list.row("render(in:) ignores animations and draws the model values", render) {
      let (page, box) = (box(0, 0, 100, 100), box(0, 0, 10, 10, .red))
      page.addSublayer(box)
      box.position = CGPoint(x: 55, y: 55)
      let animation = CABasicAnimation(keyPath: "position")
      animation.fromValue = CGPoint(x: 5, y: 5)
      animation.duration = 1
      box.add(animation, forKey: "move")
      #expect(picture(page).isPainted(exactly: CGRect(x: 50, y: 50, width: 10, height: 10)))
    }
    list.row("render(in:) draws the part inside the context's clip, of a layer of any size", render)
    {
      let page = box(0, 0, 200_000, 200_000, .red)
      page.addSublayer(box(0, 0, 50, 50, .blue))
      #expect(
        picture(page)[10, 10] == [0, 0, 255, 255] && picture(page)[90, 90] == [255, 0, 0, 255])
    }
    list.row("render(in:) draws the visible part of groups and masks of any size", render) {
      let page = box(0, 0, 200_000, 200_000, .white)
      let (group, leaf) = (box(0, 0, 200_000, 200_000), box(0, 0, 200_000, 200_000, .red))
      (group.opacity, group.cornerRadius, group.masksToBounds) = (0.5, 20, true)
      leaf.mask = box(0, 0, 200_000, 200_000, .black)
      page.addSublayer(group)
      group.addSublayer(leaf)
      let pixel = picture(page)[90, 90]
      #expect(pixel[0] == 255 && abs(Int(pixel[1]) - 127) <= 1)
    }
    list.row("render(in:) ignores filters: an effect view does not blur", render) {
      let pixels = Pixels(of: edgeBehindAnEffect())
      #expect(pixels[10, 10] == pixels[49, 10] && pixels[49, 10] != pixels[50, 10])
    }
    list.row(
      "drawHierarchy(in:afterScreenUpdates:) draws filters: an effect view blurs an edge behind it",
      .apple("uikit/uiview/drawhierarchy(in:afterscreenupdates:)")
    ) {
      let (page, format) = (edgeBehindAnEffect(), UIGraphicsImageRendererFormat())
      format.scale = 1
      let image = UIGraphicsImageRenderer(bounds: page.bounds, format: format).image { _ in
        page.drawHierarchy(in: page.bounds, afterScreenUpdates: true)
      }
      #expect(Pixels(of: image)[10, 10] != Pixels(of: image)[49, 10])
    }
    list.row(
      "opacity applies to a layer with its sublayers as one group",
      .apple("quartzcore/calayer/opacity")
    ) {
      let page = box(0, 0, 20, 20, .red)
      page.addSublayer(box(0, 0, 20, 20, .blue))
      page.opacity = 0.5
      #expect(picture(page)[10, 10][0] == 0)
    }
    list.row(
      "a border is inside the bounds and over the sublayers",
      .apple("quartzcore/calayer/borderwidth")
    ) {
      let layer = box(0, 0, 20, 20, .white)
      layer.addSublayer(box(0, 0, 20, 20, .red))
      layer.borderWidth = 2
      layer.borderColor = UIColor.blue.cgColor
      #expect(
        picture(layer)[1, 10] == [0, 0, 255, 255] && picture(layer)[2, 10] == [255, 0, 0, 255])
    }
    list.row(
      "cornerRadius rounds background and border, and sublayers only with masksToBounds",
      .apple("quartzcore/calayer/cornerradius")
    ) {
      let layer = box(0, 0, 40, 40, .red)
      layer.cornerRadius = 20
      #expect(!picture(layer).isPainted(1, 1))
      layer.addSublayer(box(0, 0, 40, 40, .blue))
      #expect(picture(layer).isPainted(1, 1))
      layer.masksToBounds = true
      #expect(!picture(layer).isPainted(1, 1))
    }
    list.row(
      "maskedCorners determines the round corners", .apple("quartzcore/calayer/maskedcorners")
    ) {
      let layer = box(0, 0, 40, 40, .red)
      layer.cornerRadius = 20
      layer.maskedCorners = [.layerMinXMinYCorner]
      #expect(!picture(layer).isPainted(1, 1) && picture(layer).isPainted(38, 38))
    }
    list.row("higher zPosition is drawn in front", .apple("quartzcore/calayer/zposition")) {
      let (page, back) = (box(0, 0, 20, 20), box(0, 0, 20, 20, .red))
      page.addSublayer(back)
      page.addSublayer(box(0, 0, 20, 20, .blue))
      back.zPosition = 1
      #expect(picture(page)[10, 10] == [255, 0, 0, 255])
    }
  }

  static func shadows(_ list: inout Behaviours) {
    let cut = Source.report(
      "exchangetuts.com/clipping-shadows-created-by-calayershadow-1640440024724682")
    list.row("a mask also masks the layer's shadow", cut) {
      let (page, card) = (box(0, 0, 100, 100, .white), box(20, 20, 40, 40, .green))
      page.addSublayer(card)
      card.shadowOpacity = 1
      card.shadowRadius = 0
      card.shadowOffset = CGSize(width: 15, height: 15)
      #expect(picture(page)[68, 50] == [0, 0, 0, 255])
      card.mask = box(0, 0, 40, 40, .black)
      #expect(picture(page)[68, 50] == [255, 255, 255, 255])
      #expect(picture(page)[40, 40] == [0, 255, 0, 255])
    }
    list.row("a mask around a shape shows only the shadow outside it", cut) {
      let (page, card, shape) = (box(0, 0, 100, 100, .white), box(20, 20, 40, 40), CAShapeLayer())
      page.addSublayer(card)
      card.shadowOpacity = 1
      card.shadowRadius = 0
      card.shadowOffset = CGSize(width: 15, height: 15)
      card.shadowPath = CGPath(rect: card.bounds, transform: nil)
      let hollow = CGMutablePath()
      hollow.addRect(card.bounds.insetBy(dx: -40, dy: -40))
      hollow.addRect(card.bounds)
      shape.path = hollow
      shape.fillRule = .evenOdd
      card.mask = shape
      #expect(picture(page)[50, 50] == [255, 255, 255, 255])
      #expect(picture(page)[68, 50] == [0, 0, 0, 255])
    }
    list.row("masksToBounds clips the shadow", .apple("quartzcore/calayer/maskstobounds")) {
      let (page, card) = (box(0, 0, 100, 100), box(20, 20, 40, 40, .green))
      page.addSublayer(card)
      card.shadowOpacity = 1
      card.masksToBounds = true
      #expect(picture(page).isPainted(exactly: CGRect(x: 20, y: 20, width: 40, height: 40)))
    }
    let core = Source.suite(
      "gnustep/libs-quartzcore, Tests/quartzcore/CALayer/shadow.m", license: "LGPL-2.1")
    list.row("a shadow extends by its offset and twice its radius", core) {
      let (page, card) = (box(0, 0, 100, 100), box(10, 10, 40, 40, .red))
      page.addSublayer(card)
      card.shadowOpacity = 1
      card.shadowRadius = 5
      card.shadowOffset = CGSize(width: 20, height: 20)
      #expect(picture(page).isPainted(78, 50) && !picture(page).isPainted(81, 50))
    }
    list.row("an empty layer casts no shadow", core) {
      let (page, card) = (box(0, 0, 100, 100), box(10, 10, 40, 40))
      page.addSublayer(card)
      card.shadowOpacity = 1
      #expect(picture(page).isPainted(exactly: .zero))
    }
    list.row("sublayers cast the shadow together with the layer", core) {
      let (page, card) = (box(0, 0, 100, 100), box(10, 10, 20, 20))
      page.addSublayer(card)
      card.addSublayer(box(10, 0, 30, 10, .green))
      card.shadowOpacity = 1
      card.shadowRadius = 0
      card.shadowOffset = CGSize(width: 0, height: 40)
      #expect(picture(page)[45, 55] == [0, 0, 0, 255])
    }
  }
}
