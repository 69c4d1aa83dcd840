import Testing
import UIKit

@MainActor
@Suite struct LayerGoldens {
  private func show(
    _ name: String, _ color: UIColor, inset: CGFloat = 14, change: (UIView) -> Void
  ) {
    Golden(group: "Layers").views(name) { root in
      let view = UIView(frame: root.bounds.insetBy(dx: inset, dy: inset))
      view.backgroundColor = color
      change(view)
      root.addSubview(view)
    }
  }

  private func part(_ frame: CGRect, _ color: UIColor) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  /// All four corners are round.
  @Test func cornerRadius() { show("corner-radius", .systemBlue) { $0.layer.cornerRadius = 10 } }

  /// Only the upper left and lower right corners are round.
  @Test func maskedCorners() {
    show("masked-corners", .systemBlue) {
      $0.layer.cornerRadius = 12
      $0.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    }
  }

  /// The curve is continuous: the corner begins earlier and is softer than a circle's.
  @Test func continuousCorners() {
    show("continuous-corners", .systemBlue, inset: 8) {
      $0.layer.cornerRadius = 14
      $0.layer.cornerCurve = .continuous
    }
  }

  /// A red border of 4 points is inside the bounds, follows the corners, and covers the blue
  /// subview.
  @Test func border() {
    show("border", .systemYellow, inset: 10) {
      $0.layer.cornerRadius = 10
      $0.layer.borderWidth = 4
      $0.layer.borderColor = UIColor.systemRed.cgColor
      $0.addSubview(part(CGRect(x: 20, y: 14, width: 20, height: 12), .systemBlue))
    }
  }

  /// The rounded square has a soft shadow, below it and to the right.
  @Test func shadow() {
    show("shadow", .systemGreen) {
      $0.layer.cornerRadius = 8
      $0.layer.shadowOpacity = 0.6
      $0.layer.shadowRadius = 4
      $0.layer.shadowOffset = CGSize(width: 4, height: 6)
    }
  }

  /// At alpha 0.5 a view and its subview are one picture: no green shows through the blue.
  @Test func opacityGroup() {
    show("opacity-group", .systemGreen) {
      $0.addSubview(part(CGRect(x: 10, y: 10, width: 32, height: 32), .systemBlue))
      $0.alpha = 0.5
    }
  }

  /// The layer is rotated clockwise by 30° about the middle, with the subview in its upper left
  /// corner.
  @Test func transform() {
    show("transform", .systemOrange) {
      $0.addSubview(part(CGRect(x: 3, y: 3, width: 10, height: 10), .systemBlue))
      $0.transform = CGAffineTransform(rotationAngle: .pi / 6)
    }
  }

  /// The part of the disc beyond the rounded corner is clipped, or visible.
  @Test(arguments: [("masks-to-bounds", true), ("overhang", false)])
  func clipping(_ name: String, _ clips: Bool) {
    show(name, .systemGray4) {
      $0.layer.cornerRadius = 12
      $0.clipsToBounds = clips
      let disc = part(CGRect(x: -12, y: -12, width: 32, height: 32), .systemPink)
      disc.layer.cornerRadius = 16
      $0.addSubview(disc)
    }
  }

  /// The view is visible where the mask is: a disc, and a bar at half strength.
  @Test func mask() {
    show("mask", .systemPurple, inset: 6) {
      let disc = part(CGRect(x: 2, y: 2, width: 30, height: 30), .black)
      disc.layer.cornerRadius = 15
      let bar = part(CGRect(x: 4, y: 36, width: 40, height: 8), UIColor(white: 0, alpha: 0.5))
      let mask = CALayer()
      mask.frame = $0.bounds
      mask.addSublayer(disc.layer)
      mask.addSublayer(bar.layer)
      $0.layer.mask = mask
    }
  }

  /// The red square was added first but is in front because of its zPosition.
  @Test func zPosition() {
    show("z-position", .systemGray5, inset: 6) {
      let front = part(CGRect(x: 6, y: 6, width: 26, height: 26), .systemRed)
      front.layer.zPosition = 1
      $0.addSubview(front)
      $0.addSubview(part(CGRect(x: 16, y: 16, width: 26, height: 26), .systemBlue))
    }
  }

  private func show(_ name: String, layer: CALayer, _ change: (CGRect) -> Void) {
    Golden(group: "Layers").views(name) { root in
      layer.frame = root.bounds.insetBy(dx: 6, dy: 6)
      change(layer.bounds)
      root.layer.addSublayer(layer)
    }
  }

  /// A yellow disc has a dashed blue outline with round dashes, without the last quarter.
  @Test func shapeLayer() {
    let shape = CAShapeLayer()
    show("shape", layer: shape) { bounds in
      shape.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 4, dy: 4)).cgPath
      shape.fillColor = UIColor.systemYellow.cgColor
      shape.strokeColor = UIColor.systemBlue.cgColor
      (shape.lineWidth, shape.lineCap, shape.strokeEnd) = (4, .round, 0.75)
      shape.lineDashPattern = [6, 8]
    }
  }

  /// Red is at the left edge, green at a quarter, blue at the right, inside round corners.
  @Test func axialGradient() {
    let gradient = CAGradientLayer()
    show("gradient-axial", layer: gradient) { _ in
      let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
      gradient.colors = colors.map(\.cgColor)
      gradient.locations = [0, 0.25, 1]
      (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
      gradient.cornerRadius = 12
    }
  }

  /// White is in the middle, blue on the ellipse that touches left and right and is half as high.
  @Test func radialGradient() {
    let gradient = CAGradientLayer()
    show("gradient-radial", layer: gradient) { _ in
      gradient.type = .radial
      gradient.colors = [UIColor.white.cgColor, UIColor.systemBlue.cgColor]
      (gradient.startPoint, gradient.endPoint) = (
        CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.75)
      )
    }
  }

  /// The gradient goes from red at the top clockwise over green to blue, where it meets red again.
  @Test func conicGradient() {
    let gradient = CAGradientLayer()
    show("gradient-conic", layer: gradient) { _ in
      let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
      gradient.type = .conic
      gradient.colors = colors.map(\.cgColor)
      (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
    }
  }

  /// Twelve bars surround the middle, each fainter than the one before, clockwise.
  @Test func replicator() {
    let replicator = CAReplicatorLayer()
    show("replicator", layer: replicator) { bounds in
      let bar = CALayer()
      bar.frame = CGRect(x: bounds.midX - 2, y: 2, width: 4, height: 12)
      bar.backgroundColor = UIColor.systemRed.cgColor
      bar.cornerRadius = 2
      replicator.addSublayer(bar)
      replicator.instanceCount = 12
      replicator.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
      replicator.instanceAlphaOffset = -1 / 12
    }
  }

  /// Blue words are on a yellow background, wrapped at its edge, and each line is centred.
  @Test func textLayer() {
    let text = CATextLayer()
    show("text-layer", layer: text) { _ in
      (text.string, text.fontSize, text.contentsScale) = ("Words in a layer", 13, 2)
      (text.isWrapped, text.alignmentMode) = (true, .center)
      text.foregroundColor = UIColor.systemBlue.cgColor
      text.backgroundColor = UIColor.systemYellow.cgColor
    }
  }

  private final class Target: CALayer {
    override func draw(in ctx: CGContext) {
      for (index, color) in [UIColor.systemRed, .white, .systemRed].enumerated() {
        ctx.setFillColor(color.cgColor)
        ctx.fillEllipse(in: bounds.insetBy(dx: CGFloat(8 * index), dy: CGFloat(8 * index)))
      }
    }
  }

  private final class TargetView: UIView {
    override class var layerClass: AnyClass { Target.self }
  }

  /// A view's own layer class drew three red and white rings, sharp at two pixels per point.
  @Test func layerClass() {
    Golden(group: "Layers").views("layer-class") { root in
      root.addSubview(TargetView(frame: root.bounds.insetBy(dx: 6, dy: 6)))
    }
  }

  /// «ab» is mirrored, with a round corner at the upper right instead of the upper left.
  @Test func mirrored() {
    show("mirrored", .systemGray4, inset: 6) {
      $0.layer.cornerRadius = 14
      $0.layer.maskedCorners = .layerMinXMinYCorner
      let label = UILabel(frame: $0.bounds.insetBy(dx: 6, dy: 6))
      (label.text, label.font) = ("ab", .systemFont(ofSize: 24))
      $0.addSubview(label)
      $0.transform = CGAffineTransform(scaleX: -1, y: 1)
    }
  }
}
