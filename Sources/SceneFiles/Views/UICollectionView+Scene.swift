import UIKit

/// Shared configuration of the collection views of scenes.
extension UICollectionView {
  /// The resting content offset: the start, which is at the right if the layout is mirrored.
  var restingOffset: CGPoint {
    var offset = minimumContentOffset
    if machine.mirror != nil { offset.x = maximumContentOffset.x }
    return offset
  }

  /// Applies the scene's settings and registers the classes of cells.
  func prepareForScene(_ contents: SceneContents) {
    let model = contents.scene.document.collectionView
    semanticContentAttribute = contents.direction
    indicatorStyle = contents.resolver.appearance == .dark ? .white : .default
    allowsMultipleSelection = model.allowsMultipleSelection
    register(StyledCell.self, forCellWithReuseIdentifier: StyledCell.identifier)
    register(StyledRow.self, forCellWithReuseIdentifier: StyledRow.rowIdentifier)
    let bars = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    let view: AnyClass = contents.scene.layoutKind == .list ? StyledRow.self : StyledBar.self
    for kind in bars + contents.badges.keys.sorted() {
      register(
        view, forSupplementaryViewOfKind: kind, withReuseIdentifier: StyledBar.identifier)
    }
  }
}
