import Foundation
import UIKit

/// Proves that two programs have drawn the same screen, wherever their texts lie in the cells.
///
/// Outside texts and rounded corners the pixels are equal; inside each of these, both have as much
/// ink. A corner of UIKit's is smoother than an arc, which the C yardstick draws.
struct SameScreen {
  /// Pixels as words 0xXXRRGGBB, row after row.
  let first: [UInt32]
  let second: [UInt32]
  let width: Int
  /// Where texts are, in pixels.
  let texts: [CGRect]
  /// Where rounded corners of what lies on white are, in pixels.
  let corners: [CGRect]
  /// What is not compared, in pixels.
  let ignored: [CGRect]

  /// What a pixel may differ by in any channel: colours are mixed, and rounded, in other orders.
  static let maximumDifference = 2
  /// The share by which a text or a corner may have more ink in one picture: glyphs lie on other
  /// fractions of a pixel. Measured: 0.06. A word that is missing is more.
  static let maximumInkDifference = 0.1

  /// Why the two are not the same screen; nil where they are.
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

  /// A text's ground is the colour of its rectangle's corner.
  private func background(_ words: [UInt32], _ text: CGRect) -> UInt32 {
    guard let top = rows(text).first, let left = columns(text).first else { return 0 }
    return words[top * width + left]
  }

  /// The sum of the differences of the pixels from the background.
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

  /// The most that a channel differs by.
  private func difference(_ one: UInt32, _ other: UInt32) -> Int {
    [0, 8, 16].map { abs(Int(one >> $0 & 255) - Int(other >> $0 & 255)) }.max() ?? 0
  }

  private func hex(_ word: UInt32) -> String { String(format: "#%06X", word & 0xFF_FFFF) }
}
