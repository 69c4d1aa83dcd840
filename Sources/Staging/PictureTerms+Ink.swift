import UIKit

extension PictureTerms {
  /// Checks that not all of a picture has one colour, where that is not meant.
  ///
  /// Commands, scenes and assertions alike ask here, so that no blank becomes a golden unnoticed.
  package func checkInk(_ bitmap: Bitmap) throws(SnapshotError) {
    guard allowsBlank || bitmap.hasInk else { throw .noInk }
  }

  /// Checks that not all of several pictures that belong together have one colour.
  package func checkInk(_ pictures: [CGImage]) throws(SnapshotError) {
    guard allowsBlank || pictures.isEmpty || pictures.contains(where: \.bitmap.hasInk) else {
      throw .noInk
    }
  }
}

extension Bitmap {
  /// Whether any two pixels differ; of a single pixel, whether it is other than clear. Compares the
  /// pixels with themselves moved by one.
  package var hasInk: Bool {
    if width * height == 1 { return pixels.load(as: UInt32.self) != 0 }
    if let deferred { return hasInk(in: deferred) }
    flush()
    return hasInk(in: pixels, rows: height, beside: pixels.load(as: UInt32.self))
  }

  private func hasInk(in start: UnsafeRawPointer, rows: Int, beside first: UInt32) -> Bool {
    (0..<rows).contains { index in
      let row = start + index * bytesPerRow
      return row.load(as: UInt32.self) != first || memcmp(row, row + 4, 4 * width - 4) != 0
    }
  }

  /// As many rows are drawn at once: most pictures have ink in the first of them.
  private static let rowsAtOnce = 8

  /// Looks at what is drawn later, some rows at a time, for which the bitmap need not be drawn.
  private func hasInk(in deferred: FlatRows) -> Bool {
    let bytes = UnsafeMutableRawPointer.allocate(
      byteCount: Self.rowsAtOnce * bytesPerRow, alignment: 16)
    defer { bytes.deallocate() }
    var first: UInt32?
    return stride(from: 0, to: height, by: Self.rowsAtOnce).contains { top in
      let rows = top..<min(top + Self.rowsAtOnce, height)
      deferred.draw(rows, at: bytes, bytesPerRow: bytesPerRow)
      let corner = first ?? bytes.load(as: UInt32.self)
      first = corner
      return hasInk(in: bytes, rows: rows.count, beside: corner)
    }
  }
}
