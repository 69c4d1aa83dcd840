/// The supported image formats.
package enum ImageFormat: String, CaseIterable, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"

  /// Returns the format of a file, determined by its first bytes.
  ///
  /// - Complexity: O(1); reads at most 64 bytes.
  package static func sniff(_ data: Data) -> Sniffed {
    let head = [UInt8](data.prefix(64))
    for (signature, answer) in signatures where head.starts(with: signature) { return answer }
    if head.count >= 12, head.starts(with: Array("RIFF".utf8)), head[8..<12] == webp[...] {
      return .foreign("a WebP image")
    }
    if head.count >= 8, head[4..<8] == isoMedia[...] {
      return .foreign("a HEIF, AVIF or video file")
    }
    if !head.isEmpty, head.allSatisfy(isText) { return .foreign("text") }
    return .unknown
  }

  package enum Sniffed: Equatable, Sendable {
    case image(ImageFormat)
    case gitLFSPointer
    /// A noun phrase with an article.
    case foreign(String)
    case unknown
  }

  private static let webp = Array("WEBP".utf8)
  private static let isoMedia = Array("ftyp".utf8)

  private static let signatures: [([UInt8], Sniffed)] = [
    (Array(Data.pngSignature), .image(.png)),
    ([0xFF, 0xD8, 0xFF], .image(.jpeg)),
    (Array("version https://git-lfs".utf8), .gitLFSPointer),
    (Array("GIF8".utf8), .foreign("a GIF image")),
    (Array("BM".utf8), .foreign("a BMP image")),
    ([0x49, 0x49, 0x2A, 0x00], .foreign("a TIFF image")),
    ([0x4D, 0x4D, 0x00, 0x2A], .foreign("a TIFF image")),
    (Array("%PDF-".utf8), .foreign("a PDF document")),
    (Array("PK\u{3}\u{4}".utf8), .foreign("a ZIP archive")),
    (Array("<svg".utf8), .foreign("an SVG document")),
  ]

  private static func isText(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) || [0x09, 0x0A, 0x0D].contains(byte)
  }
}
