/// A variable with a coefficient.
public struct LinearTerm: Sendable {
  /// The variable.
  public var variable: LayoutVariable
  /// The coefficient.
  public var coefficient: Double

  /// Creates a term.
  public init(_ variable: LayoutVariable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
