import LayoutGeometry

/// Pushes items: once, or all the time. Source: Apple, UIPushBehavior.
@preconcurrency @MainActor
open class UIPushBehavior: UIItemListBehavior {
  /// How long it pushes. Raw values are UIKit's.
  public enum Mode: Int, Sendable {
    /// As long as it is active.
    case continuous = 0
    /// Once; then it is not active any more.
    case instantaneous = 1
  }

  /// How long it pushes.
  public let mode: Mode
  /// Whether it pushes. Default true.
  open var active = true { didSet { didChange() } }
  /// Where to and how strongly: 1 gives a square of 100 points and density 1 a hundred points a
  /// second squared, and at once a hundred points a second. Default none.
  open var pushDirection = CGVector.zero { didSet { didChange() } }

  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Pushes items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  /// How strongly it pushes.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Where it pushes to, in radians; 0 is to the right, a quarter turn down.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// Sets direction and strength together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, length: magnitude)
  }

  /// Says where an item is pushed, from its middle, in points.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    didChange()
  }

  /// Where an item is pushed, from its middle, in points. Default its middle.
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
        body.push(push, at: arm)
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
