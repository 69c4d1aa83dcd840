import CPixels

/// The alpha of each pixel of a rectangle, a byte each. It determines the shadow of the content.
package struct AlphaPlane: Hashable, Sendable {
  /// The size in pixels.
  package let width: Int
  package let height: Int
  /// The rows, without padding.
  package let bytes: [UInt8]

  /// Creates a plane of `width · height` bytes; nil for another number of bytes.
  package init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, !width.multipliedReportingOverflow(by: height).overflow,
      bytes.count == width * height
    else { return nil }
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// Creates a plane from a bitmap's pixels inside a box, which must be within it.
  init(of bitmap: Bitmap, in box: PixelRect) {
    (width, height) = (box.width, box.height)
    bitmap.flush()
    let start = bitmap.pixels + box.minY * bitmap.bytesPerRow + 4 * box.minX
    bytes = [UInt8](unsafeUninitializedCapacity: box.area) { alphas, count in
      count = box.area
      cblur_alpha(
        start.assumingMemoryBound(to: UInt32.self), bitmap.bytesPerRow, UInt32(box.width),
        UInt32(box.height), alphas.baseAddress)
    }
  }

  /// Calls a closure with the C plane, which is valid during the call.
  func withPlane<R>(_ body: (cblur_plane) -> R) -> R {
    bytes.withUnsafeBufferPointer {
      body(cblur_plane(bytes: $0.baseAddress, width: UInt32(width), height: UInt32(height)))
    }
  }

  /// Hashes all bytes at once: hashing them individually dominated the processor time of scrolling
  /// a grid of composed shadows.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  // MARK: Shrinking

  /// The longest ranges of equal rows and of equal columns. O(pixels).
  private var equalRows: Range<Int> { withPlane { Range(cblur_equal_rows($0)) } }
  private var equalColumns: Range<Int> { withPlane { Range(cblur_equal_columns($0)) } }

  /// Returns the plane with its longest ranges of equal rows and columns shortened to a length, and
  /// the removed ranges. O(pixels).
  func shrunk(toRuns length: Int) -> (plane: AlphaPlane, columns: Stretch?, rows: Stretch?) {
    let rows = Stretch(equalRows, keeping: length)
    let columns = Stretch(equalColumns, keeping: length)
    guard rows != nil || columns != nil else { return (self, nil, nil) }
    var kept: [UInt8] = []
    let (left, right) = (columns?.start ?? 0, (columns?.start ?? 0) + (columns?.missing ?? 0))
    let (top, bottom) = (rows?.start ?? 0, (rows?.start ?? 0) + (rows?.missing ?? 0))
    kept.reserveCapacity((width - right + left) * (height - bottom + top))
    for row in 0..<height where row < top || row >= bottom {
      kept += bytes[row * width..<row * width + left]
      kept += bytes[row * width + right..<(row + 1) * width]
    }
    let (newWidth, newHeight) = (width - right + left, height - bottom + top)
    let plane = AlphaPlane(width: newWidth, height: newHeight, bytes: kept)
    return (plane ?? self, columns, rows)
  }
}

/// A range of equal rows or columns, some of which were removed.
struct Stretch: Hashable, Sendable {
  /// The index of the first of the equal rows or columns.
  let start: Int
  /// The number of removed rows or columns.
  let missing: Int

  init(start: Int, missing: Int) { (self.start, self.missing) = (start, missing) }

  /// Creates a range shortened to a length; nil if it is not longer.
  fileprivate init?(_ run: Range<Int>, keeping length: Int) {
    guard run.count > length else { return nil }
    self.init(start: run.lowerBound, missing: run.count - length)
  }
}

extension Range<Int> {
  fileprivate init(_ run: cblur_run) {
    self = Int(run.start)..<Int(run.start) + Int(run.length)
  }
}
