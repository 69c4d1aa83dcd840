/// A path of lines and curves in open or closed subpaths. Immutable.
///
/// Source: Apple, CGPath.
public class CGPath: Hashable, @unchecked Sendable {
  package fileprivate(set) var storage: PathStorage

  package init(storage: PathStorage) {
    self.storage = storage
  }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var storage = PathStorage()
    storage.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(storage: storage)
  }

  /// Creates a path of the ellipse inside a rectangle.
  public convenience init(
    ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?
  ) {
    var storage = PathStorage()
    storage.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(storage: storage)
  }

  /// Creates a path of a rectangle with elliptical corners, which are limited to half a side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var storage = PathStorage()
    storage.addRoundedRect(
      rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(storage: storage)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { storage.isEmpty }

  /// The current point; zero if the path is empty.
  public var currentPoint: CGPoint { storage.currentPoint ?? .zero }

  /// The bounding box including control points; null if empty.
  public var boundingBox: CGRect { storage.controlBounds }

  /// The bounding box without control points; null if empty.
  public var boundingBoxOfPath: CGRect { storage.tightBounds }

  /// Returns whether a point is inside or on an edge; open subpaths are treated as closed.
  ///
  /// `transform` is applied to the point. O(elements).
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    storage.contains(transform.isIdentity ? point : point.applying(transform), using: rule)
  }

  /// Calls a block with each element in order; its points are valid only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    storage.forEach { verb, points in
      var points = Array(points)
      points.withUnsafeMutableBufferPointer { buffer in
        let start =
          buffer.baseAddress
          ?? UnsafeMutablePointer(bitPattern: MemoryLayout<CGPoint>.alignment)
        guard let start else { return }
        var element = CGPathElement(type: verb, points: start)
        block(&element)
      }
    }
  }

  /// Calls a function with each element in order.
  public func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) {
    applyWithBlock { function(info, $0) }
  }

  /// Returns an immutable copy.
  public func copy() -> CGPath? { CGPath(storage: storage) }

  /// Returns an immutable transformed copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(storage: storage.applying(transform?.pointee ?? .identity))
  }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(storage: storage) }

  /// Returns a mutable transformed copy.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(storage: storage.applying(transform?.pointee ?? .identity))
  }

  /// Returns whether the path is a single axis-aligned rectangle, and stores it in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = storage.rectangle else { return false }
    rect?.pointee = found
    return true
  }

  /// Whether two paths have equal elements.
  public static func == (first: CGPath, second: CGPath) -> Bool {
    first === second || first.storage == second.storage
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage)
  }
}

/// A mutable path. Not thread-safe.
///
/// Source: Apple, CGMutablePath.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() {
    super.init(storage: PathStorage())
  }

  override package init(storage: PathStorage) {
    super.init(storage: storage)
  }

  package func update(_ change: (inout PathStorage) -> Void) {
    change(&storage)
  }
}

extension PathStorage {
  /// The rectangle, if the path consists of one axis-aligned rectangle; otherwise nil.
  package var rectangle: CGRect? {
    var corners = points
    guard verbs.first == .moveToPoint,
      verbs.dropFirst().allSatisfy({ $0 == .addLineToPoint || $0 == .closeSubpath }),
      verbs.filter({ $0 == .closeSubpath }).count <= 1,
      verbs.firstIndex(of: .closeSubpath) ?? verbs.count - 1 == verbs.count - 1
    else { return nil }
    if corners.count == 5, corners[0] == corners[4] { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let alongX = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let alongY = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    return alongX || alongY ? CGRect(enclosing: corners) : nil
  }
}

// Unsupported: CGPath: boolean operations · absent · They are absent.
