import ConstraintSolver
import RecordedLayouts

/// A pictured layout with its solution.
struct SolvedLayout {
  let engine = ConstraintEngine()
  private let layout: PicturedLayout
  private var horizontal: [String: Box] = [:]
  private var vertical: [String: Box] = [:]

  init(_ layout: PicturedLayout) throws {
    self.layout = layout
    makeBox("root")
    try add("root.left == 0")
    try add("root.top == 0")
    if let size = layout.size {
      try add("root.width == \(size[0])")
      try add("root.height == \(size[1])")
    }
    for view in layout.views { makeBox(view.name) }
    for guide in layout.guides ?? [] { makeBox(guide) }
    for constraint in layout.constraints ?? [] { try add(constraint) }
    for stack in layout.stacks ?? [] {
      for gap in stack.gaps { makeBox(gap) }
      for constraint in stack.constraints { try add(constraint) }
    }
    for view in layout.views { try addContent(of: view) }
  }

  private mutating func makeBox(_ name: String) {
    horizontal[name] = Box(in: engine)
    vertical[name] = Box(in: engine)
  }

  private func addContent(of view: PicturedLayout.View) throws {
    for (index, box) in [horizontal[view.name]!, vertical[view.name]!].enumerated() {
      guard let written = view.content?[index], written >= 0 else { continue }
      let length = exact(written)
      try engine.add(box.size, .lessThanOrEqual, length, at: view.hugging?[index] ?? 250)
      try engine.add(box.size, .greaterThanOrEqual, length, at: view.compression?[index] ?? 750)
    }
  }

  /// Thirds of a point are written with four digits; they are whole pixels.
  private func exact(_ written: Double) -> Double {
    let pixels = (written * layout.scale).rounded()
    return abs(written * layout.scale - pixels) < 0.001 ? pixels / layout.scale : written
  }

  private func add(_ text: String) throws {
    let relation = PicturedRelation(text)
    let sign =
      layout.isRightToLeft == true && relation.isInReadingDirection ? -1.0 : 1.0
    var terms: [LinearTerm] = []
    for (side, factor) in [(relation.left, 1.0), (relation.right, -1.0)] {
      guard let item = side.item else { continue }
      let isSize = ["width", "height"].contains(side.attribute)
      terms += self.terms(item, side.attribute).map {
        LinearTerm($0.variable, $0.coefficient * factor * side.factor * (isSize ? 1 : sign))
      }
    }
    let number = relation.right.constant - relation.left.constant
    try engine.add(terms, relation.relation, number, at: relation.priority)
  }

  private func terms(_ item: String, _ attribute: String) -> [LinearTerm] {
    let isRightToLeft = layout.isRightToLeft == true
    let (across, down) = (horizontal[item]!, vertical[item]!)
    switch attribute {
    case "left": return across.leading
    case "right": return across.trailing
    case "leading": return isRightToLeft ? across.trailing : across.leading
    case "trailing": return isRightToLeft ? across.leading : across.trailing
    case "centerX": return across.center
    case "width": return across.size
    case "top": return down.leading
    case "bottom": return down.trailing
    case "centerY": return down.center
    case "height": return down.size
    default: preconditionFailure("no attribute \(attribute)")
    }
  }

  // MARK: Frames

  /// Returns a view's frame in its superview: its edges are rounded to the nearest pixels of the
  /// window, halves up.
  func frame(of view: PicturedLayout.View) -> [Double] {
    let across = side(view, horizontal, layout.origin?[0] ?? 0)
    let down = side(view, vertical, layout.origin?[1] ?? 0)
    return [across.start, down.start, across.length, down.length]
  }

  private func side(
    _ view: PicturedLayout.View, _ boxes: [String: Box], _ origin: Double
  ) -> (start: Double, length: Double) {
    let own = engine.frame(of: boxes[view.name]!)
    let outer = engine.frame(of: boxes[view.superview ?? "root"]!)
    let near = rounded(origin + own[0])
    return (near - rounded(origin + outer[0]), rounded(origin + own[0] + own[1]) - near)
  }

  private func rounded(_ edge: Double) -> Double {
    (edge * layout.scale + 0.5 + 1e-6).rounded(.down) / layout.scale
  }
}
