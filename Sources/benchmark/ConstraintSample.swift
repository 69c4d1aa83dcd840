import ConstraintSolver

/// Variables and constraints as views create them, without views.
struct ConstraintSample {
  /// The four variables of a view.
  struct Box {
    let x, y, width, height: LayoutVariable

    init(in engine: ConstraintEngine) {
      x = engine.makeVariable(.unrestricted)
      y = engine.makeVariable(.unrestricted)
      width = engine.makeVariable(.nonNegative)
      height = engine.makeVariable(.nonNegative)
    }
  }

  let engine: ConstraintEngine
  /// The constraints for the widths of labels' texts.
  private(set) var textWidth: [ConstraintToken] = []

  init(in engine: ConstraintEngine = ConstraintEngine()) { self.engine = engine }

  // MARK: Cells

  /// Adds a cell of 30 views: ten rows of an icon, a label and a value, with 94 constraints, and
  /// the 80 content size constraints of 20 labels.
  mutating func addCell() {
    let cell = Box(in: engine)
    add([(cell.x, 1)], .equal, 0)
    add([(cell.y, 1)], .equal, 0)
    add([(cell.width, 1)], .equal, 375)
    var above: Box?
    for row in 0..<10 { above = addRow(row, below: above, in: cell) }
    guard let last = above else { return }
    let gap = [(last.y, 1.0), (last.height, 1), (cell.y, -1), (cell.height, -1)]
    add(gap, .equal, -11)
  }

  private mutating func addRow(_ row: Int, below above: Box?, in cell: Box) -> Box {
    let (icon, label, value) = (Box(in: engine), Box(in: engine), Box(in: engine))
    add([(icon.x, 1), (cell.x, -1)], .equal, 16)
    add([(icon.width, 1)], .equal, 24)
    add([(icon.height, 1)], .equal, 24)
    add([(label.x, 1), (icon.x, -1), (icon.width, -1)], .equal, 8)
    add([(value.x, 1), (label.x, -1), (label.width, -1)], .greaterThanOrEqual, 8)
    let end = [(value.x, 1.0), (value.width, 1), (cell.x, -1), (cell.width, -1)]
    add(end, .equal, -16)
    if let above {
      add([(icon.y, 1), (above.y, -1), (above.height, -1)], .equal, 4)
    } else {
      add([(icon.y, 1), (cell.y, -1)], .equal, 11)
    }
    for view in [label, value] {
      let middles = [(view.y, 1.0), (view.height, 0.5), (icon.y, -1), (icon.height, -0.5)]
      add(middles, .equal, 0)
    }
    let tokens = addContent(of: label, hugging: 250)
    addContent(of: value, hugging: 251)
    if row == 1 { textWidth = tokens }
    return icon
  }

  /// Adds the content size constraints for a width of 60 and a height of 20; returns those for the
  /// width.
  @discardableResult
  private func addContent(of view: Box, hugging: Float) -> [ConstraintToken] {
    let width = [
      add([(view.width, 1)], .lessThanOrEqual, 60, at: hugging),
      add([(view.width, 1)], .greaterThanOrEqual, 60, at: 750),
    ]
    add([(view.height, 1)], .lessThanOrEqual, 20, at: hugging)
    add([(view.height, 1)], .greaterThanOrEqual, 20, at: 750)
    return width
  }

  // MARK: Chains

  /// Adds a chain of views, each 8 points after the one before, as wide as its text.
  mutating func addChain(_ count: Int) {
    var before: Box?
    for _ in 0..<count {
      let box = Box(in: engine)
      if let before {
        add([(box.x, 1), (before.x, -1), (before.width, -1)], .equal, 8)
      } else {
        add([(box.x, 1)], .equal, 10)
      }
      let tokens = addContent(of: box, hugging: 250)
      if before == nil { textWidth = tokens }
      before = box
    }
  }

  // MARK: Changes

  /// Sets the width of a text. Returns the number of changed variables.
  func setText(width: Double) -> Int {
    do {
      for token in textWidth { try engine.setConstant(-width, of: token) }
    } catch {
      preconditionFailure("wishes are never refused")
    }
    return engine.takeChangedVariables().count
  }

  @discardableResult
  private func add(
    _ terms: [(LayoutVariable, Double)], _ relation: LinearRelation, _ number: Double,
    at priority: Float = 1000
  ) -> ConstraintToken {
    do {
      return try engine.add(
        LinearConstraint(
          terms.map { LinearTerm($0.0, $0.1) }, constant: -number, relation, priority: priority))
    } catch {
      preconditionFailure("the sample contradicts itself")
    }
  }
}
