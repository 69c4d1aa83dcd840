/// What a comparison must know of a format: how it is kept in files and told apart.
package struct SnapshotFormat<Value> {
  /// The bytes of a golden file. Equal values give equal bytes.
  let toData: (Value) throws -> Data
  /// Reads a golden file, which may hold anything; throws an error whose description is a sentence.
  let fromData: (Data) throws -> Value
  /// What sets `actual` apart from `expected`; nil when they are equal.
  let diff: (_ expected: Value, _ actual: Value) -> Difference?
  /// A value to look at that shows where two values differ; nil where there is none.
  let illustration: (_ expected: Value, _ actual: Value) -> Value?
  /// The pictures in a value: one of a still picture, one a frame of what moves. Nil for a format
  /// that is none.
  let pictures: ((Value) -> [any PixelSource])?
  /// How much a picture may differ; nil for not at all.
  let tolerance: Tolerance?
  /// How much of a picture must match; nil for all of it.
  let precision: PicturePrecision?

  package init(
    toData: @escaping (Value) throws -> Data,
    fromData: @escaping (Data) throws -> Value,
    diff: @escaping (_ expected: Value, _ actual: Value) -> Difference?,
    illustration: @escaping (_ expected: Value, _ actual: Value) -> Value?,
    pictures: ((Value) -> [any PixelSource])?, tolerance: Tolerance?,
    precision: PicturePrecision? = nil
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
    self.illustration = illustration
    self.pictures = pictures
    self.tolerance = tolerance
    self.precision = precision
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
