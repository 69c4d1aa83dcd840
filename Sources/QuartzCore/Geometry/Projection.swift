/// The projection of a plane in space: points (x, y) are mapped to (x', y') / w, by a 3×3 matrix
/// for row vectors.
struct Projection: Equatable {
  /// The rows, concatenated.
  let m: [Double]

  /// The least w of points in front of the eye.
  private static let nearest = 1e-3

  private init(_ rows: [Double]) { m = rows }

  /// Creates the projection of the plane z = 0 by a transform in space, seen along z.
  init(_ t: CATransform3D) {
    let numbers: [CGFloat] = [t.m11, t.m12, t.m14, t.m21, t.m22, t.m24, t.m41, t.m42, t.m44]
    m = numbers.map { Double($0) }
  }

  init(_ t: CGAffineTransform) {
    let numbers: [CGFloat] = [t.a, t.b, 0, t.c, t.d, 0, t.tx, t.ty, 1]
    m = numbers.map { Double($0) }
  }

  /// Returns this projection followed by another.
  func then(_ other: Projection) -> Projection {
    var rows = [Double](repeating: 0, count: 9)
    for index in 0..<9 {
      let (row, column) = (index / 3, index % 3)
      for k in 0..<3 { rows[index] += m[row * 3 + k] * other.m[k * 3 + column] }
    }
    return Projection(rows)
  }

  /// The inverse; nil if the plane is seen edge-on.
  var inverse: Projection? {
    func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double { m[a] * m[d] - m[b] * m[c] }
    let rows: [Double] = [
      minor(4, 5, 7, 8), -minor(1, 2, 7, 8), minor(1, 2, 4, 5),
      -minor(3, 5, 6, 8), minor(0, 2, 6, 8), -minor(0, 2, 3, 5),
      minor(3, 4, 6, 7), -minor(0, 1, 6, 7), minor(0, 1, 3, 4),
    ]
    let area = m[0] * rows[0] + m[1] * rows[3] + m[2] * rows[6]
    guard abs(area) > 1e-12, area.isFinite else { return nil }
    return Projection(rows.map { $0 / area })
  }

  /// Returns the projected point; nil if it is behind the eye.
  @inline(__always)
  func project(_ x: Double, _ y: Double) -> (x: Double, y: Double)? {
    let w = x * m[2] + y * m[5] + m[8]
    guard w > Self.nearest else { return nil }
    return ((x * m[0] + y * m[3] + m[6]) / w, (x * m[1] + y * m[4] + m[7]) / w)
  }

  /// Returns the bounding box of a projected rectangle; nil if a corner is behind the eye.
  func box(_ rect: CGRect) -> CGRect? {
    let corners = [
      project(rect.minX, rect.minY), project(rect.maxX, rect.minY), project(rect.minX, rect.maxY),
      project(rect.maxX, rect.maxY),
    ].compactMap { $0 }
    guard corners.count == 4 else { return nil }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return CGRect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }

  /// Returns whether the back of the plane is visible around a point.
  func showsBack(at point: CGPoint) -> Bool {
    guard let a = project(point.x, point.y), let b = project(point.x + 1, point.y),
      let c = project(point.x, point.y + 1)
    else { return false }
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) < 0
  }
}
