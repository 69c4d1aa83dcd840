/// Texts inside PNG files, in tEXt chunks, which no reader of pixels minds.
///
/// Source: W3C, Portable Network Graphics, 5.3 and 11.3.3.
package enum PNGText {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The signature and the first chunk, IHDR: 8 bytes and 25.
  private static let endOfHeader = 33

  /// Whether the bytes begin as a PNG file does.
  package static func isPNG(_ data: Data) -> Bool { data.starts(with: signature) }

  /// The file with a text right behind its header; the file as it is where it is no PNG, or the
  /// text does not go into Latin-1.
  ///
  /// - Parameter keyword: 1...79 Latin-1 characters.
  package static func adding(_ text: String, keyword: String, to png: Data) -> Data {
    guard png.count > endOfHeader, isPNG(png), !keyword.isEmpty,
      keyword.count < 80, let keyword = keyword.data(using: .isoLatin1),
      let text = text.data(using: .isoLatin1)
    else { return png }
    let body = Data("tEXt".utf8) + keyword + [0] + text
    let chunk = big32(body.count - 4) + body + big32(Int(checksum(body)))
    return png.prefix(endOfHeader) + chunk + png.dropFirst(endOfHeader)
  }

  /// The first text of a keyword that stands before the pixels; nil where there is none, or no PNG.
  package static func read(_ keyword: String, from png: Data) -> String? {
    guard isPNG(png) else { return nil }
    var rest = png.dropFirst(signature.count)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let kind = rest.dropFirst(4).prefix(4)
      guard length <= rest.count - 12, !kind.elementsEqual("IDAT".utf8) else { return nil }
      let body = rest.dropFirst(8).prefix(length)
      if kind.elementsEqual("tEXt".utf8), let text = self.text(keyword, in: body) { return text }
      rest = rest.dropFirst(12 + length)
    }
    return nil
  }

  private static func text(_ keyword: String, in body: Data) -> String? {
    guard let end = body.firstIndex(of: 0),
      String(data: body[..<end], encoding: .isoLatin1) == keyword
    else { return nil }
    return String(data: body[(end + 1)...], encoding: .isoLatin1)
  }

  private static func big32(_ value: Int) -> Data {
    Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
  }

  /// The CRC of ISO 3309 over a chunk's type and data. Bit by bit: the texts are a line or ten.
  private static func checksum(_ data: Data) -> UInt32 {
    ~data.reduce(UInt32.max) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in
        crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1
      }
    }
  }
}
