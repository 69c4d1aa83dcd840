import CoreText
import Foundation

/// Why a screen could not be photographed. Whoever asked for the picture says it in words.
package enum StagingError: Error, Equatable, Sendable {
  /// The picture would have no pixels, or more than there is memory for. Size in points.
  case unusableSize(CGSize, scale: CGFloat)
  /// A content offset was asked for and nothing scrolls; the root view's type.
  case nothingScrolls(String)
  /// An item was asked for and there is no collection view; the root view's type.
  case noCollectionView(String)
  /// The collection view has no item at this index path.
  case noSuchItem([Int])
  /// What scrolls kept moving for so many layouts.
  case notSettled(passes: Int)
  /// The layout asked to be done again for ever: what asked for it, by name.
  case layoutNeverEnds([String])
  /// Animations follow each other without end.
  case neverRests
  /// Loads, by name, that had not ended when the time for waiting was over.
  case neverLoaded([String])
  /// Loads, by name, that the screen asked for after so many times that all had come.
  case keepsLoading([String], rounds: Int)
  /// The layout puts so many items into the visible rectangle and none has a cell.
  case noCells(items: Int)
  /// No item is in sight, and the first one, at this index path, has no area.
  case emptyItem([Int], CGSize)
  /// Every pixel has the same value.
  case noInk
  /// A text lacks its ink.
  case font(FontError)
}

extension StagingError {
  init(_ error: LoadError) {
    self =
      switch error {
      case .neverEnded(let loads): .neverLoaded(loads)
      case .keepsLoading(let loads, let rounds): .keepsLoading(loads, rounds: rounds)
      }
  }
}
