import Foundation
import ImageIO
import Snapshots

/// Decodes a golden's PNG file into frames: one for a still picture, all for an animation.
enum PictureFrames {
  /// Returns the frames. Throws an error whose description is a sentence.
  ///
  /// Complexity: O(pixels).
  static func of(_ data: Data) throws -> [CGImage] {
    // The chunk "acTL" precedes the pixel data. Source: APNG specification, "acTL: The Animation
    // Control Chunk".
    guard data.prefix(64 * 1024).range(of: Data("acTL".utf8)) != nil else {
      return [try PNGDecoder().decodeImage(data)]
    }
    return try APNGDecoder().decode(data).frames.map(\.image)
  }
}
