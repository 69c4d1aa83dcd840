import LayoutGeometry

/// Animates items physically, with forces, springs and collisions, on the screen's virtual clock.
///
/// It advances in steps of a sixtieth of a second. It pauses once nothing has moved for half a
/// second, and any change of its behaviours resumes it. A picture waits until it pauses, but at
/// most ten seconds after the last change: an endless movement, such as a free fall, is shown as it
/// is then.
///
/// An animator of a layout moves layout attributes and invalidates the layout at each frame.
///
/// Source: Apple, UIDynamicAnimator.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates the items are; nil for a layout's attributes.
  open private(set) weak var referenceView: UIView?
  /// The delegate, which is notified when the animator pauses and resumes.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviours of the animator, without their children.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether the animator is running.
  open private(set) var isRunning = false
  /// The time that the animator has been running, in seconds.
  open private(set) var elapsedTime: TimeInterval = 0

  private static let frame = 1.0 / 60
  /// The speed below which an item is at rest, in points per second.
  private static let restSpeed = 1.0
  /// The number of frames at rest before the animator pauses.
  private static let restFrames = 30
  /// The number of frames for which a picture waits.
  private static let awaitedFrames = 600

  private weak var layout: UICollectionViewLayout?
  private var bodies: [ObjectIdentifier: (item: any UIDynamicItem, body: DynamicBody)] = [:]
  private var order: [ObjectIdentifier] = []
  private var scene: DynamicsScene?
  private let clock = MediaClock.current
  private var next: ScheduledEvent?
  private var quietFrames = 0
  private var framesSinceChange = 0

  /// Creates an animator of a view's subviews.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator of a layout's attributes.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  /// Creates an animator of items outside any view.
  public override init() { super.init() }

  // MARK: Behaviours

  /// Adds a behaviour and starts or resumes the animator.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.willMove(to: self)
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    behaviorsDidChange()
  }

  /// Removes a behaviour. Its items keep their velocities.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    behaviors.remove(at: index)
    behavior.dynamicAnimator = nil
    behaviorsDidChange()
  }

  /// Removes all behaviours.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// Returns the items that intersect a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    collectItems()
    return order.compactMap { bodies[$0]?.item }.filter { $0.box.overlaps(rect) }
  }

  /// Reads an item's current centre, size and rotation, and resumes the animator. The velocity is
  /// preserved.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let body = bodies[ObjectIdentifier(item)]?.body else { return }
    body.place(as: item)
    resume()
  }

  func behaviorsDidChange() {
    scene = nil
    resume()
  }

  // MARK: Layouts

  /// Returns the current attributes of the cell at an index path, if it is animated.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// Returns the current attributes of a supplementary view, if it is animated.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  /// Returns the current attributes of a decoration view, if it is animated.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView
        && $0.representedElementKind == decorationViewKind && $0.indexPath == indexPath
    }
  }

  private func attributes(
    where matches: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    collectItems()
    return order.lazy.compactMap { self.bodies[$0]?.item as? UICollectionViewLayoutAttributes }
      .first(where: matches)
  }

  // MARK: Bodies

  var referenceBounds: CGRect? {
    referenceView?.bounds
      ?? layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }

  func body(of item: any UIDynamicItem) -> DynamicBody {
    let id = ObjectIdentifier(item)
    if let known = bodies[id] { return known.body }
    let body = DynamicBody(position: item.center.vector, halfSize: .zero)
    body.place(as: item)
    bodies[id] = (item, body)
    order.append(id)
    return body
  }

  /// Adds the items of new behaviours before the first frame.
  private func collectItems() { if scene == nil { scene = makeScene() } }

  private func makeScene() -> DynamicsScene {
    let all = behaviors.flatMap(\.withParts)
    let items = all.flatMap(\.ownItems)
    let known = Set(items.map { ObjectIdentifier($0) })
    order.removeAll { !known.contains($0) }
    bodies = bodies.filter { known.contains($0.key) }
    for item in items { body(of: item).forget() }
    let scene = DynamicsScene(of: self)
    for behavior in all { behavior.enter(scene) }
    scene.world.bodies = order.compactMap { bodies[$0]?.body }
    return scene
  }

  // MARK: Time

  private func resume() {
    (quietFrames, framesSinceChange) = (0, 0)
    if !isRunning, !behaviors.isEmpty {
      isRunning = true
      delegate?.dynamicAnimatorWillResume(self)
    }
    scheduleNext()
  }

  private func scheduleNext() {
    next?.cancel()
    next = nil
    guard isRunning else { return }
    let frame = (clock.now / Self.frame + 1e-6).rounded(.down) + 1
    let action: @MainActor () -> Void = { [weak self] in self?.advance() }
    next =
      framesSinceChange < Self.awaitedFrames
      ? clock.schedule(after: frame * Self.frame - clock.now, action)
      : clock.scheduleUnawaited(after: frame * Self.frame - clock.now, action)
  }

  private func advance() {
    // As on a screen, the layout is up to date before the next frame.
    layout?.collectionView?.layoutIfNeeded()
    let scene = scene ?? makeScene()
    self.scene = scene
    scene.world.touched = [:]
    scene.world.advance(by: Self.frame)
    elapsedTime += Self.frame
    framesSinceChange += 1
    for id in order {
      if let (item, body) = bodies[id] { item.place(as: body) }
    }
    for behavior in behaviors.flatMap(\.withParts) {
      behavior.action?()
      behavior.didAdvance(scene)
    }
    layout?.invalidateLayout()
    quietFrames = scene.world.fastest < Self.restSpeed ? quietFrames + 1 : 0
    if quietFrames >= Self.restFrames || behaviors.isEmpty { return pause() }
    scheduleNext()
  }

  private func pause() {
    isRunning = false
    next = nil
    delegate?.dynamicAnimatorDidPause(self)
  }
}

extension UIDynamicBehavior {
  /// The behaviour and all its descendants.
  fileprivate var withParts: [UIDynamicBehavior] {
    [self] + childBehaviors.flatMap(\.withParts)
  }
}

extension UIDynamicItem {
  fileprivate var box: CGRect {
    let turned = CGRect(
      x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height
    ).applying(transform)
    return turned.offsetBy(dx: center.x, dy: center.y)
  }

  fileprivate func place(as body: DynamicBody) {
    let newCenter = CGPoint(body.position)
    if center != newCenter { center = newCenter }
    guard body.allowsRotation, abs(body.angle - Double(transform.turn)) > 1e-12 else { return }
    transform = CGAffineTransform(rotationAngle: CGFloat(body.angle))
  }
}

extension CGAffineTransform {
  fileprivate var turn: CGFloat { atan2(b, a) }
}

extension DynamicBody {
  /// Reads an item's position, size and rotation.
  @MainActor
  fileprivate func place(as item: any UIDynamicItem) {
    position = item.center.vector
    halfSize = SIMD2(Double(item.bounds.width) / 2, Double(item.bounds.height) / 2)
    angle = Double(item.transform.turn)
  }

  /// Resets the properties that behaviours set; they set them again.
  fileprivate func forget() {
    (density, elasticity, friction, resistance, angularResistance) = (1, 0, 0, 0, 0)
    (allowsRotation, isAnchored) = (true, false)
    (acceleration, force, torque) = (.zero, .zero, 0)
  }
}

/// The delegate of a dynamic animator. Source: Apple, UIDynamicAnimatorDelegate.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: ObjectiveCProtocol {
  /// Called before the animator resumes.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called after the animator has paused.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

// Unsupported: UIDynamicAnimator: items · works · Items are rectangles. · test:
//   DynamicAnimatorTests
// Unsupported: UIDynamicAnimator: missing behaviours · absent · Sliding, fixed and limit
//   attachments, fields, and outlines returned are absent.
// Unsupported: UIDynamicAnimator: pausing · works · It pauses after half a second below one point a
//   second. A picture waits for ten seconds at most. · uncertain · test: DynamicAnimatorTests
