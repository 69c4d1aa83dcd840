import Foundation
import ScenePictures

/// Combines several pictures into one file. At most two pictures and the combined one are in
/// memory, regardless of their number.
@MainActor
protocol CombinedPicture {
  /// Adds the next picture.
  mutating func add(_ picture: Picture) throws(Failure)

  /// The combined file.
  func file() throws(Failure) -> (data: Data, size: DrawnFile.PixelExtent)
}
