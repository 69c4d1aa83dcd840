import UIKit

/// What collection views of scenes have in common.
extension UICollectionView {
  /// Where content rests that nobody has scrolled: at its start, which is at the right where the
  /// layout is mirrored.
  var restingOffset: CGPoint {
    var offset = minimumContentOffset
    if machine.mirror != nil { offset.x = maximumContentOffset.x }
    return offset
  }

  /// Takes over what a scene says of its view, and the classes of its cells.
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
