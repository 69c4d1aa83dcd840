#if canImport(Glibc)
  import Glibc
#endif

/// Memory for one frame of a screen after the other, of which a bitmap shows a window.
///
/// Scrolling up or down slides the window over twice a frame's rows; only at an end are pixels
/// moved, once in eight frames of a scroll by an eighth. A memory of a single frame grows when it
/// first slides.
package final class FrameMemory: @unchecked Sendable {
  private let memory: PixelMemory
  private let width: Int
  private let height: Int
  /// How many rows there are, and which is the window's first.
  private let rows: Int
  private var top = 0

  private var bytesPerRow: Int { 4 * width }

  /// Cleared memory for a frame of a size in pixels; nil when there is not so much.
  package convenience init?(width: Int, height: Int) {
    self.init(width: width, height: height, frames: 1)
  }

  private init?(width: Int, height: Int, frames: Int) {
    guard (1...Bitmap.maximumSide).contains(width), (1...Bitmap.maximumSide).contains(height),
      let memory = PixelMemory(byteCount: frames * height * 4 * width)
    else { return nil }
    self.memory = memory
    self.width = width
    self.height = height
    rows = frames * height
  }

  deinit { memory.release() }

  /// The frame. Two windows share pixels: let go of one before asking for the next.
  package var window: Bitmap? {
    Bitmap(showing: start(of: top), of: self, width: width, height: height)
  }

  private func start(of row: Int) -> UnsafeMutableRawPointer { memory.start + row * bytesPerRow }

  // MARK: Moving

  /// Moves all pixels of the frame down by a number of rows, up if negative; those that come in are
  /// anything. Returns the memory that has the frame now; nil when there is none for it.
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
    let kept = height - abs(y)
    if kept > 0 {
      memmove(
        start(of: top + max(y, 0)), start(of: old + max(-y, 0)), kept * bytesPerRow)
    }
    return self
  }

  private func keep(movedBy y: Int, in other: FrameMemory) {
    let kept = height - abs(y)
    guard kept > 0 else { return }
    memcpy(
      other.start(of: other.top + max(y, 0)), start(of: top + max(-y, 0)), kept * bytesPerRow)
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

  /// A memory of its own with the same frame; nil when there is none.
  package func copy() -> FrameMemory? {
    guard let copy = FrameMemory(width: width, height: height) else { return nil }
    keep(movedBy: 0, in: copy)
    return copy
  }
}
