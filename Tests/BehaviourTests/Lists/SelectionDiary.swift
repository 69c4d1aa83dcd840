import UIKit

/// A delegate of a collection view that records calls about highlight and selection.
@MainActor
final class SelectionDiary: NSObject, UICollectionViewDelegate {
  private var heard: [String] = []
  /// The requests that the delegate denies: "highlight", "select", "deselect", "perform".
  var refused: Set<String> = []

  private func ask(_ question: String, _ path: IndexPath) -> Bool {
    heard.append("\(question)? \(path.item)")
    return !refused.contains(question)
  }

  /// Returns the calls since the last time.
  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    ask("highlight", path)
  }

  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    heard.append("highlighted \(path.item)")
  }

  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    heard.append("unhighlighted \(path.item)")
  }

  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    ask("select", path)
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    heard.append("selected \(path.item)")
  }

  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    ask("deselect", path)
  }

  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    heard.append("deselected \(path.item)")
  }

  func collectionView(
    _ view: UICollectionView, canPerformPrimaryActionForItemAt path: IndexPath
  ) -> Bool { ask("perform", path) }

  func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
    heard.append("performed \(path.item)")
  }
}
