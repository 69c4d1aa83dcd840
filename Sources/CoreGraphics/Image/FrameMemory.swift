#if canImport(Glibc)
  import Glibc
#endif

/// Memory for successive frames of a screen, a part of which is a bitmap.
///
/// Vertical scrolling moves that part within twice a frame's rows; pixels are copied only at the
/// ends, once per eight frames if scrolling by an eighth. The memory grows from one frame to two
/// when first scrolled.
package final class FrameMemory: @unchecked Sendable {
  private let memory: PixelMemory
  private let width: Int
  private let height: Int
  /// The number of rows, and the first row of the frame.
  private let rows: Int
  private var top = 0

  private var bytesPerRow: Int { 4 * width }

  /// Creates memory for a frame of a size in pixels; nil if memory is exhausted. The pixels are
  /// undefined, and may be those of an earlier frame: each band of a new frame begins with a
  /// background. Clearing them took 4 % of a check of goldens.
  package convenience init?(width: Int, height: Int) {
    self.init(width: width, height: height, frames: 1)
  }

  private init?(width: Int, height: Int, frames: Int) {
    guard (1...Bitmap.maximumSide).contains(width), (1...Bitmap.maximumSide).contains(height),
      let memory = PixelMemory(byteCount: frames * height * 4 * width, isCleared: false)
    else { return nil }
    self.memory = memory
    self.width = width
    self.height = height
    rows = frames * height
  }

  deinit { memory.release() }

  /// The frame's bitmap. Bitmaps share pixels: release one before getting the next.
  package var window: Bitmap? {
    Bitmap(showing: start(of: top), of: self, width: width, height: height)
  }

  private func start(of row: Int) -> UnsafeMutableRawPointer { memory.start + row * bytesPerRow }

  // MARK: Moving

  /// Moves the frame's pixels down by a number of rows, or up if negative; exposed pixels are
  /// undefined. Returns the memory of the moved frame; nil if memory is exhausted.
  package func slid(by y: Int) -> FrameMemory? {
    guard !(0...rows - height).contains(top - y) else {
      top -= y
      return self
    }
    guard rows > height else {
      guard let longer = FrameMemory(width: width, height: height, frames: 2) else { return nil }
      longer.top = y < 0 ? 0 : height
      keep(movedBy: y, in: longer)
      return longer
    }
    let old = top
    top = y < 0 ? 0 : rows - height
    let retainedRows = height - abs(y)
    if retainedRows > 0 {
      memmove(
        start(of: top + max(y, 0)), start(of: old + max(-y, 0)), retainedRows * bytesPerRow)
    }
    return self
  }

  private func keep(movedBy y: Int, in other: FrameMemory) {
    let retainedRows = height - abs(y)
    guard retainedRows > 0 else { return }
    memcpy(
      other.start(of: other.top + max(y, 0)), start(of: top + max(-y, 0)),
      retainedRows * bytesPerRow)
  }

  /// Moves the pixels of a part of the frame within that part.
  package func move(_ part: PixelRect, by x: Int, _ y: Int) {
    let target = part.intersection(part.offset(x: x, y: y))
    guard !target.isEmpty else { return }
    let lines =
      y > 0 ? Array((target.minY..<target.maxY).reversed()) : Array(target.minY..<target.maxY)
    for line in lines {
      memmove(
        start(of: top + line) + 4 * target.minX, start(of: top + line - y) + 4 * (target.minX - x),
        4 * target.width)
    }
  }

  /// Returns a copy of the frame; nil if memory is exhausted.
  package func copy() -> FrameMemory? {
    guard let copy = FrameMemory(width: width, height: height) else { return nil }
    keep(movedBy: 0, in: copy)
    return copy
  }
}
