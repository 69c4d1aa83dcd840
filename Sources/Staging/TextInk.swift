import CoreText
import UIKit

/// That texts have the ink that belongs to them.
package enum TextInk {
  /// Checks before anything is drawn that the fonts in use are there. Costs a few comparisons once
  /// they were.
  package static func checkFonts() throws(SnapshotError) {
    do throws(FontError) { try FontLibrary.prepareOnce() } catch {
      throw .font(error.description)
    }
  }

  /// Checks that no text that the current session has laid out lacks its ink.
  package static func checkTexts() throws(SnapshotError) {
    if let problem = FontProblems.current.all.first { throw .font(problem.description) }
  }
}
