import CoreText
import Failures
import Foundation

/// The fonts of the command.
enum FontChoice {
  /// Loads the package's fonts or those of a folder, and sets the file of the system font.
  static func prepare(_ folder: String?, systemFont: String?) throws(Failure) {
    try Failure.from { () throws(FontError) in
      if let folder {
        try FontLibrary.use(directory: URL(fileURLWithPath: folder, isDirectory: true))
      }
      FontLibrary.systemFontPath = systemFont.map { URL(fileURLWithPath: $0).path }
      try FontLibrary.prepareOnce()
    }
  }
}
