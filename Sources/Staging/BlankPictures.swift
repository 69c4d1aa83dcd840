import UIKit

/// Pictures that show nothing: errors, where nobody says that they are meant.
///
/// Commands, scenes and assertions alike ask here, so that no blank becomes a golden unnoticed.
package enum BlankPictures {
  /// Whether what a task draws may be blank: of one colour, or without the cells that its layout
  /// puts into sight.
  @TaskLocal package static var areMeant = false

  /// Checks that not all of a picture has one colour.
  package static func check(_ bitmap: Bitmap) throws(StagingError) {
    guard areMeant || bitmap.hasInk else { throw .noInk }
  }

  /// Checks that not all of several pictures that belong together have one colour.
  package static func check(_ pictures: [CGImage]) throws(StagingError) {
    guard areMeant || pictures.isEmpty || pictures.contains(where: \.bitmap.hasInk) else {
      throw .noInk
    }
  }
}

extension Bitmap {
  /// Whether any two pixels differ; of a single pixel, whether it is other than clear. Compares the
  /// pixels with themselves moved by one.
  package var hasInk: Bool {
    flush()
    if width * height == 1 { return pixels.load(as: UInt32.self) != 0 }
    let row = 4 * width
    for y in 0..<height {
      let start = pixels + y * bytesPerRow
      if memcmp(start, start + 4, row - 4) != 0 { return true }
      if memcmp(start, pixels, row) != 0 { return true }
    }
    return false
  }
}
