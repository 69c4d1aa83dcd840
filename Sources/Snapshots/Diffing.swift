import UIKit

/// The encoding and comparison of values.
///
/// Created with `init(toData:fromData:diff:)`, as in pointfreeco/swift-snapshot-testing, or with
/// `init(encode:decode:difference:illustration:pictures:)`, whose closures may throw and return
/// more.
///
/// Unchecked: its closures are called on the thread of the assertion.
public struct Diffing<Value>: @unchecked Sendable {
  /// Returns the bytes of a golden file. Equal values have equal bytes.
  public var encode: (Value) throws -> Data
  /// Reads a golden file with any contents; throws an error whose description is a sentence.
  public var decode: (Data) throws -> Value { didSet { isEqual = nil } }
  /// Returns the difference between `expected` and `actual`; nil if they are equal.
  public var difference: (_ expected: Value, _ actual: Value) -> Difference? {
    didSet { isEqual = nil }
  }
  /// Returns whether `decode` reads a file as a value without `difference` to `actual`, faster than
  /// both; nil for formats that are always decoded. A change of either closure removes it.
  package var isEqual: ((_ file: Data, _ actual: Value) -> Bool)?
  /// Returns a value that illustrates a difference; nil if there is none.
  public var illustration: (_ expected: Value, _ actual: Value) -> Value?
  /// Returns the pictures in a value, whose pixels depend on libraries and fonts: one of a still
  /// picture, one for each frame of an animation. Nil for a format without pictures.
  public var pictures: ((Value) -> [CGImage])?
  /// The required similarity of a still picture; nil for equal bytes.
  public var precision: PicturePrecision?
  /// A comparison that returns a message and attachments, if it was set.
  var customDiff: ((Value, Value) -> (String, [XCTAttachment])?)?

  /// Creates a custom comparison, for a format that has none.
  ///
  /// - Parameters:
  ///   - toData: Returns the bytes of a golden file.
  ///   - fromData: Reads a golden file.
  ///   - diff: Returns the difference between the first and the second value, with attachments; nil
  ///     if they are equal. An attachment named "difference" with an image becomes the diff
  ///     picture.
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
    customDiff = diff
    if Value.self == UIImage.self {
      pictures = { value in [(value as? UIImage)?.cgImage].compactMap(\.self) }
    }
  }

  /// Creates a custom comparison whose closures may throw and return a structured difference.
  ///
  /// - Parameters:
  ///   - encode: Returns the bytes of a golden file.
  ///   - decode: Reads a golden file.
  ///   - difference: Returns the difference between `expected` and `actual`; nil if they are equal.
  ///   - illustration: Returns a value that illustrates the difference.
  ///   - pictures: Returns the pictures in a value; nil for a format without pictures.
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

  /// Returns a message as a clause of a sentence.
  private static func clause(_ message: String) -> String {
    var clause = message.trimmingCharacters(in: .whitespacesAndNewlines)
    if clause.hasSuffix(".") { clause.removeLast() }
    return clause
  }
}

extension Diffing {
  /// Returns the bytes of a golden file. Fails if `encode` throws.
  public var toData: (Value) -> Data {
    get { { [encode] value in Self.insisting { try encode(value) } } }
    set { encode = newValue }
  }

  /// Reads a golden file. Fails if `decode` throws.
  public var fromData: (Data) -> Value {
    get { { [decode] data in Self.insisting { try decode(data) } } }
    set { decode = newValue }
  }

  /// Returns the difference between the first and the second value as a message with attachments;
  /// nil if they are equal.
  public var diff: (Value, Value) -> (String, [XCTAttachment])? {
    get { customDiff ?? { [self] in describe($0, $1) } }
    set {
      let own = Diffing(toData: toData, fromData: fromData, diff: newValue)
      (difference, illustration, customDiff) = (own.difference, own.illustration, newValue)
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

  /// Returns whether differing pictures match with the given precision.
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
  /// Returns the format for comparisons with goldens.
  func format(tolerating tolerance: Tolerance?) -> SnapshotFormat<Value> {
    var sources: ((Value) -> [any PixelSource])?
    if let pictures {
      sources = { value in
        let images: [CGImage] = pictures(value)
        return images
      }
    }
    return SnapshotFormat<Value>(
      toData: encode, fromData: decode, diff: difference, isEqual: isEqual,
      illustration: illustration, pictures: sources, tolerance: tolerance,
      precision: precision.flatMap { $0.isExact ? nil : $0 })
  }
}
