import UIKit

/// Why no picture of a screen was taken. `description` is one sentence.
public enum SnapshotError: Error, Equatable, Sendable {
  /// The picture would have no pixels, or more than a bitmap can hold. Size in points.
  case unusableSize(CGSize, scale: CGFloat)
  /// A content offset was asked for and nothing scrolls; the root view's type.
  case nothingScrolls(String)
  /// An item was asked for and there is no collection view; the root view's type.
  case noCollectionView(String)
  /// The collection view has no item at this index path.
  case noSuchItem([Int])
  /// What scrolls kept moving for so many layouts.
  case notSettled(passes: Int)
  /// The image has no pixels of its own.
  case noPixels
  /// Loads, by name, that had not ended when the time for waiting was over.
  case neverLoaded([String])
  /// Loads, by name, that the view asked for after so many times that all had come.
  case keepsLoading([String], rounds: Int)
  /// The layout asked to be done again for ever: what asked for it, by name.
  case layoutNeverEnds([String])
  /// Animations follow each other without end.
  case neverRests
  /// The layout puts so many items into sight and none has a cell.
  case noCells(items: Int)
  /// No item is in sight, and the first one, at this index path, has no area. Size in points.
  case emptyItem([Int], CGSize)
  /// Every pixel has the same colour.
  case noInk
  /// Constraints leave a choice or contradict each other: where, in clauses.
  case layoutIssues([String])
  /// A text lacks its ink: what is wrong with its font, in a sentence.
  case font(String)
  /// An asynchronous snapshot did not call back in time.
  case neverCalledBack(seconds: TimeInterval, isMainQueueServed: Bool)
  /// An asynchronous snapshot let its callback go and cannot call it any more.
  case callbackLetGo
}

extension SnapshotError: CustomStringConvertible {
  public var description: String {
    let sentence = sentence(of: nil)
    return isOfBlank ? sentence + Self.blanksAreMeant : sentence
  }

  private static let blanksAreMeant = " Where that is meant, add '.allowingBlank' to the strategy."
}

extension SnapshotError: FailureFact {
  package var status: RunStatus {
    switch self {
    case .unusableSize, .font: .environment
    case .notSettled, .layoutNeverEnds, .neverRests, .neverLoaded, .keepsLoading: .unsettled
    case .noCells, .emptyItem, .noInk: .empty
    case .nothingScrolls, .noCollectionView, .noSuchItem, .noPixels, .layoutIssues,
      .neverCalledBack, .callbackLetGo:
      .usage
    }
  }

  /// Whether a picture that shows nothing would have been taken.
  package var isOfBlank: Bool { status == .empty }
}
