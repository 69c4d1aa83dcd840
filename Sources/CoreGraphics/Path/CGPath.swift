/// The outline of a shape: lines and curves in parts that may be closed. Immutable.
///
/// Source: Apple, CGPath.
public class CGPath: Hashable, @unchecked Sendable {
  package fileprivate(set) var storage: PathStorage

  package init(storage: PathStorage) {
    self.storage = storage
  }

  /// Makes a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var storage = PathStorage()
    storage.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(storage: storage)
  }

  /// Makes the ellipse that fills a rectangle.
  public convenience init(
    ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?
  ) {
    var storage = PathStorage()
    storage.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(storage: storage)
  }

  /// Makes a rectangle with elliptic corners; a corner is at most half a side.
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

  /// Whether nothing was added.
  public var isEmpty: Bool { storage.isEmpty }

  /// Where the next step would start; zero when empty.
  public var currentPoint: CGPoint { storage.currentPoint ?? .zero }

  /// The smallest rectangle around all points, control points included; null when empty.
  public var boundingBox: CGRect { storage.controlBounds }

  /// The smallest rectangle around the shape, without control points; null when empty.
  public var boundingBoxOfPath: CGRect { storage.tightBounds }

  /// Whether a point is inside or on an edge; open parts count as closed.
  ///
  /// `transform` maps the point into the path's space first. Complexity: O(steps).
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    storage.contains(transform.isIdentity ? point : point.applying(transform), using: rule)
  }

  /// Calls `block` with every step in order; the element's points live only during the call.
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

  /// Calls a C-style function with every step in order.
  public func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) {
    applyWithBlock { function(info, $0) }
  }

  /// An immutable copy.
  public func copy() -> CGPath? { CGPath(storage: storage) }

  /// An immutable copy moved by a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(storage: storage.applying(transform?.pointee ?? .identity))
  }

  /// A copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(storage: storage) }

  /// A changeable copy moved by a transform.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(storage: storage.applying(transform?.pointee ?? .identity))
  }

  /// Whether the path is one rectangle with sides along the axes; `rect` receives it.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = storage.rectangle else { return false }
    rect?.pointee = found
    return true
  }

  /// Equal when the steps are the same.
  public static func == (first: CGPath, second: CGPath) -> Bool {
    first === second || first.storage == second.storage
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage)
  }
}

/// A path that can be added to. Not synchronised: one thread at a time.
///
/// Source: Apple, CGMutablePath.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes an empty path.
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
  /// The rectangle this is, if it is four sides along the axes and nothing else.
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
