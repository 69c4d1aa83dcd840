import CPixels
import CTurboJPEG

/// Decodes JPEG files into opaque pixels.
///
/// Supports baseline and progressive files in grey or YCbCr, using libjpeg-turbo's accurate integer
/// transform. Colours are converted to sRGB from Display P3 and other profiles that have primaries
/// and sRGB's transfer function, and treated as sRGB otherwise. The EXIF orientation is returned
/// separately, for `UIImage`.
package struct JPEGDecoder: Sendable {
  package var limits: ImageLimits
  /// Creates a decoder; nil if memory is exhausted.
  var makeHandle: @Sendable () -> tjhandle? = { tjInitDecompress() }

  package struct Picture: Sendable {
    package let bitmap: Bitmap
    package let orientation: CGImagePropertyOrientation
  }

  package init(limits: ImageLimits = .standard) {
    self.limits = limits
  }

  /// Decodes a file into a new bitmap.
  ///
  /// - Complexity: O(pixels); a file of another format or an excessive size is rejected before
  ///   memory is allocated. Truncated files are rejected.
  package func decode(_ data: Data) throws(ImageIOError) -> Picture {
    try checkSignature(data)
    guard let handle = makeHandle() else { throw .noMemoryToRead(.jpeg) }
    defer { tjDestroy(handle) }
    let (width, height) = try readHeader(data, handle)
    try checkScans(data, pixels: width * height)
    let bitmap = try Bitmap.make(width: width, height: height, limits: limits)
    let status = data.withUnsafeBytes { bytes in
      tjDecompress2(
        handle, bytes.assumingMemoryBound(to: UInt8.self).baseAddress, UInt(bytes.count),
        bitmap.pixels.assumingMemoryBound(to: UInt8.self), Int32(width), Int32(bitmap.bytesPerRow),
        Int32(height), Self.nativeWord.rawValue32,
        TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS | TJFLAG_STOPONWARNING)
    }
    guard status == 0 else { throw Self.failure(handle) }
    if let matrix = JPEGColors.matrix(of: data) { bitmap.convertColors(matrix) }
    bitmap.markDirty()
    return Picture(bitmap: bitmap, orientation: EXIFOrientation.read(fromJPEG: data))
  }

  private func checkSignature(_ data: Data) throws(ImageIOError) {
    switch ImageFormat.sniff(data) {
    case .image(.jpeg): return
    case _ where data.isEmpty: throw .empty(.jpeg)
    case .gitLFSPointer: throw .gitLFSPointer(.jpeg)
    case .image(let other): throw .foreign(.jpeg, found: "a \(other.rawValue) image")
    case .foreign(let found): throw .foreign(.jpeg, found: found)
    case .unknown:
      let isCut = data.count < 3 && [0xFF, 0xD8, 0xFF].starts(with: data)
      throw isCut ? .truncated(.jpeg) : .foreign(.jpeg, found: nil)
    }
  }

  /// Rejects progressive images with excessive numbers of scans, each of which visits all pixels.
  private func checkScans(_ data: Data, pixels: Int) throws(ImageIOError) {
    var (scans, place) = (0, data.startIndex)
    while let next = data.range(of: Self.startOfScan, in: place..<data.endIndex) {
      (scans, place) = (scans + 1, next.upperBound)
    }
    guard scans > Self.fewScans, scans > limits.maximumPixels * Self.fewScans / max(pixels, 1)
    else { return }
    throw .unsupported(
      .jpeg, reason: "its \(scans) scans of \(pixels) pixels take too long; save it with fewer")
  }

  /// The usual number of scans; smaller images may have more, with the same total time.
  private static let fewScans = 16

  /// Source: ITU-T T.81, B.1.1.3; in compressed data each 0xFF is followed by zero.
  private static let startOfScan = Data([0xFF, 0xDA])

  private func readHeader(_ data: Data, _ handle: tjhandle) throws(ImageIOError) -> (Int, Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    var subsampling: Int32 = 0
    var colorSpace: Int32 = 0
    let status = data.withUnsafeBytes { bytes in
      tjDecompressHeader3(
        handle, bytes.assumingMemoryBound(to: UInt8.self).baseAddress, UInt(bytes.count), &width,
        &height, &subsampling, &colorSpace)
    }
    let isInk = [TJCS_CMYK, TJCS_YCCK].contains { Int32($0.rawValue) == colorSpace }
    if isInk {
      throw .unsupported(.jpeg, reason: "its colours are CMYK inks; convert it to RGB")
    }
    guard status == 0 else { throw Self.failure(handle) }
    guard width > 0, height > 0 else { throw .noSize(width: Int(width), height: Int(height)) }
    return (Int(width), Int(height))
  }

  /// The byte order of a 0xAARRGGBB word with alpha 255.
  static var nativeWord: TJPF { 1.littleEndian == 1 ? TJPF_BGRA : TJPF_ARGB }

  static func failure(_ handle: tjhandle) -> ImageIOError {
    let words = String(cString: tjGetErrorStr2(handle))
    // libjpeg reports "Premature end of JPEG file" or "… input file", turbojpeg "Invalid marker …"
    // and "Could not determine subsampling type" for truncated headers.
    let isCut = words.contains("Premature end") || words.contains("Unexpected end")
    return isCut ? .truncated(.jpeg) : .corrupt(.jpeg, reason: words)
  }
}

extension Bitmap {
  /// Converts opaque pixels.
  fileprivate func convertColors(_ matrix: ColorMatrix) {
    for row in 0..<height {
      cpixels_convert_words(
        (pixels + row * bytesPerRow).assumingMemoryBound(to: UInt32.self), width, matrix.factors)
    }
  }
}

extension TJPF {
  var rawValue32: Int32 { Int32(bitPattern: UInt32(truncatingIfNeeded: rawValue)) }
}
