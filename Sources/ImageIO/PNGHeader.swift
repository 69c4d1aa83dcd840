/// What a PNG file says about itself in its first 33 bytes, read without libpng so that limits are
/// checked before anything is allocated.
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
    let (width, height) = (Self.word(head[16..<20]), Self.word(head[20..<24]))
    guard width > 0, height > 0 else { throw .noSize(width: width, height: height) }
    self.width = width
    self.height = height
    bitDepth = Int(head[24])
    samplesPerPixel = samples
  }

  /// The fewest bytes of file that can hold this many pixels: deflate packs at most 1032 to 1.
  ///
  /// Without this test a file of 60 bytes could ask for the whole pixel limit. Only meaningful
  /// within `ImageLimits`, where the products cannot overflow.
  var leastFileSize: Int {
    let rowBytes = 1 + (width * samplesPerPixel * bitDepth + 7) / 8
    return rowBytes * height / 1032
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func isCutSignature(_ data: Data) -> Bool {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return data.count < signature.count && signature.starts(with: data)
  }
}
