/// A wish, or a demand, that a sum of variables stands in a relation to zero.
public struct LinearConstraint: Sendable {
  /// The summands; the same variable may stand in several.
  public var terms: [LinearTerm]
  /// What is added to the summands, in points.
  public var constant: Double
  /// How the sum stands to zero.
  public var relation: LinearRelation
  /// At 1000 and above the constraint must hold. Below, the sum of the errors at one priority is
  /// made as small as all higher priorities allow; no number of lower ones outweighs a higher one.
  public var priority: Float
  /// What counts in place of `priority` where the sum is less than zero: a wish that is missed to
  /// one side may be worse than to the other. Only of an equation that is a wish; nil for the same.
  public var priorityBelow: Float?

  /// Makes `sum(terms) + constant  relation  0`, required unless said otherwise.
  public init(
    _ terms: [LinearTerm], constant: Double = 0, _ relation: LinearRelation, priority: Float = 1000,
    priorityBelow: Float? = nil
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
    self.priorityBelow = priorityBelow
  }

  /// Whether it must hold.
  public var isRequired: Bool { priority >= 1000 }
}
