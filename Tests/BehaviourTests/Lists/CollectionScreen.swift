import UIKit

/// A collection view with any layout, over a number of items per section, that records requests for
/// data.
@MainActor
final class CollectionScreen: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  var counts: [Int]
  /// The requested cells, "section,item" each.
  private(set) var asked: [String] = []
  private var window: UIWindow?

  init(
    _ counts: [Int], width: CGFloat = 100, height: CGFloat = 100, layout: UICollectionViewLayout,
    cell: UICollectionViewCell.Type = UICollectionViewCell.self, isRightToLeft: Bool = false,
    delegate: (any UICollectionViewDelegate)? = nil
  ) {
    self.counts = counts
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    super.init()
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    view.register(cell, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge",
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    view.delegate = delegate
    view.dataSource = self
    view.layoutIfNeeded()
  }

  /// Puts the collection view in a window of its size.
  @discardableResult
  func show() -> UIWindow {
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.layoutIfNeeded()
    self.window = window
    return window
  }

  func scroll(to offset: CGPoint) {
    view.contentOffset = offset
    view.layoutIfNeeded()
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func frame(of kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: item, section: section))?.frame
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: section))
  }

  /// Returns the requested cells since the last call.
  func takeRequests() -> [String] {
    defer { asked = [] }
    return asked
  }

  // MARK: UICollectionViewDataSource

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append("\(indexPath.section),\(indexPath.item)")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}
