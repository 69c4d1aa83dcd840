import CPixels

/// A rectangle of whole pixels: the columns `minX..<maxX` of the rows `minY..<maxY`.
package struct DeviceBox: Hashable, Sendable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  package init(width: Int, height: Int) {
    self.init(minX: 0, minY: 0, maxX: width, maxY: height)
  }

  /// The pixels that a rectangle touches; what no picture reaches is cut off.
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

  package var width: Int { maxX - minX }
  package var height: Int { maxY - minY }
  package var isEmpty: Bool { minX >= maxX || minY >= maxY }
  package var area: Int { isEmpty ? 0 : width * height }
  package var rect: CGRect {
    CGRect(x: minX, y: minY, width: max(0, width), height: max(0, height))
  }

  package func intersection(_ other: DeviceBox) -> DeviceBox {
    DeviceBox(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  package func union(_ other: DeviceBox) -> DeviceBox {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return DeviceBox(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  package func intersects(_ other: DeviceBox) -> Bool { !intersection(other).isEmpty }

  package func contains(_ other: DeviceBox) -> Bool {
    other.isEmpty
      || minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  package func offset(x: Int, y: Int) -> DeviceBox {
    DeviceBox(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  var flat: cflat_box {
    cflat_box(
      min_x: Int32(clamping: minX), min_y: Int32(clamping: minY), max_x: Int32(clamping: maxX),
      max_y: Int32(clamping: maxY))
  }
}
