import Foundation

/// A rectangle of whole pixels relative to the top left: the columns `minX..<maxX` of the rows
/// `minY..<maxY`.
public struct PixelRect: Hashable, Sendable {
  /// The first column.
  public var minX: Int
  /// The first row.
  public var minY: Int
  /// The column after the last.
  public var maxX: Int
  /// The row after the last.
  public var maxY: Int

  /// Creates a rectangle with edges, in pixels.
  @inlinable
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Creates a rectangle with a top-left corner and a size, in pixels.
  @inlinable
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  @inlinable
  package init(width: Int, height: Int) {
    self.init(minX: 0, minY: 0, maxX: width, maxY: height)
  }

  /// Creates the smallest enclosing rectangle, with limited coordinates.
  @inlinable
  package init(_ rect: CGRect) {
    let limit = 1e8
    func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      value.isNaN ? 0 : Int(min(max(value, -limit), limit).rounded(rule))
    }
    guard !rect.isNull else {
      self.init(width: 0, height: 0)
      return
    }
    self.init(
      minX: whole(rect.minX, .down), minY: whole(rect.minY, .down), maxX: whole(rect.maxX, .up),
      maxY: whole(rect.maxY, .up))
  }

  /// The left edge.
  @inlinable public var x: Int { minX }
  /// The top edge.
  @inlinable public var y: Int { minY }
  /// The width in pixels.
  @inlinable public var width: Int { maxX - minX }
  /// The height in pixels.
  @inlinable public var height: Int { maxY - minY }
  @inlinable package var isEmpty: Bool { minX >= maxX || minY >= maxY }
  @inlinable package var area: Int { isEmpty ? 0 : width * height }
  @inlinable package var rect: CGRect {
    CGRect(x: minX, y: minY, width: max(0, width), height: max(0, height))
  }

  @inlinable
  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  @inlinable
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  @inlinable
  package func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  @inlinable
  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  @inlinable
  package func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

}

extension PixelRect: CustomStringConvertible {
  /// A description such as "7 × 5 at (3, 0)".
  public var description: String { "\(width) × \(height) at (\(x), \(y))" }
}

/// Encoded as `x`, `y`, `width` and `height`.
extension PixelRect: Codable {
  private enum CodingKeys: CodingKey { case x, y, width, height }

  /// Decodes a rectangle; throws on integer overflow.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func edges(_ start: CodingKeys, _ length: CodingKeys) throws -> (Int, Int) {
      let least = try values.decode(Int.self, forKey: start)
      let (greatest, overflows) = least.addingReportingOverflow(
        try values.decode(Int.self, forKey: length))
      guard !overflows else {
        throw DecodingError.dataCorruptedError(
          forKey: length, in: values, debugDescription: "an edge is past the largest integer")
      }
      return (least, greatest)
    }
    (minX, maxX) = try edges(.x, .width)
    (minY, maxY) = try edges(.y, .height)
  }

  /// Encodes the rectangle.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(x, forKey: .x)
    try values.encode(y, forKey: .y)
    try values.encode(width, forKey: .width)
    try values.encode(height, forKey: .height)
  }
}
