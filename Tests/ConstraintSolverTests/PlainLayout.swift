import ConstraintSolver

/// The variables of one view.
struct Box {
  let x: LayoutVariable
  let width: LayoutVariable

  init(in engine: ConstraintEngine) {
    x = engine.makeVariable(.unrestricted)
    width = engine.makeVariable(.nonNegative)
  }

  var leading: [LinearTerm] { [LinearTerm(x)] }
  var trailing: [LinearTerm] { [LinearTerm(x), LinearTerm(width)] }
  var center: [LinearTerm] { [LinearTerm(x), LinearTerm(width, 0.5)] }
  var size: [LinearTerm] { [LinearTerm(width)] }
}

extension [LinearTerm] {
  static func - (minuend: [LinearTerm], subtrahend: [LinearTerm]) -> [LinearTerm] {
    minuend + subtrahend.map { LinearTerm($0.variable, -$0.coefficient) }
  }
}

extension ConstraintEngine {
  /// Adds a constraint, written as `terms  relation  number`.
  @discardableResult
  func add(
    _ terms: [LinearTerm], _ relation: LinearRelation, _ number: Double = 0,
    at priority: Float = 1000
  ) throws -> ConstraintToken {
    try add(LinearConstraint(terms, constant: -number, relation, priority: priority))
  }

  func frame(of box: Box) -> [Double] { [value(of: box.x), value(of: box.width)] }
}
