import CPixels

/// Collected drawing steps, which can be executed for a whole image or some of its rows.
package struct FlatRows {
  private let shapes: [cflat_shape]
  /// The drawings that own the memory of the shapes.
  private let drawings: [FlatDrawing]
  private let steps: [cflat_step]
  private let bands: [cflat_band]

  init(
    shapes: [cflat_shape], drawings: [FlatDrawing], steps: [cflat_step], bands: [cflat_band]
  ) {
    (self.shapes, self.drawings, self.steps, self.bands) = (shapes, drawings, steps, bands)
  }

  /// Executes all steps.
  ///
  /// - Parameter threads: The maximum number of threads; 0 for one per processor.
  func draw(on bitmap: Bitmap, threads: Int = 0) {
    withFlatDrawing { drawing in
      cflat_draw(drawing, bitmap.pixels, bitmap.bytesPerRow, UInt32(clamping: threads))
    }
  }

  /// Draws some rows, the first of them at `pixels`.
  package func draw(
    _ rows: Range<Int>, at pixels: UnsafeMutableRawPointer, bytesPerRow: Int
  ) {
    withFlatDrawing { drawing in
      cflat_draw_rows(
        drawing, UInt32(rows.lowerBound), UInt32(rows.upperBound), pixels, bytesPerRow)
    }
  }

  /// Draws a range of rows into memory with a number of bytes per row, given the pointer from
  /// `withDrawing`. Thread-safe.
  package static let drawing:
    @convention(c) (
      UnsafeRawPointer?, UInt32, UInt32, UnsafeMutableRawPointer?, Int
    ) -> Void = cflat_draw_rows

  /// Calls a closure with the pointer for `drawing`, which is valid during the call.
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
