extension PathStorage {
  /// Adds a line from the current point to the start of an arc, and the arc.
  ///
  /// `clockwise` means decreasing angles, as in Core Graphics. Angles are radians from the x axis
  /// towards the y axis. As on iOS the arc is less than a turn, unless the end is at least a turn
  /// ahead, which draws a full circle once. Source: Apple,
  /// CGContext.addArc(center:radius:startAngle:endAngle:clockwise:).
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, endAngle.isFinite else { return }
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    if clockwise {
      if sweep <= -turn {
        sweep = -turn
      } else if sweep > 0 {
        sweep = sweep.truncatingRemainder(dividingBy: turn) - turn
      }
    } else if sweep >= turn {
      sweep = turn
    } else if sweep < 0 {
      sweep = sweep.truncatingRemainder(dividingBy: turn) + turn
    }
    addArc(
      center: center, radius: radius, startAngle: startAngle, sweep: sweep, transform: transform)
  }

  /// Adds an arc over `sweep` radians, negative for decreasing angles, as cubic curves of at most a
  /// quarter turn each, with an error of less than 0.03 % of the radius.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard center.isFinite, radius.isFinite, radius >= 0, startAngle.isFinite, sweep.isFinite
    else { return }
    // Limits the number of curves; arcs of many turns look like one turn.
    let sweep = min(max(sweep, -64 * CGFloat.pi), 64 * CGFloat.pi)
    func point(_ angle: CGFloat, _ reach: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - reach * sin(angle)),
        y: center.y + radius * (sin(angle) + reach * cos(angle))
      ).applying(transform)
    }
    let start = point(startAngle, 0)
    if let currentPoint {
      if currentPoint != start || verbs.last == .closeSubpath { addLine(to: start) }
    } else {
      move(to: start)
    }
    guard radius > 0, sweep != 0 else { return }
    let count = max(1, Int((abs(sweep) / (CGFloat.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = startAngle + step * CGFloat(index)
      let to = startAngle + step * CGFloat(index + 1)
      addCurve(to: point(to, 0), control1: point(from, reach), control2: point(to, -reach))
    }
  }

  /// Rounds the corner at `tangent1` between the current point and `tangent2`: adds a line to the
  /// tangent point on the first side, and an arc to that on the second.
  ///
  /// If no circle fits (collinear or equal points, no radius), adds a line to `tangent1`. Points
  /// are in the space before `transform`, including `current`, the current point.
  package mutating func addArc(
    from current: CGPoint, tangent1: CGPoint, tangent2: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard tangent1.isFinite, tangent2.isFinite, radius.isFinite else { return }
    let u = unit(from: tangent1, to: current)
    let v = unit(from: tangent1, to: tangent2)
    guard let u, let v, radius > 0 else {
      addLine(to: tangent1.applying(transform))
      return
    }
    let cosine = u.x * v.x + u.y * v.y
    let sine = u.x * v.y - u.y * v.x
    guard abs(sine) > 1e-9 else {
      addLine(to: tangent1.applying(transform))
      return
    }
    // tan(φ/2) for the angle φ between the sides.
    let halfTangent = abs(sine) / (1 + cosine)
    let reach = radius / halfTangent
    let first = CGPoint(x: tangent1.x + u.x * reach, y: tangent1.y + u.y * reach)
    let second = CGPoint(x: tangent1.x + v.x * reach, y: tangent1.y + v.y * reach)
    let side: CGFloat = sine > 0 ? 1 : -1
    let center = CGPoint(x: first.x - u.y * radius * side, y: first.y + u.x * radius * side)
    let startAngle = atan2(first.y - center.y, first.x - center.x)
    var sweep = atan2(second.y - center.y, second.x - center.x) - startAngle
    if sweep > CGFloat.pi { sweep -= 2 * CGFloat.pi }
    if sweep < -CGFloat.pi { sweep += 2 * CGFloat.pi }
    addArc(
      center: center, radius: radius, startAngle: startAngle, sweep: sweep, transform: transform)
  }

  private func unit(from: CGPoint, to: CGPoint) -> CGPoint? {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    return CGPoint(x: dx / length, y: dy / length)
  }
}
