import Foundation
import ScenePictures

/// Several pictures as one file. Pixels of one picture at a time are kept, or of two, and those of
/// the whole: a thousand pictures take no more memory than a few.
@MainActor
protocol CombinedPicture {
  /// Takes the next picture.
  mutating func add(_ picture: Picture) throws(Failure)

  /// The file of all of them.
  func file() throws(Failure) -> (data: Data, size: DrawnFile.PixelExtent)
}
