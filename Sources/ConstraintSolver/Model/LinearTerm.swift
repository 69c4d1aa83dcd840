/// A variable times a number.
public struct LinearTerm: Sendable {
  /// What is multiplied.
  public var variable: LayoutVariable
  /// What it is multiplied by.
  public var coefficient: Double

  /// Makes the product of a variable and a number, which is 1 unless said.
  public init(_ variable: LayoutVariable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
