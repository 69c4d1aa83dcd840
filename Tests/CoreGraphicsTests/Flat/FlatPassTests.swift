import Testing

@testable import CoreGraphics

/// Tests bands drawn by several threads against the same steps drawn one after another.
///
/// The two are not independent twins: both run cflat's loops, and only the bands and the threads
/// differ. FlatDrawingTests test these loops independently.
@Suite struct FlatPassTests {
  private static let (width, height) = (300, 512)

  private func drawing(_ seed: Int) throws -> FlatDrawing {
    let drawing = try #require(FlatDrawing(width: 120, height: 90))
    let context = CGContext(recording: drawing, scale: 1)
    context.setFillColor(CGColor(red: 0.2, green: CGFloat(seed % 5) / 4, blue: 0.7, alpha: 0.8))
    context.fillEllipse(in: CGRect(x: 2, y: 3, width: 100, height: 80))
    context.setFillColor(CGColor(red: 1, green: 0.9, blue: 0, alpha: 1))
    context.fill(CGRect(x: 20 + seed, y: 20, width: 30, height: 30))
    return try #require(context.finish().drawing)
  }

  /// Draws overlapping drawings in bands of `rows` rows.
  private func draw(rows: Int, threads: Int) throws -> Bitmap {
    let bitmap = try #require(Bitmap(width: Self.width, height: Self.height))
    var pass = try self.pass(onto: bitmap, rows: rows)
    pass.draw(threads: threads)
    return bitmap
  }

  private func pass(onto bitmap: Bitmap, rows: Int) throws -> FlatPass {
    let drawings = try (0..<12).map(drawing)
    var pass = FlatPass(onto: bitmap)
    for top in stride(from: 0, to: Self.height, by: rows) {
      let box = PixelRect(
        minX: 0, minY: top, maxX: Self.width, maxY: min(top + rows, Self.height))
      pass.beginBand()
      pass.fill(box, with: 0xFFFF_FFFF)
      for (index, drawing) in drawings.enumerated() {
        let (x, y) = (index * 37 % 230 - 20, index * 41 - 10)
        switch index % 3 {
        case 0: pass.compose(drawing, at: x, y, within: box)
        case 1: pass.paint(drawing, at: x, y, within: box)
        default:
          pass.compose(
            drawing, at: x, y, within: box.intersection(PixelRect(width: 90, height: 512)))
        }
      }
    }
    return pass
  }

  @Test(arguments: [1, 7, 64, 512], [0, 1, 2, 3, 16])
  func neitherBandsNorThreadsChangeAPixel(rows: Int, threads: Int) throws {
    let expected = try draw(rows: Self.height, threads: 1)
    #expect(try draw(rows: rows, threads: threads).words == expected.words)
  }

  @Test func nothingDrawsNothing() throws {
    let bitmap = try #require(Bitmap(width: 8, height: 8))
    var pass = FlatPass(onto: bitmap)
    pass.beginBand()
    pass.beginBand()
    pass.fill(PixelRect(minX: 9, minY: 0, maxX: 12, maxY: 4), with: 0xFFFF_FFFF)
    pass.draw()
    #expect(bitmap.words.allSatisfy { $0 == 0 })
  }

  /// A band without steps is not drawn, and a pass can be used again.
  @Test func isEmptyOnceItIsDrawn() throws {
    let bitmap = try #require(Bitmap(width: 4, height: 4))
    var pass = FlatPass(onto: bitmap)
    pass.beginBand()
    pass.fill(PixelRect(width: 4, height: 4), with: 0xFF00_00FF)
    pass.draw()
    pass.fill(PixelRect(width: 2, height: 4), with: 0xFF00_FF00)
    pass.draw()
    #expect(bitmap.words[..<4] == [0xFF00_FF00, 0xFF00_FF00, 0xFF00_00FF, 0xFF00_00FF])
  }

  // MARK: Deferred drawing

  @Test(arguments: [1, 7, 64, 512]) func rowsDrawnAloneAreThoseOfTheWhole(rows: Int) throws {
    let expected = try draw(rows: Self.height, threads: 1).words
    let bitmap = try #require(Bitmap(width: Self.width, height: Self.height))
    var pass = try self.pass(onto: bitmap, rows: rows)
    pass.deferDrawing()
    let deferred = try #require(bitmap.deferred)
    let parts: [Range<Int>] = [0..<1, 0..<512, 3..<70, 63..<65, 511..<512, 200..<333]
    let (width, stride): (Int, Int) = (Self.width, Self.width + 3)
    for part in parts {
      var words = [UInt32](repeating: 0x1234_5678, count: part.count * stride)
      words.withUnsafeMutableBytes {
        deferred.draw(part, at: $0.baseAddress!, bytesPerRow: 4 * stride)
      }
      for (index, row) in part.enumerated() {
        let (drawn, rest) = (words[index * stride..<index * stride + width], 3)
        #expect(Array(drawn) == Array(expected[row * width..<(row + 1) * width]), "row \(row)")
        let beside = words[index * stride + width..<(index + 1) * stride]
        #expect(Array(beside) == [UInt32](repeating: 0x1234_5678, count: rest))
      }
    }
    #expect(bitmap.deferred != nil)
  }

  /// Reading the pixels runs the deferred drawing.
  @Test func aBitmapDrawsWhatWasDeferredOnceItsPixelsAreLookedAt() throws {
    let expected = try draw(rows: 64, threads: 1).words
    func deferred() throws -> Bitmap {
      let bitmap = try #require(Bitmap(width: Self.width, height: Self.height))
      var pass = try self.pass(onto: bitmap, rows: 64)
      pass.deferDrawing()
      #expect(bitmap.deferred != nil)
      return bitmap
    }
    #expect(try deferred().words == expected)
    #expect(try #require(deferred().copy()).words == expected)
    let drawnOn = try deferred()
    let context = drawnOn.makeContext(scale: 1)
    context.setFillColor(CGColor(gray: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(drawnOn.words == [0xFF00_0000] + expected.dropFirst())
    #expect(drawnOn.deferred == nil)
  }

  /// Deferring would lose the first drawing.
  @Test func aPassThatHasDrawnIsNotDeferred() throws {
    let bitmap = try #require(Bitmap(width: 4, height: 1))
    var pass = FlatPass(onto: bitmap)
    pass.fill(PixelRect(width: 4, height: 1), with: 0xFF00_00FF)
    pass.draw()
    pass.fill(PixelRect(width: 2, height: 1), with: 0xFF00_FF00)
    pass.deferDrawing()
    #expect(bitmap.deferred == nil)
    #expect(bitmap.words == [0xFF00_FF00, 0xFF00_FF00, 0xFF00_00FF, 0xFF00_00FF])
  }
}
