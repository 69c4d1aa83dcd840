import AtomicFiles
import Failures
import Foundation
import Glibc
import ImageIO

/// Pictures that wait in a file without a name.
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

  /// Puts a picture aside; where it lies.
  func add(_ bitmap: Bitmap) throws(Failure) -> Range<Int> {
    let data = try PictureOutput.encoded(bitmap)
    try Failure.from { () throws(AtomicFileError) in
      try AtomicFile.write(data, to: file, named: ScratchFile.folder)
    }
    defer { end += data.count }
    return end..<end + data.count
  }

  /// A picture that was put aside.
  func picture(_ place: Range<Int>) throws(Failure) -> CGImage {
    var data = Data(count: place.count)
    let count = data.withUnsafeMutableBytes {
      pread(file, $0.baseAddress, place.count, place.lowerBound)
    }
    let written = data.prefix(max(0, count))
    return try Failure.from { () throws(ImageIOError) in try PNGDecoder().decodeImage(written) }
  }
}
