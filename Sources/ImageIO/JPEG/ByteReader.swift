/// Reads numbers from data; nil beyond its end.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>

  /// Creates a reader of the first 128 KB, which suffice for EXIF blocks.
  init(_ data: Data) {
    bytes = ArraySlice([UInt8](data.prefix(1 << 17)))
  }

  private init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  func slice(from offset: Int, count: Int) -> ByteReader? {
    guard offset >= 0, count >= 0, count <= bytes.count - offset else { return nil }
    let start = bytes.startIndex + offset
    return ByteReader(bytes: bytes[start..<start + count])
  }

  func starts(with prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }

  func big16(_ offset: Int) -> Int? { word16(offset, little: false) }

  func word16(_ offset: Int, little: Bool) -> Int? { word(offset, count: 2, little: little) }

  func word32(_ offset: Int, little: Bool) -> Int? { word(offset, count: 4, little: little) }

  private func word(_ offset: Int, count: Int, little: Bool) -> Int? {
    guard let field = slice(from: offset, count: count)?.bytes else { return nil }
    let ordered = little ? Array(field.reversed()) : Array(field)
    return ordered.reduce(0) { $0 << 8 | Int($1) }
  }
}
