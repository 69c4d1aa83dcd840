import BenchmarkScreens
import UIKit

/// A list with operations on every item.
@MainActor
final class GrowingList: NSObject, UICollectionViewDataSource {
  private let view: UICollectionView
  private var sections: [Int]

  /// Creates a list.
  ///
  /// - Parameter length: the number of items per section; nil for one section.
  init(_ count: Int, inSectionsOf length: Int? = nil) {
    let length = length ?? count
    sections = Array(repeating: length, count: count / length)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Items.identifier)
    view.allowsMultipleSelection = true
    view.dataSource = self
    view.layoutIfNeeded()
  }

  /// Inserts an item before each existing one, in one batch update with as many calls.
  func insertEverywhere() {
    view.performBatchUpdates {
      for item in 0..<sections[0] {
        view.insertItems(at: [IndexPath(item: 2 * item, section: 0)])
      }
      sections[0] *= 2
    }
  }

  /// Inserts a section before each existing one, in one batch update with as many calls.
  func insertSectionsEverywhere() {
    view.performBatchUpdates {
      for section in sections.indices { view.insertSections(IndexSet(integer: 2 * section)) }
      sections += sections
    }
  }

  /// Moves each item to the next one's place, in one batch update with as many calls.
  func rotate() {
    let count = sections[0]
    view.performBatchUpdates {
      for item in 0..<count {
        let next = IndexPath(item: (item + 1) % count, section: 0)
        view.moveItem(at: IndexPath(item: item, section: 0), to: next)
      }
    }
  }

  func selectAll() {
    for item in 0..<sections[0] {
      view.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
  }

  /// Deselects each item alone, from the first on.
  func deselectAll() {
    for item in 0..<sections[0] {
      view.deselectItem(at: IndexPath(item: item, section: 0), animated: false)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section] }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: Items.identifier, for: indexPath)
  }
}
