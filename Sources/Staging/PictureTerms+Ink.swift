import UIKit

extension PictureTerms {
  /// Throws an error if an image has only one colour, unless that is allowed.
  ///
  /// Used by commands, scenes and assertions, to prevent blank goldens.
  package func checkInk(_ bitmap: Bitmap) throws(SnapshotError) {
    guard allowsBlank || bitmap.hasInk else { throw .noInk }
  }

  /// Throws an error if none of several related images has more than one colour, unless that is
  /// allowed.
  package func checkInk(_ pictures: [CGImage]) throws(SnapshotError) {
    guard allowsBlank || pictures.isEmpty || pictures.contains(where: \.bitmap.hasInk) else {
      throw .noInk
    }
  }
}

extension Bitmap {
  /// Whether any two pixels differ; for a single pixel, whether it is not transparent. Compares
  /// each row with itself shifted by one pixel.
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

  /// The number of deferred rows drawn at once; in most images the first ones suffice.
  private static let rowsAtOnce = 8

  /// Examines deferred drawing, some rows at a time, without drawing the bitmap.
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
