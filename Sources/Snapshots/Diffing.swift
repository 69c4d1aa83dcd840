import UIKit

/// How values are kept in files and told apart.
///
/// Made with `init(toData:fromData:diff:)`, as in pointfreeco/swift-snapshot-testing, or with
/// `init(encode:decode:difference:illustration:pictures:)`, whose parts may throw and say more.
///
/// Unchecked: its closures are called on the thread that asserts.
public struct Diffing<Value>: @unchecked Sendable {
  /// The bytes of a golden file. Equal values give equal bytes.
  public var encode: (Value) throws -> Data
  /// Reads a golden file, which may hold anything; throws an error whose description is a sentence.
  public var decode: (Data) throws -> Value
  /// What sets `actual` apart from `expected`; nil when they are equal.
  public var difference: (_ expected: Value, _ actual: Value) -> Difference?
  /// A value to look at that shows where two values differ; nil where there is none.
  public var illustration: (_ expected: Value, _ actual: Value) -> Value?
  /// The pictures in a value, whose pixels depend on the libraries and fonts that drew them: one of
  /// a still picture, one a frame of what moves. Nil for a format that is none.
  public var pictures: ((Value) -> [CGImage])?
  /// How much of a still picture must match; nil for every byte.
  public var precision: PicturePrecision?
  /// A comparison in words and attachments, where that is what there is.
  var told: ((Value, Value) -> (String, [XCTAttachment])?)?

  /// A comparison of your own, for a format that has none.
  ///
  /// - Parameters:
  ///   - toData: the bytes of a golden file.
  ///   - fromData: reads a golden file.
  ///   - diff: what sets the second value apart from the first, and what shows it; nil when they
  ///     are equal. An attachment called "difference" with an image becomes the picture of the
  ///     difference.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.init(
      encode: toData, decode: fromData,
      difference: { diff($0, $1).map { .other(Self.clause($0.0)) } },
      illustration: { expected, actual in
        let shown = diff(expected, actual)?.1.last { $0.name == "difference" }
        return shown?.image as? Value
      })
    told = diff
    if Value.self == UIImage.self {
      pictures = { value in [(value as? UIImage)?.cgImage].compactMap(\.self) }
    }
  }

  /// A comparison of your own, for a format that has none; it may throw, and says what differs.
  ///
  /// - Parameters:
  ///   - encode: the bytes of a golden file.
  ///   - decode: reads a golden file.
  ///   - difference: what sets `actual` apart from `expected`; nil when they are equal.
  ///   - illustration: a value that shows where they differ.
  ///   - pictures: the pictures in a value; nil for a format that is none.
  public init(
    encode: @escaping (Value) throws -> Data, decode: @escaping (Data) throws -> Value,
    difference: @escaping (_ expected: Value, _ actual: Value) -> Difference?,
    illustration: @escaping (_ expected: Value, _ actual: Value) -> Value? = { _, _ in nil },
    pictures: ((Value) -> [CGImage])? = nil
  ) {
    self.encode = encode
    self.decode = decode
    self.difference = difference
    self.illustration = illustration
    self.pictures = pictures
  }

  /// A message as a clause of a sentence.
  private static func clause(_ message: String) -> String {
    var clause = message.trimmingCharacters(in: .whitespacesAndNewlines)
    if clause.hasSuffix(".") { clause.removeLast() }
    return clause
  }
}

extension Diffing {
  /// The bytes of a golden file. A value that has none is a programmer's error: `encode` throws.
  public var toData: (Value) -> Data {
    get { { [encode] value in Self.insisting { try encode(value) } } }
    set { encode = newValue }
  }

  /// Reads a golden file. One that cannot be read is a programmer's error: `decode` throws.
  public var fromData: (Data) -> Value {
    get { { [decode] data in Self.insisting { try decode(data) } } }
    set { decode = newValue }
  }

  /// What sets the second value apart from the first, in a sentence, with what shows it; nil when
  /// they are equal.
  public var diff: (Value, Value) -> (String, [XCTAttachment])? {
    get { told ?? { [self] in describe($0, $1) } }
    set {
      let own = Diffing(toData: toData, fromData: fromData, diff: newValue)
      (difference, illustration, told) = (own.difference, own.illustration, newValue)
    }
  }

  private func describe(_ expected: Value, _ actual: Value) -> (String, [XCTAttachment])? {
    guard let found = difference(expected, actual), !matches(found, expected, actual) else {
      return nil
    }
    let parts = [
      ("reference", expected), ("failure", actual), ("difference", illustration(expected, actual)),
    ]
    let attachments = parts.compactMap { name, value in attachment(of: value, called: name) }
    return ("The snapshot does not match its golden: \(found).", attachments)
  }

  /// Whether pictures that differ match as far as they must.
  private func matches(_ found: Difference, _ expected: Value, _ actual: Value) -> Bool {
    guard case .pixels(let pixels) = found, let precision,
      let first = pictures?(expected).first, let second = pictures?(actual).first
    else { return false }
    return precision.allows(
      precision.deviation(expected: first, actual: second, differing: pixels.count))
  }

  private func attachment(of value: Value?, called name: String) -> XCTAttachment? {
    guard let value else { return nil }
    let attachment =
      if let image = value as? UIImage {
        XCTAttachment(image: image)
      } else {
        XCTAttachment(data: (try? encode(value)) ?? Data())
      }
    attachment.name = name
    return attachment
  }

  private static func insisting<Result>(_ body: () throws -> Result) -> Result {
    do { return try body() } catch { preconditionFailure(String(describing: error)) }
  }
}

extension CGImage: PixelSource {}

extension Diffing {
  /// What a comparison with goldens must know of it.
  func format(tolerating tolerance: Tolerance?) -> SnapshotFormat<Value> {
    var sources: ((Value) -> [any PixelSource])?
    if let pictures {
      sources = { value in
        let images: [CGImage] = pictures(value)
        return images
      }
    }
    return SnapshotFormat<Value>(
      toData: encode, fromData: decode, diff: difference, illustration: illustration,
      pictures: sources, tolerance: tolerance,
      precision: precision.flatMap { $0.isExact ? nil : $0 })
  }
}
