/// Creates the outlines that `UIBezierPath(roundedRect:cornerRadius:)` has had since iOS 7, element
/// by element, those without length included.
///
/// Two corners need 3.06 radii of a side. Where both sides have them, corners are continuous
/// curves. Where only the longer sides have, the shorter sides are rounded entirely; the
/// radius matters little. Where neither has, the outline is a capsule. Sources: the authors of
/// PaintCode, «Code for iOS 7 rounded rectangles»; the elements in honghaoz/ChouTiUI,
/// NSBezierPath+RoundedRectTests, recorded on iOS 14 to 17.5. Corners have the same shape if others
/// are points: natura-cosmeticos/natds-ios, pictures of NatTag.
package struct BezierRoundedRectangle {
  /// Which of its sides have room for two corners.
  package enum Shape {
    /// Both.
    case rounded
    /// Only the longer.
    case halfRounded
    /// Neither.
    case capsule
  }

  /// The lengths that a corner covers of each side, and that two cover, in radii.
  package static let reach: CGFloat = 1.528_665
  private static let reachOfTwo: CGFloat = 3.057_329_9

  private let rect: CGRect
  private let radius: CGFloat
  private let roundedCorners: RectangleCorners
  private var path = PathStorage()

  private init(_ rect: CGRect, radius: CGFloat, corners: RectangleCorners) {
    (self.rect, self.radius, self.roundedCorners) = (rect, radius, corners)
  }

  /// Returns the shape of a rectangle with a corner radius.
  package static func shape(of rect: CGRect, radius: CGFloat) -> Shape {
    let needed = radius * reachOfTwo
    switch (rect.width > needed, rect.height > needed) {
    case (true, true): return .rounded
    case (false, false): return .capsule
    default: return .halfRounded
    }
  }

  /// Returns the outline of a rectangle with some corners rounded; the others are points.
  package static func path(
    _ rect: CGRect, radius: CGFloat, corners: RectangleCorners = .all
  ) -> CGPath {
    var outline = BezierRoundedRectangle(rect, radius: radius, corners: corners)
    switch shape(of: rect, radius: radius) {
    case .rounded: outline.addContinuousCorners()
    case .halfRounded: outline.addHalfRoundedCorners()
    case .capsule: outline.addCapsule()
    }
    return CGPath(storage: outline.path)
  }

  private func isRounded(_ corner: RectangleCorner) -> Bool {
    radius != 0 && roundedCorners.contains(corner.mask)
  }
}

// MARK: Recognising

extension BezierRoundedRectangle {
  /// Returns the corners of a path that is a rounded rectangle or a capsule in its bounding box;
  /// nil for other paths. O(1).
  package static func corners(
    of path: CGPath, in box: CGRect
  ) -> (radius: CGFloat, isContinuous: Bool)? {
    guard let start = path.storage.points.first, path.storage.verbs.count <= 32 else { return nil }
    let radius = (start.x - box.minX) / reach
    if shape(of: box, radius: radius) == .rounded,
      Self.path(box, radius: radius).storage.isClose(to: path.storage)
    {
      return (radius, true)
    }
    // A radius of a whole side has room nowhere.
    let capsule = Self.path(box, radius: max(box.width, box.height))
    guard capsule.storage.isClose(to: path.storage) else { return nil }
    return (min(box.width, box.height) / 2, false)
  }
}

// MARK: Continuous corners

extension BezierRoundedRectangle {
  /// The points of a corner, in radii before and after it. The first and the last lie on the sides.
  private static let continuousKnots: [(CGFloat, CGFloat)] = [
    (reach, 0),
    (1.088_492_957_618_529, 0), (0.868_406_944_063_002, 0),
    (0.631_493_792_830_993, 0.074_911_387_847_016),
    (0.372_823_826_625_747, 0.169_059_556_044_370),
    (0.169_059_556_044_370, 0.372_823_826_625_747),
    (0.074_911_387_847_016, 0.631_493_792_830_993),
    (0, 0.868_406_944_063_002), (0, 1.088_492_957_618_529),
    (0, 1.528_664_984_729_582),
  ]

  private mutating func addContinuousCorners() {
    let corners = RectangleCorner.clockwise(of: rect)
    let isRounded = radius != 0 && roundedCorners.contains(.minXMinY)
    let start =
      isRounded ? corners[0].at(before: 0, after: Self.reach, radius: radius) : rect.origin
    path.move(to: start)
    for corner in corners[1...] + corners[..<1] { addContinuous(corner) }
    path.addLine(to: start)
  }

  /// Returns where the top-left corner ends on the top side.
  private func endOnTop(of corner: RectangleCorner) -> CGPoint {
    corner.at(before: 0, after: isRounded(corner) ? Self.reach : 0, radius: radius)
  }

  private mutating func addContinuous(_ corner: RectangleCorner) {
    guard isRounded(corner) else { return path.addLine(to: corner.point) }
    let points = Self.continuousKnots.map {
      corner.at(before: $0.0, after: $0.1, radius: radius)
    }
    path.addLine(to: points[0])
    path.addCurve(to: points[3], control1: points[1], control2: points[2])
    path.addLine(to: points[3])
    path.addCurve(to: points[6], control1: points[4], control2: points[5])
    path.addCurve(to: points[9], control1: points[7], control2: points[8])
  }
}

// MARK: Entirely rounded shorter sides

extension BezierRoundedRectangle {
  private var isHorizontal: Bool { rect.width >= rect.height }
  private var halfOfShorterSide: CGFloat { min(rect.width, rect.height) / 2 }

  /// The points of a corner from the longer side to the shorter, in halves of the shorter side. The
  /// first lies at the end of the curve on the longer side; the radius decides where it begins.
  private static let halfRoundedKnots: [(long: CGFloat, short: CGFloat)] = [
    (1.509_914_834_730, 0), (1.069_742_807_619, 0), (0.849_656_794_063, 0),
    (0.612_743_642_831, 0.074_911_387_847), (0.244_857_803_399, 0.208_810_883_008),
    (0, 0.558_504_066_868), (0, 0.95),
  ]

  private func points(of corner: RectangleCorner, arrivesAlongLongerSide: Bool) -> [CGPoint] {
    Self.halfRoundedKnots.map {
      arrivesAlongLongerSide
        ? corner.at(before: $0.long, after: $0.short, radius: halfOfShorterSide)
        : corner.at(before: $0.short, after: $0.long, radius: halfOfShorterSide)
    }
  }

  private mutating func addHalfRoundedCorners() {
    let corners = RectangleCorner.clockwise(of: rect)
    if isHorizontal {
      let start = endOnTop(of: corners[0])
      path.move(to: start)
      addEnd(from: corners[1], to: corners[2], at: right)
      addEnd(from: corners[3], to: corners[0], at: left)
      path.addLine(to: start)
    } else {
      path.move(to: top)
      path.addLine(to: top)
      addPoint(top)
      addCornerTowardsLongerSide(corners[1])
      addEnd(from: corners[2], to: corners[3], at: bottom)
      addCornerFromLongerSide(corners[0])
      addPoint(top)
      path.addLine(to: top)
    }
  }

  /// Adds a rounded shorter side.
  private mutating func addEnd(
    from first: RectangleCorner, to second: RectangleCorner, at middle: CGPoint
  ) {
    addCornerFromLongerSide(first)
    addPoint(middle)
    path.addLine(to: middle)
    addPoint(middle)
    addCornerTowardsLongerSide(second)
  }

  private mutating func addCornerFromLongerSide(_ corner: RectangleCorner) {
    guard isRounded(corner) else { return path.addLine(to: corner.point) }
    let points = points(of: corner, arrivesAlongLongerSide: true)
    path.addLine(to: corner.at(before: Self.reach, after: 0, radius: radius))
    path.addCurve(to: points[3], control1: points[1], control2: points[2])
    path.addLine(to: points[3])
    path.addCurve(to: points[6], control1: points[4], control2: points[5])
  }

  private mutating func addCornerTowardsLongerSide(_ corner: RectangleCorner) {
    guard isRounded(corner) else { return path.addLine(to: corner.point) }
    let points = points(of: corner, arrivesAlongLongerSide: false)
    path.addLine(to: points[6])
    path.addCurve(to: points[3], control1: points[5], control2: points[4])
    path.addCurve(to: points[0], control1: points[2], control2: points[1])
  }

  /// Adds a curve to a point whose control points are that point.
  private mutating func addPoint(_ point: CGPoint) {
    path.addCurve(to: point, control1: point, control2: point)
  }

  private var left: CGPoint { CGPoint(x: rect.minX, y: rect.midY) }
  private var right: CGPoint { CGPoint(x: rect.maxX, y: rect.midY) }
  private var top: CGPoint { CGPoint(x: rect.midX, y: rect.minY) }
  private var bottom: CGPoint { CGPoint(x: rect.midX, y: rect.maxY) }
}

// MARK: Capsules

extension BezierRoundedRectangle {
  private static let capsuleControl: CGFloat = 1 - PathStorage.quarterCircle

  private mutating func addCapsule() {
    let corners = RectangleCorner.clockwise(of: rect)
    path.move(to: top)
    path.addLine(to: top)
    if isHorizontal {
      addCapsuleEnd(from: corners[1], to: corners[2], at: right)
      path.addLine(to: bottom)
      addCapsuleEnd(from: corners[3], to: corners[0], at: left)
      path.addLine(to: top)
    } else {
      addPoint(top)
      path.addLine(to: top)
      addCapsuleQuarterTowardsLongerSide(corners[1])
      path.addLine(to: right)
      addCapsuleEnd(from: corners[2], to: corners[3], at: bottom)
      path.addLine(to: left)
      addCapsuleQuarterFromLongerSide(corners[0], to: top)
      addPoint(top)
      path.addLine(to: top)
    }
  }

  private mutating func addCapsuleEnd(
    from first: RectangleCorner, to second: RectangleCorner, at middle: CGPoint
  ) {
    addCapsuleQuarterFromLongerSide(first, to: middle)
    for _ in 0..<2 {
      addPoint(middle)
      path.addLine(to: middle)
    }
    addCapsuleQuarterTowardsLongerSide(second)
  }

  private mutating func addCapsuleQuarterFromLongerSide(
    _ corner: RectangleCorner, to middle: CGPoint
  ) {
    guard isRounded(corner) else {
      path.addLine(to: corner.point)
      return path.addLine(to: middle)
    }
    let radius = halfOfShorterSide
    let start = corner.at(before: 1, after: 0, radius: radius)
    addPoint(start)
    path.addLine(to: start)
    path.addCurve(
      to: middle, control1: corner.at(before: Self.capsuleControl, after: 0, radius: radius),
      control2: corner.at(before: 0, after: Self.capsuleControl, radius: radius))
  }

  private mutating func addCapsuleQuarterTowardsLongerSide(_ corner: RectangleCorner) {
    guard isRounded(corner) else { return path.addLine(to: corner.point) }
    let radius = halfOfShorterSide
    let end = corner.at(before: 0, after: 1, radius: radius)
    path.addCurve(
      to: end, control1: corner.at(before: Self.capsuleControl, after: 0, radius: radius),
      control2: corner.at(before: 0, after: Self.capsuleControl, radius: radius))
    addPoint(end)
  }
}

extension PathStorage {
  /// Returns whether the verbs are equal and the points differ by less than a millionth of a pixel.
  fileprivate func isClose(to other: PathStorage) -> Bool {
    verbs == other.verbs
      && zip(points, other.points).allSatisfy {
        abs($0.x - $1.x) < 1e-6 && abs($0.y - $1.y) < 1e-6
      }
  }
}
