import CoreText
import UIKit

/// Verifies that texts are completely drawn.
package enum TextInk {
  /// Throws an error if the fonts in use are missing. Takes a few comparisons after the first
  /// success.
  package static func checkFonts() throws(SnapshotError) {
    do throws(FontError) { try FontLibrary.prepareOnce() } catch {
      throw .font(error.description)
    }
  }

  /// Throws an error if a text of the current session could not be drawn.
  package static func checkTexts() throws(SnapshotError) {
    if let problem = FontProblems.current.all.first { throw .font(problem.description) }
  }
}
