/// The eight petals that turn while something goes on.
@MainActor
enum ActivityPetals {
  /// The petals' strengths from the one that leads backwards, of 255.
  private static let strengths: [CGFloat] = [147, 122, 97, 72, 47, 47, 47, 47]
  /// How long a turn takes, in seconds.
  private static let turn: TimeInterval = 1

  static var count: Int { strengths.count }

  /// Before the petals' strengths. The dark one is uncertain.
  static let gray = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 1)
      : UIColor(red: 60 / 255, green: 60 / 255, blue: 68 / 255, alpha: 1)
  }

  static func makeLayers() -> [CAShapeLayer] { strengths.map { _ in CAShapeLayer() } }

  /// How strong a petal is, the leader being a number of petals further.
  static func strength(of petal: Int, leader: Int) -> CGFloat {
    strengths[((leader - petal) % count + count) % count] / 255
  }

  /// Gives each petal its shape, the first at the top, the others clockwise.
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

  /// What makes a petal strong and weak in turn, for ever.
  static func turning(_ petal: Int) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = (0...count).map { Double(strength(of: petal, leader: $0)) }
    animation.calculationMode = .discrete
    animation.duration = turn
    animation.repeatCount = .infinity
    return animation
  }
}
