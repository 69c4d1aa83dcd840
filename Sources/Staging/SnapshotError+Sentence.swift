import UIKit

extension SnapshotError {
  /// Returns a sentence; without a subject, about the view.
  package func sentence(of subject: FailureSubject?) -> String {
    let name = subject?.name ?? "the view"
    let screen = subject.map { "The screen of \($0)" } ?? "The view"
    let picture = subject.map { "The picture of \($0)" } ?? "The picture"
    switch self {
    case .unusableSize(let size, let scale): return Self.tooLarge(size, scale, subject)
    case .nothingScrolls(let type):
      return subject.map { "Nothing scrolls in \($0.name)." }
        ?? "A content offset was given, but \(type) neither is nor contains a scroll view."
    case .noCollectionView(let type):
      return subject.map { "\($0.name) has no collection view, so no items." }
        ?? "An item was given, but \(type) neither is nor contains a collection view."
    case .noSuchItem(let path): return Self.noItem(path, subject)
    case .notSettled(let passes):
      return "\(screen) did not settle: the end of its content still moved after \(passes) layouts."
    case .noPixels: return "The image has no pixels."
    case .neverLoaded(let loads):
      return "\(screen) is not complete: still waiting for \(LoadError.list(loads))."
    case .keepsLoading(let loads, let rounds):
      return "\(screen) did not settle: after \(rounds) rounds of loading it still requested"
        + " \(LoadError.list(loads))."
    case .layoutNeverEnds(let views):
      return "The layout of \(name) never ends: \(views.joined(separator: ", ")) requested it again"
        + " each time."
    case .neverRests:
      return "\(Self.capitalized(name)) does not settle: its animations follow each other"
        + " without end."
    case .noCells(let items): return "\(picture) shows no cells where \(items) items are visible."
    case .emptyItem(let path, let size): return Self.emptyItem(path, size, subject)
    case .noInk: return "\(picture) is empty: every pixel has the same colour."
    case .layoutIssues(let issues):
      return "The constraints do not decide the layout: \(issues.joined(separator: "; "))."
    case .font(let sentence): return sentence
    case .neverCalledBack(let seconds, let isMainQueueServed):
      return "The callback of the asynchronous value was not called within"
        + " \(ShortNumber.text(seconds)) s."
        + (isMainQueueServed ? "" : Self.mainQueueRests)
    case .callbackReleased:
      return "The asynchronous value never arrives: its callback was released without a call."
    }
  }

  private static func tooLarge(
    _ size: CGSize, _ scale: CGFloat, _ subject: FailureSubject?
  ) -> String {
    guard let subject else {
      let isEmpty = min(size.width, size.height) * scale < 1
      return "A picture of \(size.width) × \(size.height) points at scale \(scale)"
        + (isEmpty ? " has no pixels; give the view a size." : " is too large to be drawn.")
    }
    let pixels = PixelSize(points: size, scale: scale)
    return "There is not enough memory to draw \(subject.name) as \(pixels.width) ×"
      + " \(pixels.height) pixels."
  }

  private static func noItem(_ path: [Int], _ subject: FailureSubject?) -> String {
    guard let subject else {
      return "There is no item [\(path.map(String.init).joined(separator: ","))] to scroll to."
    }
    return "\(subject.name) has no item \(path.map(String.init).joined(separator: ":"));"
      + " sections and items are counted from 0."
  }

  private static func emptyItem(
    _ path: [Int], _ size: CGSize, _ subject: FailureSubject?
  ) -> String {
    "No item\(subject.map { " of \($0.name)" } ?? "") is visible: item"
      + " [\(path.map(String.init).joined(separator: ","))] is \(ShortNumber.text(size.width)) ×"
      + " \(ShortNumber.text(size.height)) points."
  }

  private static let mainQueueRests =
    " Blocks on the main queue do not run while the assertion waits on this thread."

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}
