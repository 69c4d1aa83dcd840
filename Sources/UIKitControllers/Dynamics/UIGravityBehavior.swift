import LayoutGeometry

/// Applies gravity to items. Source: Apple, UIGravityBehavior.
@preconcurrency @MainActor
open class UIGravityBehavior: UIItemListBehavior {
  /// The direction and strength; a length of 1 is 1000 points per second squared. Default (0, 1).
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { didChange() } }

  private static let unit = 1000.0

  /// The strength, in thousands of points per second squared.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// The direction, in radians; 0 is to the right, a quarter turn down.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// Sets the direction and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }

  override func enter(_ scene: DynamicsScene) {
    for item in items {
      scene.body(of: item).acceleration += gravityDirection.vector * Self.unit
    }
  }
}
