import BenchmarkScreens
import CReference
import Foundation

/// A flow layout in C that stores every frame: the cost of arithmetic alone.
///
/// Uses new memory each time, as a layout that was never prepared does.
final class PlainLayout {
  private let frames: UnsafeMutablePointer<creference_frame>
  private let count: Int

  init(_ count: Int) {
    self.count = count
    frames = .allocate(capacity: count)
  }

  deinit { frames.deallocate() }

  func layOutUniform() { creference_flow_uniform(frames, count, 220) }

  /// Requests each size by index path, as from a delegate.
  func layOutSized() {
    creference_flow(
      frames, count,
      { _, index, width, height in
        let size = SizedItems.size(at: IndexPath(item: index, section: 0))
        width?.pointee = size.width
        height?.pointee = size.height
      }, nil)
  }

  func frame(_ index: Int) -> CGRect {
    let frame = frames[index]
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// Returns the number of items in a screen.
  func visible(from top: Double, height: Double) -> Int {
    creference_visible(frames, count, top, height)
  }

  /// Removes items, inserts as many, and lays out all of them.
  func update(from: [Int], to: [Int]) {
    var (from, to) = (from, to)
    let inserted = creference_frame(x: 0, y: 0, width: 220, height: 220)
    creference_flow_update(frames, count, &from, &to, from.count, inserted)
  }
}
