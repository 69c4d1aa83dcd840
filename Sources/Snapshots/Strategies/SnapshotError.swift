import Staging
import UIKit

/// Why a strategy took no snapshot. `description` is one sentence.
public enum SnapshotError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The picture would have no pixels, or more than a bitmap can hold. Size in points.
  case unusableSize(CGSize, scale: CGFloat)
  /// A content offset was asked for and nothing scrolls.
  case nothingScrolls(String)
  /// An item was asked for and there is no collection view.
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

  public var description: String {
    switch self {
    case .unusableSize(let size, let scale):
      "There is no picture of \(size.width) × \(size.height) points at scale \(scale)."
    case .nothingScrolls(let type):
      "A content offset was given, but \(type) neither is nor contains a scroll view."
    case .noCollectionView(let type):
      "An item was given, but \(type) neither is nor contains a collection view."
    case .noSuchItem(let path):
      "There is no item [\(path.map(String.init).joined(separator: ","))] to scroll to."
    case .notSettled(let passes):
      "The view did not settle: its content still moved after \(passes) layouts."
    case .noPixels:
      "The image holds no pixels."
    case .neverLoaded(let loads):
      "The view is not complete: still waiting for \(LoadError.list(loads))."
    case .keepsLoading(let loads, let rounds):
      "The view did not settle: after \(rounds) rounds of loading it asked for"
        + " \(LoadError.list(loads))."
    case .layoutNeverEnds(let views):
      "The view's layout never ends: \(views.joined(separator: ", ")) asked for it again each time."
    case .neverRests:
      "The view does not come to rest: its animations follow each other without end."
    case .noCells(let items):
      "The picture shows no cells where \(items) items are visible." + Self.blanksAreMeant
    case .emptyItem(let path, let size):
      "No item is in sight: item [\(path.map(String.init).joined(separator: ","))] is"
        + " \(ShortNumber.text(size.width)) × \(ShortNumber.text(size.height)) points."
        + Self.blanksAreMeant
    case .noInk:
      "The picture is empty: every pixel has the same colour." + Self.blanksAreMeant
    case .layoutIssues(let issues):
      "The constraints do not decide the layout: \(issues.joined(separator: "; "))."
    case .font(let sentence):
      sentence
    case .neverCalledBack(let seconds, let isMainQueueServed):
      "Nobody called back with the asynchronous value within \(ShortNumber.text(seconds)) s."
        + (isMainQueueServed ? "" : Self.mainQueueRests)
    case .callbackLetGo:
      "The asynchronous value never comes: its callback was let go without being called."
    }
  }

  private static let mainQueueRests =
    " What the main queue was given does not run while the assertion waits on this thread."
  private static let blanksAreMeant = " Where that is meant, add '.allowingBlank' to the strategy."
}

extension SnapshotError {
  package init(_ error: StagingError) {
    self =
      switch error {
      case .unusableSize(let size, let scale): .unusableSize(size, scale: scale)
      case .nothingScrolls(let type): .nothingScrolls(type)
      case .noCollectionView(let type): .noCollectionView(type)
      case .noSuchItem(let path): .noSuchItem(path)
      case .notSettled(let passes): .notSettled(passes: passes)
      case .layoutNeverEnds(let views): .layoutNeverEnds(views)
      case .neverRests: .neverRests
      case .neverLoaded(let loads): .neverLoaded(loads)
      case .keepsLoading(let loads, let rounds): .keepsLoading(loads, rounds: rounds)
      case .noCells(let items): .noCells(items: items)
      case .emptyItem(let path, let size): .emptyItem(path, size)
      case .noInk: .noInk
      case .font(let problem): .font(problem.description)
      }
  }

  /// Does something on a stage; what goes wrong there is said as a strategy says it.
  package static func saying<Result>(
    _ body: () throws(StagingError) -> Result
  ) throws(SnapshotError) -> Result {
    do throws(StagingError) { return try body() } catch { throw SnapshotError(error) }
  }
}
