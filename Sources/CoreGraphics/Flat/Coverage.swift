import CCairo
import CPixels

/// The coverage of a shape per pixel. Immutable.
package final class Coverage: @unchecked Sendable {
  let box: PixelRect
  /// Whether all edges are upright, so that Cairo fills the shape when it is not recorded. Cairo
  /// blends the edges of opaque colours differently.
  let isRectilinear: Bool
  /// The rows; nil for full coverage.
  private let rows: UnsafeMutablePointer<cflat_row>?
  private let bytes: UnsafeMutablePointer<UInt8>?
  /// The size in bytes.
  let cost: Int

  /// Creates full coverage of a box.
  package init(box: PixelRect) {
    self.box = box
    isRectilinear = true
    (rows, bytes, cost) = (nil, nil, 0)
  }

  /// Creates coverage from one byte per pixel of a box, top row first.
  package init(
    box: PixelRect, bytes source: UnsafePointer<UInt8>, bytesPerRow: Int,
    isRectilinear: Bool = false
  ) {
    self.box = box
    self.isRectilinear = isRectilinear
    let rows = UnsafeMutablePointer<cflat_row>.allocate(capacity: box.height)
    let length = withUnsafeTemporaryAllocation(
      of: UInt8.self, capacity: box.width * box.height
    ) { packed in
      let count = cflat_pack(
        source, bytesPerRow, UInt32(box.width), UInt32(box.height), rows, packed.baseAddress)
      let kept = UnsafeMutablePointer<UInt8>.allocate(capacity: max(count, 1))
      if let start = packed.baseAddress { kept.update(from: start, count: count) }
      return (kept, count)
    }
    self.rows = rows
    bytes = length.0
    cost = length.1 + box.height * MemoryLayout<cflat_row>.stride
  }

  deinit {
    rows?.deallocate()
    bytes?.deallocate()
  }

  /// Creates the coverage of a filled path in pixels, limited to a box; nil if memory is exhausted.
  convenience init?(
    of path: PathStorage, rule: CGPathFillRule, tolerance: CGFloat, antialias: cairo_antialias_t,
    within limit: PixelRect
  ) {
    guard
      let mask = CoverageMask(
        of: path, rule: rule, tolerance: tolerance, antialias: antialias, within: limit)
    else { return nil }
    guard let bytes = mask.bytes else {
      self.init(box: mask.box)
      return
    }
    self.init(
      box: mask.box, bytes: bytes, bytesPerRow: mask.bytesPerRow,
      isRectilinear: path.isRectilinear)
  }

  var flat: cflat_coverage {
    cflat_coverage(
      x: Int32(clamping: box.minX), y: Int32(clamping: box.minY), width: UInt32(max(0, box.width)),
      height: UInt32(max(0, box.height)), rows: UnsafePointer(rows), bytes: UnsafePointer(bytes))
  }
}
