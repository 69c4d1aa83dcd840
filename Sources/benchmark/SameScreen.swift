import Foundation
import UIKit

/// Verifies that two programs have drawn the same screen, wherever the texts are in the cells.
///
/// Outside texts and rounded corners the pixels are equal; inside each of these, the amount of ink
/// is. UIKit's corner curve is smoother than the arc that the C reference draws.
struct SameScreen {
  /// Pixels as words 0xXXRRGGBB, row by row.
  let first: [UInt32]
  let second: [UInt32]
  let width: Int
  /// The rectangles of texts, in pixels.
  let texts: [CGRect]
  /// The rectangles of rounded corners on white, in pixels.
  let corners: [CGRect]
  /// The ignored rectangles, in pixels.
  let ignored: [CGRect]

  /// The maximum difference of a pixel in any channel, because colours are blended and rounded in
  /// other orders.
  static let maximumDifference = 2
  /// The maximum relative difference of ink in a text or corner, because glyphs have other subpixel
  /// positions. Measured: 0.06. A missing word is more.
  static let maximumInkDifference = 0.1

  /// A description of the difference; nil if the screens are the same.
  var objection: String? {
    guard first.count == second.count, first.count % width == 0 else {
      return "the pictures have \(first.count) and \(second.count) pixels"
    }
    if let place = firstDifference {
      let (x, y) = (place % width, place / width)
      return "the pixel \(x), \(y) differs: \(hex(first[place])) and \(hex(second[place]))"
    }
    for text in texts {
      if let objection = inkObjection("text", text, background: background) { return objection }
    }
    for corner in corners {
      let found = inkObjection("corner", corner) { _, _ in 0xFFFF_FFFF }
      if let found { return found }
    }
    return nil
  }

  private func inkObjection(
    _ name: String, _ area: CGRect, background: ([UInt32], CGRect) -> UInt32
  ) -> String? {
    let one = ink(first, in: area, on: background(first, area))
    let other = ink(second, in: area, on: background(second, area))
    guard abs(one - other) > Self.maximumInkDifference * max(one, other) else { return nil }
    return "the \(name) at \(Int(area.minX)), \(Int(area.minY)) has \(Int(one)) and"
      + " \(Int(other)) units of ink"
  }

  private var firstDifference: Int? {
    let isExcepted = mask
    return first.indices.first {
      !isExcepted[$0] && difference(first[$0], second[$0]) > Self.maximumDifference
    }
  }

  private var mask: [Bool] {
    var mask = Array(repeating: false, count: first.count)
    for text in texts + corners + ignored {
      for y in rows(text) { for x in columns(text) { mask[y * width + x] = true } }
    }
    return mask
  }

  /// Returns a text's background: the colour at the corner of its rectangle.
  private func background(_ words: [UInt32], _ text: CGRect) -> UInt32 {
    guard let top = rows(text).first, let left = columns(text).first else { return 0 }
    return words[top * width + left]
  }

  /// Returns the sum of the pixels' differences from the background.
  private func ink(_ words: [UInt32], in area: CGRect, on background: UInt32) -> Double {
    var total = 0
    for y in rows(area) {
      for x in columns(area) { total += difference(words[y * width + x], background) }
    }
    return Double(total)
  }

  private func rows(_ rect: CGRect) -> Range<Int> {
    let all = 0..<first.count / width
    return Range(uncheckedBounds: (Int(rect.minY), Int(rect.maxY))).clamped(to: all)
  }

  private func columns(_ rect: CGRect) -> Range<Int> {
    Range(uncheckedBounds: (Int(rect.minX), Int(rect.maxX))).clamped(to: 0..<width)
  }

  /// Returns the maximum difference of a channel.
  private func difference(_ one: UInt32, _ other: UInt32) -> Int {
    [0, 8, 16].map { abs(Int(one >> $0 & 255) - Int(other >> $0 & 255)) }.max() ?? 0
  }

  private func hex(_ word: UInt32) -> String { String(format: "#%06X", word & 0xFF_FFFF) }
}
