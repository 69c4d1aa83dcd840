/// What a comparison must know of a format: how it is kept in files and told apart.
package struct SnapshotFormat<Value>: Sendable {
  /// The bytes of a golden file. Equal values give equal bytes.
  let toData: @Sendable (Value) throws -> Data
  /// Reads a golden file, which may hold anything; throws an error whose description is a sentence.
  let fromData: @Sendable (Data) throws -> Value
  /// What sets `actual` apart from `expected`; nil when they are equal.
  let diff: @Sendable (_ expected: Value, _ actual: Value) -> Difference?
  /// A value to look at that shows where two values differ; nil where there is none.
  let illustration: @Sendable (_ expected: Value, _ actual: Value) -> Value?
  /// The pictures in a value: one of a still picture, one a frame of what moves. Nil for a format
  /// that is none.
  let pictures: (@Sendable (Value) -> [any PixelSource])?
  /// How much a picture may differ; nil for not at all.
  let tolerance: Tolerance?

  package init(
    toData: @escaping @Sendable (Value) throws -> Data,
    fromData: @escaping @Sendable (Data) throws -> Value,
    diff: @escaping @Sendable (_ expected: Value, _ actual: Value) -> Difference?,
    illustration: @escaping @Sendable (_ expected: Value, _ actual: Value) -> Value?,
    pictures: (@Sendable (Value) -> [any PixelSource])?, tolerance: Tolerance?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
    self.illustration = illustration
    self.pictures = pictures
    self.tolerance = tolerance
  }

  /// The size of a picture, or of a frame; nil of what is none.
  func size(of value: Value) -> PictureSize? {
    guard let first = pictures?(value).first else { return nil }
    return PictureSize(first)
  }

  /// The one picture that a value is; nil of what moves, and of what is no picture.
  func still(_ value: Value) -> (any PixelSource)? {
    guard let all = pictures?(value), all.count == 1 else { return nil }
    return all[0]
  }
}
