import CoreText
import Failures
import Foundation

/// The fonts of everything the command draws.
enum FontChoice {
  /// Makes the pinned fonts ready, or those of a folder.
  static func prepare(_ folder: String?) throws(Failure) {
    do throws(FontError) {
      if let folder {
        try FontLibrary.use(directory: URL(fileURLWithPath: folder, isDirectory: true))
      }
      try FontLibrary.prepareOnce()
    } catch {
      throw Failure(error)
    }
  }
}
