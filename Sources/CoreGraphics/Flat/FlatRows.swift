import CPixels

/// Flat drawing that was collected: of a whole picture at once, or of some of its rows.
package struct FlatRows {
  private let shapes: [cflat_shape]
  /// What the shapes point into.
  private let drawings: [FlatDrawing]
  private let steps: [cflat_step]
  private let bands: [cflat_band]

  init(
    shapes: [cflat_shape], drawings: [FlatDrawing], steps: [cflat_step], bands: [cflat_band]
  ) {
    (self.shapes, self.drawings, self.steps, self.bands) = (shapes, drawings, steps, bands)
  }

  /// Draws all of it.
  ///
  /// - Parameter threads: how many may work at once; 0 for one a processor.
  func draw(on bitmap: Bitmap, threads: Int = 0) {
    withFlatDrawing { drawing in
      cflat_draw(drawing, bitmap.pixels, bitmap.bytesPerRow, UInt32(clamping: threads))
    }
  }

  /// Draws some rows, of which the first comes to lie at `pixels`.
  package func draw(
    _ rows: Range<Int>, at pixels: UnsafeMutableRawPointer, bytesPerRow: Int
  ) {
    withFlatDrawing { drawing in
      cflat_draw_rows(
        drawing, UInt32(rows.lowerBound), UInt32(rows.upperBound), pixels, bytesPerRow)
    }
  }

  /// Draws rows from one up to another, of what `withDrawing` calls with, at a place in memory
  /// whose rows have a length in bytes. Any number of threads may call it.
  package static let drawing:
    @convention(c) (
      UnsafeRawPointer?, UInt32, UInt32, UnsafeMutableRawPointer?, Int
    ) -> Void = cflat_draw_rows

  /// Calls with what `drawing` takes, which is good until `body` returns.
  package func withDrawing<Result>(_ body: (UnsafeRawPointer) -> Result) -> Result {
    withFlatDrawing { drawing in body(drawing) }
  }

  private func withFlatDrawing<Result>(
    _ body: (UnsafePointer<cflat_drawing>) -> Result
  ) -> Result {
    withExtendedLifetime(drawings) {
      shapes.withUnsafeBufferPointer { shapes in
        steps.withUnsafeBufferPointer { steps in
          bands.withUnsafeBufferPointer { bands in
            var drawing = cflat_drawing(
              shapes: shapes.baseAddress, steps: steps.baseAddress, bands: bands.baseAddress,
              band_count: UInt32(bands.count))
            return body(&drawing)
          }
        }
      }
    }
  }
}
