import CLibPNG
import CPixels
import Foundation
import ImageIO

/// Encoding of a frame as PNG, decoding, and comparison of two frames.
@MainActor
struct PixelBenchmarks {
  let frame: Bitmap

  private var byteCount: Int { frame.bytesPerRow * frame.height }

  func run() throws -> [Result] {
    [
      try encoding("encode_png", target: 0.25),
      try OneProcessor.run { try encoding("encode_png_one_thread", target: 0.5) },
      try decoding(), try comparing("compare_changed", target: 3),
      try OneProcessor.run { try comparing("compare_changed_one_thread", target: 3) },
    ]
  }

  private func encoding(_ name: String, target: Double) throws -> Result {
    let libpng = PNGEncoder(level: 1, filter: .none)
    let (ours, reference) = try Measurement.byTurns(
      runs: 31, { _ = try FastPNGEncoder().encode(frame) }, { _ = try libpng.encode(frame) })
    return Result(
      name: name, ours: ours, reference: reference,
      referenceName: "libpng, level 1, no filter", target: target)
  }

  private func decoding() throws -> Result {
    let golden = try CompactPNGEncoder().encode(frame)
    let target = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
    defer { target.deallocate() }
    let (ours, reference) = try Measurement.byTurns(
      runs: 31, { _ = try PNGDecoder().decode(golden) }, { try Self.read(golden, into: target) })
    return Result(
      name: "decode_png", ours: ours, reference: reference,
      referenceName: "libpng, simplified API", target: 0.5)
  }

  private static func read(_ data: Data, into target: UnsafeMutableRawPointer) throws {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    let isRead = data.withUnsafeBytes { bytes in
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
        return false
      }
      image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
      return png_image_finish_read(&image, nil, target, 0, nil) != 0
    }
    guard isRead else {
      throw BenchmarkError.noPNG(
        withUnsafeBytes(of: image.message) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
  }

  /// Comparison with a picture of which one pixel in a hundred differs; the reference reads two
  /// equal ones completely.
  private func comparing(_ name: String, target: Double) throws -> Result {
    guard let equal = frame.copy() else { throw BenchmarkError.noMemory }
    let changed = try frame.changedInOneOfHundred()
    let pair = cpixels_pair(
      first: frame.pixels, second: changed.pixels, first_bytes_per_row: frame.bytesPerRow,
      second_bytes_per_row: changed.bytesPerRow, width: UInt32(frame.width),
      height: UInt32(frame.height))
    let rows = cpixels_rows_per_part(pair.width)
    let scratch = UnsafeMutableRawPointer.allocate(
      byteCount: cpixels_scratch_size(pair.width, pair.height, rows), alignment: 64)
    defer { scratch.deallocate() }
    var (differing, order): (Int, Int32) = (0, 0)
    let (ours, reference) = Measurement.byTurns(
      runs: 61, { differing += cpixels_compare(pair, rows, scratch).count },
      { order |= memcmp(frame.pixels, equal.pixels, byteCount) })
    // Uses the result, so the optimiser keeps the work.
    precondition(order == 0 && differing > 0)
    return Result(
      name: name, ours: ours, reference: reference, referenceName: "memcmp of equal frames",
      target: target)
  }
}

extension Bitmap {
  /// Returns a copy in which one pixel of a hundred differs, evenly distributed.
  func changedInOneOfHundred() throws -> Bitmap {
    guard let changed = copy() else { throw BenchmarkError.noMemory }
    let total = width * height
    let words = changed.pixels.assumingMemoryBound(to: UInt32.self)
    for index in 0..<total / 100 { words[index &* 2_654_435_761 % total] ^= 0x0060_6060 }
    return changed
  }
}
