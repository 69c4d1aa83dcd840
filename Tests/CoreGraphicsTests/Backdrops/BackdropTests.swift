import CPixels
import SeededRandom
import Testing

/// Tests the C loops for backdrops against Swift code that shares nothing with them.
@Suite struct BackdropTests {
  private let width = 5
  private let height = 4

  private func picture(_ generator: inout SeededGenerator) -> [UInt8] {
    (0..<4 * width * height).map { _ in UInt8(generator.number(in: 0...255)) }
  }

  /// The windows are inside, across each edge and entirely outside.
  @Test func beyondItsEdgesAPictureContinuesAsItEnds() {
    var generator = SeededGenerator(test: 1)
    let bytes = picture(&generator)
    for left in -7...7 {
      for top in -6...6 {
        for channel in 0..<4 {
          var plane = [UInt8](repeating: 0, count: 6 * 3)
          bytes.withUnsafeBufferPointer {
            let picture = cbackdrop_picture(
              bytes: $0.baseAddress, bytes_per_row: 4 * width, width: UInt32(width),
              height: UInt32(height))
            cbackdrop_channel(picture, Int32(left), Int32(top), 6, 3, UInt32(channel), &plane)
          }
          let expected = (0..<3).flatMap { row in
            (0..<6).map { column in
              let x = min(max(left + column, 0), width - 1)
              let y = min(max(top + row, 0), height - 1)
              return bytes[4 * (y * width + x) + channel]
            }
          }
          #expect(plane == expected, "at \(left), \(top), channel \(channel)")
        }
      }
    }
  }

  private func saturated(_ colour: [Float], _ saturation: Float) -> [Float] {
    let grey = 0.0722 * colour[0] + 0.7152 * colour[1] + 0.2126 * colour[2]
    return colour.map { grey + ($0 - grey) * saturation }
  }

  @Test func coloursMoveAwayFromTheirGrey() {
    var red: [Float] = [0, 0, 255]
    cbackdrop_saturate(&red, 1.8)
    #expect(red.map { Int($0.rounded()) } == [-43, -43, 416])
    var grey: [Float] = [64, 64, 64]
    cbackdrop_saturate(&grey, 1.8)
    #expect(grey.map { Int($0.rounded()) } == [64, 64, 64])
  }

  /// The amounts include halves, and numbers that differ from one by a rounding error.
  @Test func aRowIsPutTogether() {
    var generator = SeededGenerator(test: 2)
    let count = 600
    let planes = (0..<4).map { _ in
      (0..<count).map { place in
        let number = Float(generator.number(in: 0...510)) / 2
        return place % 7 == 0 ? number.nextDown : number
      }
    }
    for saturation: Float in [0, 1, 1.8] {
      var pixels = [UInt8](repeating: 0, count: 4 * (count - 3))
      let pointers = planes.map { UnsafePointer($0.withUnsafeBufferPointer { copy(of: $0) }) }
      defer { pointers.forEach { $0.deallocate() } }
      cbackdrop_compose(pointers.map { Optional($0) }, 3, count - 3, saturation, &pixels)
      let expected = (3..<count).flatMap { place in
        let alpha = planes[3][place]
        let colour = saturated((0..<3).map { planes[$0][place] }, saturation)
        return (colour.map { min(max($0, 0), alpha) } + [alpha]).map { UInt8($0.rounded()) }
      }
      #expect(pixels == expected, "\(saturation), \(generator)")
    }
  }

  private func copy(of numbers: UnsafeBufferPointer<Float>) -> UnsafeMutablePointer<Float> {
    let copy = UnsafeMutablePointer<Float>.allocate(capacity: numbers.count)
    copy.initialize(from: numbers.baseAddress!, count: numbers.count)
    return copy
  }
}
