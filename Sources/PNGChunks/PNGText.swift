import Foundation

/// Texts in PNG files, in tEXt chunks.
///
/// Source: W3C, Portable Network Graphics, 5.3 and 11.3.3.
package enum PNGText {
  /// The size of the signature and the first chunk, IHDR: 8 and 25 bytes.
  private static let endOfHeader = 33

  /// Returns whether data begin with the PNG signature.
  package static func isPNG(_ data: Data) -> Bool { data.starts(with: Data.pngSignature) }

  /// Returns the file with a text after its header; unchanged if it is not a PNG or the text is not
  /// Latin-1.
  ///
  /// - Parameter keyword: 1 to 79 Latin-1 characters.
  package static func adding(_ text: String, keyword: String, to png: Data) -> Data {
    guard png.count > endOfHeader, isPNG(png), !keyword.isEmpty,
      keyword.count < 80, let keyword = keyword.data(using: .isoLatin1),
      let text = text.data(using: .isoLatin1)
    else { return png }
    let chunk = PNGChunk(name: "tEXt", body: keyword + [0] + text)
    return png.prefix(endOfHeader) + chunk.data + png.dropFirst(endOfHeader)
  }

  /// Returns the first text with a keyword, read up to the pixels; nil if there is none, or for
  /// invalid data.
  package static func read(_ keyword: String, from png: Data) -> String? {
    guard isPNG(png) else { return nil }
    var reader = PNGChunkReader(png)
    while let chunk = try? reader.next(), chunk.name != "IDAT" {
      if chunk.name == "tEXt", let text = self.text(keyword, in: chunk.body) { return text }
    }
    return nil
  }

  private static func text(_ keyword: String, in body: Data) -> String? {
    guard let end = body.firstIndex(of: 0),
      String(data: body[..<end], encoding: .isoLatin1) == keyword
    else { return nil }
    return String(data: body[(end + 1)...], encoding: .isoLatin1)
  }
}
