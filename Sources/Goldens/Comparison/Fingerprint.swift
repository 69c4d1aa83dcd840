import CPixels

/// A 64-bit hash of a picture or file, as 16 hexadecimal digits.
package enum Fingerprint {
  /// The fingerprint of a picture's size and pixels, independent of its storage format.
  ///
  /// Complexity: O(pixels).
  package static func of(_ image: some PixelSource) -> String {
    let rowBytes = 4 * image.width
    let hash = image.withBGRA { bytes, stride in
      (0..<image.height).reduce(UInt64(image.width)) { seed, y in
        cpixels_hash(bytes.baseAddress.map { $0 + y * stride }, rowBytes, seed)
      }
    }
    return digits(hash)
  }

  /// The fingerprint of a file's bytes.
  package static func of(_ data: Data) -> String { digits(hash(data)) }

  /// The fingerprint of a text's UTF-8.
  package static func of(_ text: String) -> String { of(Data(text.utf8)) }

  private static func hash(_ data: Data) -> UInt64 {
    data.withUnsafeBytes { cpixels_hash($0.baseAddress, $0.count, 0) }
  }

  private static func digits(_ hash: UInt64) -> String {
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
