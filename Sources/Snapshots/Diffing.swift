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
  /// The pictures in a value, whose pixels depend on the libraries and fonts that drew them: one of
  /// a still picture, one a frame of what moves. Nil for a format that is none.
  public var pictures: (@Sendable (Value) -> [CGImage])?

  /// A comparison of your own, for a format that has none.
  public init(
    toData: @escaping @Sendable (Value) throws -> Data,
    fromData: @escaping @Sendable (Data) throws -> Value,
    diff: @escaping @Sendable (_ expected: Value, _ actual: Value) -> Difference?,
    illustration: @escaping @Sendable (_ expected: Value, _ actual: Value) -> Value? = { _, _ in
      nil
    },
    pictures: (@Sendable (Value) -> [CGImage])? = nil
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
    self.illustration = illustration
    self.pictures = pictures
  }
}

extension Diffing where Value == CGImage {
  /// A comparison of your own of still pictures.
  public init(
    toData: @escaping @Sendable (CGImage) throws -> Data,
    fromData: @escaping @Sendable (Data) throws -> CGImage,
    diff: @escaping @Sendable (_ expected: CGImage, _ actual: CGImage) -> Difference?,
    illustration: @escaping @Sendable (_ expected: CGImage, _ actual: CGImage) -> CGImage? = {
      _, _ in nil
    }
  ) {
    self.init(
      toData: toData, fromData: fromData, diff: diff, illustration: illustration,
      pictures: { [$0] })
  }
}

extension CGImage: PixelSource {}

extension Diffing {
  /// What a comparison with goldens must know of it.
  func format(tolerating tolerance: Tolerance?) -> SnapshotFormat<Value> {
    var sources: (@Sendable (Value) -> [any PixelSource])?
    if let pictures {
      sources = { value in
        let images: [CGImage] = pictures(value)
        return images
      }
    }
    return SnapshotFormat<Value>(
      toData: toData, fromData: fromData, diff: diff, illustration: illustration,
      pictures: sources, tolerance: tolerance)
  }
}
