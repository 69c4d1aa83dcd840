import UIKit

/// A list to which things are done item by item.
@MainActor
final class GrowingList: NSObject, UICollectionViewDataSource {
  private let view: UICollectionView
  private var count: Int

  init(_ count: Int) {
    self.count = count
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

  /// One item before each that is there, in one batch update of as many calls.
  func insertEverywhere() {
    view.performBatchUpdates {
      for item in 0..<count { view.insertItems(at: [IndexPath(item: 2 * item, section: 0)]) }
      count *= 2
    }
  }

  func selectAll() {
    for item in 0..<count {
      view.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
  }

  /// Each by itself, the first first.
  func deselectAll() {
    for item in 0..<count {
      view.deselectItem(at: IndexPath(item: item, section: 0), animated: false)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: Items.identifier, for: indexPath)
  }
}
