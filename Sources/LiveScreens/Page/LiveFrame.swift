import CServePage
import Foundation
import ImageIO

/// A frame as sent to a page: moved rectangles, and the pixels of changed ones.
///
/// Little-endian words of 32 bits: 1, the frame's number, the number of the last command that it
/// includes, width and height in pixels, the time in frames and the last time, the offset as two
/// floats, the numbers of moves and rectangles. A move: x, y, width, height, distance right and
/// down. A rectangle: x, y, width, height, number of words of its pixels. Then the rectangles'
/// pixels, premultiplied BGRA, packed by `cserve_pack`.
package enum LiveFrame {
  package static let kind: UInt32 = 1
  /// The number of words before the moves.
  package static let headWords = 11

  package struct Head: Equatable, Sendable {
    package var number: UInt32 = 0
    package var command: UInt32 = 0
    package var position = 0
    package var end = 0
    package var offset = CGPoint.zero

    package init() {}
  }

  /// Encodes a frame.
  ///
  /// - Complexity: O(changed pixels).
  @MainActor
  package static func data(_ head: Head, _ bitmap: Bitmap, _ damage: LiveDamage) -> Data {
    let whole = PixelRect(width: bitmap.width, height: bitmap.height)
    var rects = (damage.drawn ?? [whole]).map { $0.intersection(whole) }.filter { !$0.isEmpty }
    var (moves, pixels) = (damage.moves, rects.reduce(0) { $0 + $1.area })
    if pixels >= whole.area { (moves, rects, pixels) = ([], [whole], whole.area) }
    var words: [UInt32] = [
      kind, head.number, head.command, UInt32(bitmap.width), UInt32(bitmap.height),
      UInt32(clamping: head.position), UInt32(clamping: head.end),
      Float(head.offset.x).bitPattern, Float(head.offset.y).bitPattern,
      UInt32(moves.count), UInt32(rects.count),
    ]
    func add(_ number: Int) { words.append(UInt32(bitPattern: Int32(clamping: number))) }
    for move in moves {
      for number in [
        move.region.x, move.region.y, move.region.width, move.region.height, move.x, move.y,
      ] { add(number) }
    }
    var packed: [[UInt32]] = []
    for rect in rects {
      packed.append(pack(rect, of: bitmap))
      for number in [rect.x, rect.y, rect.width, rect.height, packed.last?.count ?? 0] {
        add(number)
      }
    }
    let count = packed.reduce(words.count) { $0 + $1.count }
    var data = Data(capacity: 4 * count)
    words.withUnsafeBytes { data.append(contentsOf: $0) }
    for part in packed { part.withUnsafeBytes { data.append(contentsOf: $0) } }
    return data
  }

  /// Returns a rectangle's packed pixels.
  private static func pack(_ rect: PixelRect, of bitmap: Bitmap) -> [UInt32] {
    bitmap.flush()
    let stride = bitmap.bytesPerRow / 4
    let start = bitmap.pixels.assumingMemoryBound(to: UInt32.self)
    let room = rect.height * (rect.width + rect.width / 4 + 2)
    return [UInt32](unsafeUninitializedCapacity: room) { words, count in
      guard let place = words.baseAddress else { return }
      count = cserve_pack(
        start + rect.y * stride + rect.x, stride, rect.width, rect.height, place)
    }
  }
}
