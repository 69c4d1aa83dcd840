/// The eight petals of an activity indicator.
@MainActor
enum ActivityPetals {
  /// The opacities of the petals from the leading one backwards, of 255.
  private static let strengths: [CGFloat] = [147, 122, 97, 72, 47, 47, 47, 47]
  /// The duration of a turn, in seconds.
  private static let turn: TimeInterval = 1

  static var count: Int { strengths.count }

  /// The colour before the opacities are applied. The dark one is uncertain.
  static let gray = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 1)
      : UIColor(red: 60 / 255, green: 60 / 255, blue: 68 / 255, alpha: 1)
  }

  static func makeLayers() -> [CAShapeLayer] { strengths.map { _ in CAShapeLayer() } }

  /// Returns the opacity of a petal for the index of the leading one.
  static func strength(of petal: Int, leader: Int) -> CGFloat {
    strengths[((leader - petal) % count + count) % count] / 255
  }

  /// Sets the path of each petal, the first at the top, the others clockwise.
  static func place(_ petals: [CAShapeLayer], around center: CGPoint, diameter: CGFloat) {
    let radius = diameter / 2
    let width = radius / 5
    let outline = CGPath(
      roundedRect: CGRect(x: -width / 2, y: -radius, width: width, height: radius * 2 / 3),
      cornerWidth: width / 2, cornerHeight: width / 2, transform: nil)
    for (index, petal) in petals.enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(petals.count)
      var map = CGAffineTransform(rotationAngle: angle)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
      petal.path = outline.copy(using: &map)
    }
  }

  /// Returns the endless animation of a petal's opacity.
  static func turning(_ petal: Int) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = (0...count).map { Double(strength(of: petal, leader: $0)) }
    animation.calculationMode = .discrete
    animation.duration = turn
    animation.repeatCount = .infinity
    return animation
  }
}
