extension PixelRect {
  /// Returns the parts of this rectangle outside of another: up to four disjoint ones.
  func subtracting(_ other: PixelRect) -> [PixelRect] {
    let common = intersection(other)
    guard !common.isEmpty else { return isEmpty ? [] : [self] }
    return [
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: common.minY),
      PixelRect(minX: minX, minY: common.maxY, maxX: maxX, maxY: maxY),
      PixelRect(minX: minX, minY: common.minY, maxX: common.minX, maxY: common.maxY),
      PixelRect(minX: common.maxX, minY: common.minY, maxX: maxX, maxY: common.maxY),
    ].filter { !$0.isEmpty }
  }
}
