import Foundation
import ImageIO
import Snapshots

/// A golden's PNG file, decoded: every frame of a film, the only one of a still picture.
enum PictureFrames {
  /// Throws an error whose description is a sentence.
  ///
  /// Complexity: O(pixels).
  static func of(_ data: Data) throws -> [CGImage] {
    // "acTL" stands before the first pixels.
    // Source: APNG specification, "acTL: The Animation Control Chunk".
    guard data.prefix(64 * 1024).range(of: Data("acTL".utf8)) != nil else {
      return [try PNGDecoder().decodeImage(data)]
    }
    return try APNGDecoder().decode(data).frames.map(\.image)
  }
}
