import CLibDeflate

/// The filters of streams. Source: ISO 32000-1, 7.4.
enum PDFFilters {
  static func unpack(
    _ raw: ArraySlice<UInt8>, _ dictionary: [String: PDFObject], in file: PDFFile, room: Int
  ) throws(VectorError) -> [UInt8] {
    let filters = list(dictionary["Filter"] ?? dictionary["F"], in: file)
    let parameters = list(dictionary["DecodeParms"] ?? dictionary["DP"], in: file)
    var bytes = raw
    for (index, filter) in filters.prefix(8).enumerated() {
      let own = parameters.indices.contains(index) ? parameters[index].dictionary : nil
      switch filter.name {
      case "FlateDecode", "Fl":
        bytes = try predicted(inflated(bytes, room: room), own ?? [:], in: file)[...]
      case "ASCIIHexDecode", "AHx": bytes = hexadecimal(bytes)[...]
      case "ASCII85Decode", "A85": bytes = base85(bytes)[...]
      default:
        throw VectorError("its streams are packed by \(filter.name ?? "a filter without a name").")
      }
    }
    guard bytes.count <= room else { throw tooLarge }
    return Array(bytes)
  }

  private static func list(_ object: PDFObject?, in file: PDFFile) -> [PDFObject] {
    let object = file.resolve(object)
    if object == .null { return [] }
    return (object.array ?? [object]).map { file.resolve($0) }
  }

  private static let tooLarge = VectorError("it has too many megabytes once it is unpacked.")

  /// Decompresses a zlib stream, doubling the output size until it suffices.
  private static func inflated(
    _ packed: ArraySlice<UInt8>, room: Int
  ) throws(VectorError) -> [UInt8] {
    guard let decoder = libdeflate_alloc_decompressor() else { throw tooLarge }
    defer { libdeflate_free_decompressor(decoder) }
    var size = min(max(packed.count * 4, 4096), max(room, 0))
    while true {
      var count = 0
      var result = LIBDEFLATE_BAD_DATA
      let bytes = [UInt8](unsafeUninitializedCapacity: size) { target, used in
        packed.withUnsafeBytes { source in
          // Skips the header of two bytes; a missing checksum is tolerated.
          guard source.count > 2, let start = source.baseAddress else { return }
          result = libdeflate_deflate_decompress(
            decoder, start + 2, source.count - 2, target.baseAddress, target.count, &count)
        }
        used = result == LIBDEFLATE_SUCCESS ? count : 0
      }
      switch result {
      case LIBDEFLATE_SUCCESS: return bytes
      case LIBDEFLATE_INSUFFICIENT_SPACE:
        guard size < room else { throw tooLarge }
        size = min(size * 2, room)
      default: throw VectorError("a stream in it is damaged.")
      }
    }
  }

  // MARK: Predictors

  private static func predicted(
    _ bytes: [UInt8], _ parameters: [String: PDFObject], in file: PDFFile
  ) throws(VectorError) -> [UInt8] {
    func value(_ name: String, _ usual: Int) -> Int {
      max(1, min(file.resolve(parameters[name]).integer ?? usual, 1 << 16))
    }
    let predictor = value("Predictor", 1)
    guard predictor > 1 else { return bytes }
    let bits = value("Colors", 1) * value("BitsPerComponent", 8)
    let row = (bits * value("Columns", 1) + 7) / 8
    guard row <= 1 << 20 else { throw tooLarge }
    guard predictor >= 10 else {
      throw VectorError("its streams are packed with predictor \(predictor).")
    }
    return unfiltered(bytes, row: row, pixel: max(1, bits / 8))
  }

  /// Reverses PNG filters.
  private static func unfiltered(_ bytes: [UInt8], row: Int, pixel: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var above = [UInt8](repeating: 0, count: row)
    var start = 0
    while start + 1 < bytes.count {
      let kind = bytes[start]
      var line = Array(bytes[(start + 1)..<min(start + 1 + row, bytes.count)])
      for index in line.indices {
        let left = index >= pixel ? line[index - pixel] : 0
        let corner = index >= pixel ? above[index - pixel] : 0
        line[index] &+= prediction(kind, left, above[index], corner)
      }
      result += line
      above.replaceSubrange(line.indices, with: line)
      start += row + 1
    }
    return result
  }

  private static func prediction(
    _ kind: UInt8, _ left: UInt8, _ above: UInt8, _ corner: UInt8
  ) -> UInt8 {
    switch kind {
    case 1: return left
    case 2: return above
    case 3: return UInt8((Int(left) + Int(above)) / 2)
    case 4:
      let sum = Int(left) + Int(above) - Int(corner)
      let (a, b, c) = (abs(sum - Int(left)), abs(sum - Int(above)), abs(sum - Int(corner)))
      return a <= b && a <= c ? left : b <= c ? above : corner
    default: return 0
    }
  }

  // MARK: Text

  private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var digits = bytes.prefix { $0 != UInt8(ascii: ">") }
      .compactMap { Character(Unicode.Scalar($0)).hexDigitValue }.map(UInt8.init)
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private static func base85(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var group: [UInt32] = []
    for byte in bytes {
      if byte == UInt8(ascii: "~") { break }
      if byte == UInt8(ascii: "z"), group.isEmpty { result += [0, 0, 0, 0] }
      guard (UInt8(ascii: "!")...UInt8(ascii: "u")).contains(byte) else { continue }
      group.append(UInt32(byte - UInt8(ascii: "!")))
      if group.count == 5 {
        result += base85Bytes(group, 4)
        group = []
      }
    }
    if group.count > 1 {
      let count = group.count - 1
      result += base85Bytes(group + Array(repeating: 84, count: 5 - group.count), count)
    }
    return result
  }

  private static func base85Bytes(_ group: [UInt32], _ count: Int) -> [UInt8] {
    let value = group.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
    return (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * $0)) }
  }
}
