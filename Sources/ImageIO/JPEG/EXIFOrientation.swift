/// Reads and writes the orientation in a JPEG file's EXIF block.
///
/// Missing and invalid values mean `up`. All reads are bounds-checked.
///
/// Source: CIPA DC-008 (Exif), 4.5 and 4.6.4; ITU-T T.81, B.1.1.
enum EXIFOrientation {
  static func read(fromJPEG data: Data) -> CGImagePropertyOrientation {
    guard let block = tiffBlock(in: data) else { return .up }
    return orientation(inTIFF: block) ?? .up
  }

  /// Returns a JPEG file with an added orientation; unchanged for `up`.
  static func add(_ orientation: CGImagePropertyOrientation, toJPEG data: Data) -> Data {
    guard orientation != .up, data.count > 2 else { return data }
    // A big-endian TIFF directory with one entry, a short integer.
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1,
      0, UInt8(orientation.rawValue), 0, 0, 0, 0, 0, 0,
    ]
    let body = Array("Exif\0\0".utf8) + tiff
    let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
    var result = Data(data.prefix(2))
    result.append(contentsOf: segment)
    result.append(data.dropFirst(2))
    return result
  }

  /// Returns the TIFF block of the first APP1 segment that begins with "Exif\0\0".
  private static func tiffBlock(in data: Data) -> ByteReader? {
    let file = ByteReader(data)
    var position = 2
    while let marker = file.big16(position), marker >> 8 == 0xFF,
      let length = file.big16(position + 2)
    {
      let startOfScan = 0xFFDA
      guard marker != startOfScan, length >= 2 else { return nil }
      let body = file.slice(from: position + 4, count: length - 2)
      if marker == 0xFFE1, let body, body.starts(with: Array("Exif\0\0".utf8)) {
        return body.slice(from: 6, count: length - 8)
      }
      position += 2 + length
    }
    return nil
  }

  private static func orientation(inTIFF tiff: ByteReader) -> CGImagePropertyOrientation? {
    let isLittle: Bool
    switch tiff.big16(0) {
    case 0x4949: isLittle = true
    case 0x4D4D: isLittle = false
    default: return nil
    }
    guard let directory = tiff.word32(4, little: isLittle),
      let count = tiff.word16(directory, little: isLittle)
    else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = tiff.word16(entry, little: isLittle) else { return nil }
      let orientationTag = 0x0112
      let shortType = 3
      if tag == orientationTag, tiff.word16(entry + 2, little: isLittle) == shortType,
        let value = tiff.word16(entry + 8, little: isLittle)
      {
        return CGImagePropertyOrientation(rawValue: UInt32(value))
      }
    }
    return nil
  }
}
