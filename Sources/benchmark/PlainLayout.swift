import BenchmarkScreens
import CReference
import Foundation

/// Flow layout in C that keeps every frame: what arithmetic alone costs.
///
/// New memory each time, as a layout that has never been prepared has.
final class PlainLayout {
  private let frames: UnsafeMutablePointer<creference_frame>
  private let count: Int

  init(_ count: Int) {
    self.count = count
    frames = .allocate(capacity: count)
  }

  deinit { frames.deallocate() }

  func layOutUniform() { creference_flow_uniform(frames, count, 220) }

  /// Asks for each size by index path, as a delegate is asked.
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

  /// How many items lie in a screen.
  func visible(from top: Double, height: Double) -> Int {
    creference_visible(frames, count, top, height)
  }

  /// Takes items out, puts as many in, and lays all of them out again.
  func update(from: [Int], to: [Int]) {
    var (from, to) = (from, to)
    let inserted = creference_frame(x: 0, y: 0, width: 220, height: 220)
    creference_flow_update(frames, count, &from, &to, from.count, inserted)
  }
}
