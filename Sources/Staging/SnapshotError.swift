import UIKit

/// An error of taking an image of a screen. `description` is one sentence.
public enum SnapshotError: Error, Equatable, Sendable {
  /// The image would have no pixels or exceed the maximum size. The size is in points.
  case unusableSize(CGSize, scale: CGFloat)
  /// A content offset was requested but nothing scrolls; the root view's type.
  case nothingScrolls(String)
  /// An item was requested but there is no collection view; the root view's type.
  case noCollectionView(String)
  /// The collection view has no item at this index path.
  case noSuchItem([Int])
  /// The content kept moving for the maximum number of layout passes.
  case notSettled(passes: Int)
  /// The image has no pixels.
  case noPixels
  /// Loads, by name, that did not end in time.
  case neverLoaded([String])
  /// Loads, by name, that the view requested after the maximum number of rounds.
  case keepsLoading([String], rounds: Int)
  /// The layout invalidates itself endlessly; the names of the causes.
  case layoutNeverEnds([String])
  /// Animations follow each other endlessly.
  case neverRests
  /// The layout has visible items, but none has a cell.
  case noCells(items: Int)
  /// No item is visible, and the first one, at this index path, has no area. The size is in points.
  case emptyItem([Int], CGSize)
  /// All pixels have the same colour.
  case noInk
  /// Constraints are ambiguous or unsatisfiable; descriptions of them.
  case layoutIssues([String])
  /// A text is not drawn because of its font; a sentence about the problem.
  case font(String)
  /// An asynchronous snapshot did not call back in time.
  case neverCalledBack(seconds: TimeInterval, isMainQueueServed: Bool)
  /// An asynchronous snapshot released its callback without calling it.
  case callbackReleased
}

extension SnapshotError: CustomStringConvertible {
  public var description: String {
    let sentence = sentence(of: nil)
    return isOfBlank ? sentence + Self.blanksAreMeant : sentence
  }

  private static let blanksAreMeant = " If that is intended, add '.allowingBlank' to the strategy."
}

extension SnapshotError: FailureReason {
  package var status: RunStatus {
    switch self {
    case .unusableSize, .font: .environment
    case .notSettled, .layoutNeverEnds, .neverRests, .neverLoaded, .keepsLoading: .unsettled
    case .noCells, .emptyItem, .noInk: .empty
    case .nothingScrolls, .noCollectionView, .noSuchItem, .noPixels, .layoutIssues,
      .neverCalledBack, .callbackReleased:
      .usage
    }
  }

  /// Whether the error is about a blank image.
  package var isOfBlank: Bool { status == .empty }
}
