import RecordedLayouts

/// The constraints that a `UIStackView` makes for alignment `fill`, as such views print them.
extension PicturedLayout.Stack {
  var constraints: [String] {
    let isHorizontal = axis == "horizontal"
    let names = isHorizontal ? ["leading", "trailing", "width"] : ["top", "bottom", "height"]
    return along(names[0], names[1], names[2])
      + (isHorizontal ? across("top", "bottom") : across("leading", "trailing"))
  }

  /// The names of the guides in gaps of equal spacing.
  var gaps: [String] {
    distribution == .equalSpacing ? (1..<arranged.count).map { "\(name)-gap\($0)" } : []
  }

  private func along(_ near: String, _ far: String, _ size: String) -> [String] {
    let pairs = Array(zip(arranged, arranged.dropFirst()))
    let relation = distribution == .equalSpacing ? ">=" : "=="
    var constraints = [
      "\(name).\(near) == \(arranged[0]).\(near)",
      "\(name).\(far) == \(arranged[arranged.count - 1]).\(far)",
    ]
    constraints += pairs.map { "\($1).\(near) \(relation) \($0).\(far) + \(spacing)" }
    switch distribution {
    case .fill: break
    case .fillEqually:
      constraints += arranged.dropFirst().map { "\($0).\(size) == \(arranged[0]).\(size)" }
    case .equalSpacing:
      for (gap, pair) in zip(gaps, pairs) {
        constraints += ["\(gap).\(near) == \(pair.0).\(far)", "\(gap).\(far) == \(pair.1).\(near)"]
      }
      constraints += gaps.dropFirst().map { "\($0).\(size) == \(gaps[0]).\(size)" }
      constraints.append("\(name).\(size) == 0 @49")
    }
    return constraints
  }

  private func across(_ near: String, _ far: String) -> [String] {
    [near, far].flatMap { edge in
      arranged.dropFirst().map { "\(arranged[0]).\(edge) == \($0).\(edge)" }
        + ["\(name).\(edge) == \(arranged[0]).\(edge)"]
    }
  }
}
