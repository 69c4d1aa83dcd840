import Foundation
import ImageIO
import LiveScreens
import ScenePictures
import SeededRandom
import Testing
import UIKit

/// Tests frames as the page receives them, decoded by a slow twin of the page's script.
@MainActor
@Suite struct LiveFrameTests {
  /// The contents of a page.
  private struct Glass {
    var width = 0
    var height = 0
    var pixels: [UInt32] = []

    mutating func take(_ data: Data) {
      let words = data.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
      func number(_ place: Int) -> Int { Int(Int32(bitPattern: words[place])) }
      if width != number(3) || height != number(4) {
        (width, height) = (number(3), number(4))
        pixels = Array(repeating: 0, count: width * height)
      }
      var place = LiveFrame.headWords
      for _ in 0..<number(9) {
        move((place..<place + 6).map(number))
        place += 6
      }
      let boxes = (0..<number(10)).map { box in (0..<5).map { number(place + 5 * box + $0) } }
      place += 5 * boxes.count
      for box in boxes {
        paint(Array(words[place..<place + box[4]]), box)
        place += box[4]
      }
    }

    private mutating func move(_ move: [Int]) {
      let (x, y, w, h, dx, dy) = (move[0], move[1], move[2], move[3], move[4], move[5])
      let before = pixels
      for row in y..<y + h {
        for column in x..<x + w {
          let (fromX, fromY) = (column - dx, row - dy)
          guard (x..<x + w).contains(fromX), (y..<y + h).contains(fromY) else { continue }
          pixels[row * width + column] = before[fromY * width + fromX]
        }
      }
    }

    private mutating func paint(_ words: [UInt32], _ box: [Int]) {
      var (index, count, out) = (0, 0, [UInt32]())
      let wide = box[2]
      while out.count < wide * box[3] {
        count = Int(words[index] & 0x3FFF_FFFF)
        let kind = words[index] >> 30
        index += 1
        switch kind {
        case 0:
          out += words[index..<index + count]
          index += count
        case 1:
          out += Array(repeating: words[index], count: count)
          index += 1
        case 2: for _ in 0..<count { out.append(out[out.count - wide]) }
        default: for _ in 0..<count * wide { out.append(out[out.count - wide]) }
        }
      }
      for row in 0..<box[3] {
        for column in 0..<wide {
          pixels[(box[1] + row) * width + box[0] + column] = out[row * wide + column]
        }
      }
    }

    func shows(_ bitmap: Bitmap) -> Bool {
      guard bitmap.width == width, bitmap.height == height else { return false }
      bitmap.flush()
      return (0..<height).allSatisfy { row in
        pixels[row * width..<(row + 1) * width].withUnsafeBytes { bytes in
          guard let start = bytes.baseAddress else { return false }
          return memcmp(start, bitmap.pixels + row * bitmap.bytesPerRow, 4 * width) == 0
        }
      }
    }
  }

  @Test(arguments: ["cat-wall", "store", "presented", "zooming-photo", "inbox"])
  func aPageShowsWhatTheScreenShows(scene: String) throws {
    var picture = WantedPicture()
    (picture.scale, picture.size) = (1, CGSize(width: 320, height: 400))
    let screen = try LiveScreen(LiveSource(DrawingRequest(scene: scene)), picture)
    let size = screen.renderer.size
    var (glass, finger, random) = (Glass(), LiveFinger(), SeededGenerator(seed: 38))
    for frame in 0..<120 {
      if frame % 15 == 0 {
        finger.add(.lift)
        finger.add(.down(Self.point(size, &random)))
      } else if frame % 15 < 9 {
        finger.add(.move(Self.point(size, &random)))
      }
      try screen.advance(finger.acts(on: screen.renderer.window))
      // Some frames are not sent.
      guard frame % 3 != 1 else { continue }
      let bitmap = try screen.draw().bitmap
      glass.take(LiveFrame.data(LiveFrame.Head(), bitmap, screen.damage))
      screen.damage.clear()
      #expect(glass.shows(bitmap), "\(scene), frame \(frame)")
    }
  }

  private static func point(_ size: CGSize, _ random: inout SeededGenerator) -> CGPoint {
    CGPoint(
      x: Double.random(in: 0..<size.width, using: &random),
      y: Double.random(in: 0..<size.height, using: &random))
  }

  @Test func anythingCanBePacked() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let (width, height) = (
        Int.random(in: 1...40, using: &random), Int.random(in: 1...12, using: &random)
      )
      let bitmap = try #require(Bitmap(width: width, height: height))
      let colors = Int.random(in: 1...4, using: &random)
      let pixels = bitmap.pixels.assumingMemoryBound(to: UInt32.self)
      for place in 0..<width * height {
        let isAsAbove = place >= width && Bool.random(using: &random)
        pixels[place] =
          isAsAbove ? pixels[place - width] : UInt32.random(in: 0..<UInt32(colors), using: &random)
      }
      bitmap.markDirty()
      var glass = Glass()
      glass.take(LiveFrame.data(LiveFrame.Head(), bitmap, LiveDamage()))
      #expect(glass.shows(bitmap))
    }
  }
}
