import LayoutGeometry

/// Lets items collide with each other and with boundaries. Source: Apple, UICollisionBehavior.
@preconcurrency @MainActor
open class UICollisionBehavior: UIItemListBehavior {
  /// The objects that collide. Raw values are UIKit's.
  public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Items collide with each other.
    public static let items = Mode(rawValue: 1)
    /// Items collide with boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  /// The objects that collide. Default `.everything`.
  open var collisionMode = Mode.everything { didSet { didChange() } }
  /// Whether the edges of the reference view are a boundary. Default false.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { edges = nil; didChange() } }
  /// The delegate, which is notified of contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// The thickness of the walls around the reference view, in points: items cannot pass through at
  /// visible speeds.
  private static let thickness = 1000.0

  private var edges: UIEdgeInsets?
  private var boundaries: [(id: NSCopying & NSObjectProtocol, walls: [DynamicBody])] = []
  /// The contacts at the last frame, in the order in which they began.
  private var contacts: [DynamicsWorld.Pair] = []

  /// Makes the edges of the reference view a boundary, with insets in points.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
    edges = insets
    didChange()
  }

  // MARK: Boundaries

  /// Adds a line as a boundary.
  open func addBoundary(
    withIdentifier identifier: NSCopying & NSObjectProtocol, from p1: CGPoint, to p2: CGPoint
  ) { addBoundary(identifier, [Self.wall(from: p1, to: p2)]) }

  /// Adds a path as a boundary; its curves are approximated by lines.
  open func addBoundary(
    withIdentifier identifier: NSCopying & NSObjectProtocol, for bezierPath: UIBezierPath
  ) { addBoundary(identifier, Self.walls(along: bezierPath.cgPath)) }

  /// Unavailable: paths of boundaries are not returned.
  @available(
    *, unavailable, message: "Boundaries do not return paths; retain the path that you added."
  )
  open func boundary(withIdentifier identifier: NSCopying & NSObjectProtocol) -> UIBezierPath? {
    nil
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: NSCopying & NSObjectProtocol) {
    boundaries.removeAll { $0.id.isEqual(identifier) }
    didChange()
  }

  /// Removes all boundaries.
  open func removeAllBoundaries() {
    boundaries = []
    didChange()
  }

  /// The identifiers of the boundaries; nil if there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.id)
  }

  private func addBoundary(_ id: NSCopying & NSObjectProtocol, _ walls: [DynamicBody]) {
    boundaries.removeAll { $0.id.isEqual(id) }
    boundaries.append((id, walls))
    didChange()
  }

  private static func wall(from start: CGPoint, to end: CGPoint) -> DynamicBody {
    let direction = end.vector - start.vector
    return DynamicBody(
      position: (start.vector + end.vector) / 2,
      halfSize: SIMD2((direction.x * direction.x + direction.y * direction.y).squareRoot() / 2, 0),
      angle: atan2(direction.y, direction.x), isAnchored: true)
  }

  private static func walls(along path: CGPath) -> [DynamicBody] {
    var (walls, here, start) = ([DynamicBody](), CGPoint.zero, CGPoint.zero)
    func addSegment(to end: CGPoint) {
      if end != here { walls.append(wall(from: here, to: end)) }
      here = end
    }
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: (here, start) = (points[0], points[0])
      case .addLineToPoint: addSegment(to: points[0])
      case .closeSubpath: addSegment(to: start)
      case .addQuadCurveToPoint: follow([here, points[0], points[1]], addSegment)
      case .addCurveToPoint: follow([here, points[0], points[1], points[2]], addSegment)
      @unknown default: break
      }
    }
    return walls
  }

  private static func follow(_ controls: [CGPoint], _ addSegment: (CGPoint) -> Void) {
    for piece in 1...16 {
      let part = CGFloat(piece) / 16
      var points = controls
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map {
          CGPoint(x: $0.x + ($1.x - $0.x) * part, y: $0.y + ($1.y - $0.y) * part)
        }
      }
      addSegment(points[0])
    }
  }

  // MARK: Simulation

  override func enter(_ scene: DynamicsScene) {
    var walls = boundaries.flatMap(\.walls)
    if translatesReferenceBoundsIntoBoundary, let bounds = scene.bounds {
      walls += Self.walls(around: bounds.inset(by: edges ?? .zero))
    }
    scene.world.collisions.append(
      .init(
        bodies: items.map(scene.body), walls: walls,
        amongBodies: collisionMode.contains(.items),
        withWalls: collisionMode.contains(.boundaries)))
  }

  private static func walls(around rect: CGRect) -> [DynamicBody] {
    let (x, y) = (Double(rect.midX), Double(rect.midY))
    let (w, h) = (Double(rect.width) / 2, Double(rect.height) / 2)
    let half = thickness / 2
    let sides: [(SIMD2<Double>, SIMD2<Double>)] = [
      (SIMD2(x, y - h - half), SIMD2(w + thickness, half)),
      (SIMD2(x, y + h + half), SIMD2(w + thickness, half)),
      (SIMD2(x - w - half, y), SIMD2(half, h + thickness)),
      (SIMD2(x + w + half, y), SIMD2(half, h + thickness)),
    ]
    return sides.map { DynamicBody(position: $0, halfSize: $1, isAnchored: true) }
  }

  override func didAdvance(_ scene: DynamicsScene) {
    guard let collisionDelegate else { return }
    let touched = scene.world.touched
    let known = Set(contacts)
    let before = contacts
    let inOrder = touched.sorted { $0.value.order < $1.value.order }
    contacts = inOrder.map(\.key)
    for (pair, touch) in inOrder where !known.contains(pair) {
      notify(collisionDelegate, scene, pair, at: CGPoint(touch.location))
    }
    for pair in before where touched[pair] == nil {
      notify(collisionDelegate, scene, pair, at: nil)
    }
  }

  /// Notifies the delegate of a contact that began at a point, or ended.
  private func notify(
    _ delegate: any UICollisionBehaviorDelegate, _ scene: DynamicsScene,
    _ pair: DynamicsWorld.Pair, at location: CGPoint?
  ) {
    func item(_ id: ObjectIdentifier) -> (any UIDynamicItem)? {
      items.first { ObjectIdentifier(scene.body(of: $0)) == id }
    }
    guard let first = item(pair.first) else { return }
    if let second = item(pair.second) {
      guard let location else {
        return delegate.collisionBehavior(self, endedContactFor: first, with: second)
      }
      return delegate.collisionBehavior(self, beganContactFor: first, with: second, at: location)
    }
    let id = boundaries.first { $0.walls.contains { ObjectIdentifier($0) == pair.second } }?.id
    if let location {
      delegate.collisionBehavior(
        self, beganContactFor: first, withBoundaryIdentifier: id, at: location)
    } else {
      delegate.collisionBehavior(self, endedContactFor: first, withBoundaryIdentifier: id)
    }
  }
}

/// The delegate of a collision behaviour. Source: Apple, UICollisionBehaviorDelegate.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: ObjectiveCProtocol {
  /// Called when a contact between two items has begun.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Called when a contact between two items has ended.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// Called when a contact with a boundary has begun; the identifier of the reference view's edges
  /// is nil.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Called when a contact with a boundary has ended.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

// Unsupported: UICollisionBehavior · works · Walls have no friction of their own. · uncertain ·
//   test: DynamicAnimatorTests
