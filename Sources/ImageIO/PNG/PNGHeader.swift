/// The header in a PNG file's first 33 bytes, parsed without libpng to check limits before memory
/// is allocated.
///
/// Source: Portable Network Graphics (PNG) Specification, 11.2.2 IHDR.
struct PNGHeader: Equatable {
  let width: Int
  let height: Int
  let bitDepth: Int
  let samplesPerPixel: Int

  init(_ data: Data) throws(ImageIOError) {
    switch ImageFormat.sniff(data) {
    case .image(.png): break
    case _ where data.isEmpty: throw .empty(.png)
    case .gitLFSPointer: throw .gitLFSPointer(.png)
    case .image(let other): throw .foreign(.png, found: "a \(other.rawValue) image")
    case .foreign(let found): throw .foreign(.png, found: found)
    case .unknown: throw Self.isCutSignature(data) ? .truncated(.png) : .foreign(.png, found: nil)
    }
    let head = [UInt8](data.prefix(33))
    guard head.count == 33 else { throw .truncated(.png) }
    guard head[8..<16].elementsEqual([0, 0, 0, 13] + Array("IHDR".utf8)) else {
      throw .corrupt(.png, reason: "it does not begin with a header chunk")
    }
    let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][head[25]]
    guard let samples, [1, 2, 4, 8, 16].contains(head[24]) else {
      throw .corrupt(.png, reason: "its colour type is unknown")
    }
    let (width, height) = (Int(data.word(16)), Int(data.word(20)))
    guard width > 0, height > 0 else { throw .noSize(width: width, height: height) }
    self.width = width
    self.height = height
    bitDepth = Int(head[24])
    samplesPerPixel = samples
  }

  /// The minimum file size for the image, since deflate compresses at most 1032 to 1; nil on
  /// overflow.
  ///
  /// Prevents a file of 60 bytes from requesting the maximum number of pixels.
  var minimumFileSize: Int? {
    let (bits, isLong) = width.multipliedReportingOverflow(by: samplesPerPixel * bitDepth)
    guard !isLong, bits <= Int.max - 7 else { return nil }
    let (bytes, isLarge) = (1 + (bits + 7) / 8).multipliedReportingOverflow(by: height)
    return isLarge ? nil : bytes / 1032
  }

  private static func isCutSignature(_ data: Data) -> Bool {
    data.count < Data.pngSignature.count && Data.pngSignature.starts(with: data)
  }
}
