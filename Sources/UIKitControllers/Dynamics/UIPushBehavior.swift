import LayoutGeometry

/// Pushes items once or continuously. Source: Apple, UIPushBehavior.
@preconcurrency @MainActor
open class UIPushBehavior: UIItemListBehavior {
  /// The duration of the push. Raw values are UIKit's.
  public enum Mode: Int, Sendable {
    /// While the behaviour is active.
    case continuous = 0
    /// Once; the behaviour is then inactive.
    case instantaneous = 1
  }

  /// The duration of the push.
  public let mode: Mode
  /// Whether the push is active. Default true.
  open var active = true { didSet { didChange() } }
  /// The direction and strength. A length of 1 accelerates a square of 100 points and density 1 by
  /// 100 points per second squared, or instantaneously by 100 points per second. Default zero.
  open var pushDirection = CGVector.zero { didSet { didChange() } }

  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates a push of items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  /// The strength of the push.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// The direction, in radians; 0 is to the right, a quarter turn down.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// Sets the direction and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, length: magnitude)
  }

  /// Sets the point of an item that is pushed, as an offset from its centre, in points.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    didChange()
  }

  /// Returns the point of an item that is pushed, as an offset from its centre, in points. Default
  /// zero.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  override func enter(_ scene: DynamicsScene) {
    guard active else { return }
    let push = pushDirection.vector * DynamicBody.forceUnit
    for item in items {
      let body = scene.body(of: item)
      let arm = targetOffsetFromCenter(for: item).vector
      if mode == .instantaneous {
        body.applyImpulse(push, at: arm)
      } else {
        body.force += push
        body.torque += arm.x * push.y - arm.y * push.x
      }
    }
  }

  override func didAdvance(_ scene: DynamicsScene) {
    if mode == .instantaneous, active { active = false }
  }
}

// Unsupported: UIPushBehavior · drawn · An instant push gives 100 points a second to a mass of one.
//   · uncertain · test: DynamicAnimatorTests
