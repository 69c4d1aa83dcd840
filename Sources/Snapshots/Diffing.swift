/// How values are kept in files and told apart.
public struct Diffing<Value>: Sendable {
  /// The bytes of a golden file. Equal values give equal bytes.
  public var toData: @Sendable (Value) throws -> Data
  /// Reads a golden file, which may hold anything; throws an error whose description is a sentence.
  public var fromData: @Sendable (Data) throws -> Value
  /// What sets `actual` apart from `expected`; nil when they are equal.
  public var diff: @Sendable (_ expected: Value, _ actual: Value) -> Difference?
  /// A value to look at that shows where two values differ; nil where there is none.
  public var illustration: @Sendable (_ expected: Value, _ actual: Value) -> Value?

  /// A comparison of your own, for a format that has none.
  public init(
    toData: @escaping @Sendable (Value) throws -> Data,
    fromData: @escaping @Sendable (Data) throws -> Value,
    diff: @escaping @Sendable (_ expected: Value, _ actual: Value) -> Difference?,
    illustration: @escaping @Sendable (_ expected: Value, _ actual: Value) -> Value? = { _, _ in
      nil
    }
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
    self.illustration = illustration
  }
}
