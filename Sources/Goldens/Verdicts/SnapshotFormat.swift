/// The encoding and comparison of a format.
package struct SnapshotFormat<Value> {
  /// Returns the bytes of a golden file. Equal values have equal bytes.
  let toData: (Value) throws -> Data
  /// Reads a golden file with any contents; throws an error whose description is a sentence.
  let fromData: (Data) throws -> Value
  /// Returns the difference between `expected` and `actual`; nil if they are equal.
  let diff: (_ expected: Value, _ actual: Value) -> Difference?
  /// Returns whether a golden file's value is known to equal `actual`, faster than by reading it;
  /// nil for formats that are always read.
  let isEqual: ((_ file: Data, _ actual: Value) -> Bool)?
  /// Returns a value that illustrates a difference; nil if there is none.
  let illustration: (_ expected: Value, _ actual: Value) -> Value?
  /// Returns the pictures in a value: one of a still picture, one for each frame of an animation.
  /// Nil for a format without pictures.
  let pictures: ((Value) -> [any PixelSource])?
  /// The permitted difference of a picture; nil for none.
  let tolerance: Tolerance?
  /// The share of a picture that must match; nil for all of it.
  let precision: PicturePrecision?

  package init(
    toData: @escaping (Value) throws -> Data,
    fromData: @escaping (Data) throws -> Value,
    diff: @escaping (_ expected: Value, _ actual: Value) -> Difference?,
    isEqual: ((_ file: Data, _ actual: Value) -> Bool)? = nil,
    illustration: @escaping (_ expected: Value, _ actual: Value) -> Value?,
    pictures: ((Value) -> [any PixelSource])?, tolerance: Tolerance?,
    precision: PicturePrecision? = nil
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
    self.isEqual = isEqual
    self.illustration = illustration
    self.pictures = pictures
    self.tolerance = tolerance
    self.precision = precision
  }

  /// Returns the size of a picture or a frame; nil for other values.
  func size(of value: Value) -> PictureSize? {
    guard let first = pictures?(value).first else { return nil }
    return PictureSize(first)
  }

  /// Returns the difference, even if `diff` accepts it; nil for equal pixels, or equal bytes of
  /// values without pictures.
  func exactDifference(_ expected: Value, _ actual: Value) throws -> Difference? {
    if let difference = diff(expected, actual) { return difference }
    guard let pictures else {
      return try toData(expected) == toData(actual) ? nil : .other("the bytes differ")
    }
    let (old, new) = (pictures(expected), pictures(actual))
    guard old.count == new.count else { return .other("the number of pictures differs") }
    for (old, new) in zip(old, new) {
      let difference = PictureComparison.difference(expected: old, actual: new)
      if let difference { return difference }
    }
    return nil
  }

  /// Returns the still picture of a value; nil for animations and other values.
  func firstImage(_ value: Value) -> (any PixelSource)? {
    guard let all = pictures?(value), all.count == 1 else { return nil }
    return all[0]
  }
}
