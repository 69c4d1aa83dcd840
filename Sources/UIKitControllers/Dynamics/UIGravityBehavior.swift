import LayoutGeometry

/// Lets items fall. Source: Apple, UIGravityBehavior.
@preconcurrency @MainActor
open class UIGravityBehavior: UIItemListBehavior {
  /// Where to and how strongly; a length of 1 is 1000 points a second squared. Default (0, 1).
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { didChange() } }

  private static let unit = 1000.0

  /// How strong it is, in thousands of points a second squared.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Where things fall to, in radians; 0 is to the right, a quarter turn down.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// Sets direction and strength together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }

  override func enter(_ scene: DynamicsScene) {
    for item in items {
      scene.body(of: item).acceleration += gravityDirection.vector * Self.unit
    }
  }
}
