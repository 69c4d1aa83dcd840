import AtomicFiles
import Failures
import Foundation
import Glibc
import ImageIO

/// Stores pictures in an unnamed temporary file.
final class ScratchPictures {
  private let file: Int32
  private var end = 0

  init() throws(Failure) {
    guard let file = ScratchFile.open() else {
      throw Failure(AtomicFileError(path: ScratchFile.folder, step: .open, code: errno))
    }
    self.file = file
  }

  deinit { close(file) }

  /// Stores a picture and returns its range in the file.
  func add(_ bitmap: Bitmap) throws(Failure) -> Range<Int> {
    let data = try PictureOutput.encoded(bitmap)
    try Failure.from { () throws(AtomicFileError) in
      try AtomicFile.write(data, to: file, named: ScratchFile.folder)
    }
    defer { end += data.count }
    return end..<end + data.count
  }

  /// Reads a stored picture.
  func picture(_ byteRange: Range<Int>) throws(Failure) -> CGImage {
    var data = Data(count: byteRange.count)
    let count = data.withUnsafeMutableBytes {
      pread(file, $0.baseAddress, byteRange.count, byteRange.lowerBound)
    }
    let written = data.prefix(max(0, count))
    return try Failure.from { () throws(ImageIOError) in try PNGDecoder().decodeImage(written) }
  }
}
