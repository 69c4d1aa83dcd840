import CoreText
import Failures
import Foundation

/// The fonts of everything the command draws.
enum FontChoice {
  /// Makes the pinned fonts ready, or those of a folder.
  static func prepare(_ folder: String?) throws(Failure) {
    try Failure.from { () throws(FontError) in
      if let folder {
        try FontLibrary.use(directory: URL(fileURLWithPath: folder, isDirectory: true))
      }
      try FontLibrary.prepareOnce()
    }
  }
}
