import UIKit

/// One section of a flow layout whose items scroll sideways: a collection view in a cell.
///
/// UIKit's flow layout has no sections that scroll by themselves; where a scene needs no lines that
/// are justified and no sizes that its items say, `layout: compositional` does without.
final class LineCell: UICollectionViewCell {
  static let identifier = "line"

  private(set) var collectionView: UICollectionView?
  private var source: SceneSource?

  func show(_ section: Int, of contents: SceneContents) {
    collectionView?.removeFromSuperview()
    let source = SceneSource(contents, sideways: section)
    let view = UICollectionView(
      frame: contentView.bounds,
      collectionViewLayout: SceneFlowLayout(contents, sideways: section))
    view.prepareForScene(contents)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = nil
    view.dataSource = source
    view.delegate = source
    contentView.addSubview(view)
    (self.source, collectionView) = (source, view)
    view.layoutIfNeeded()
    view.contentOffset = view.clampedContentOffset(
      view.offset(fromStart: contents.scene.sections[section].sidewaysOffset))
    for path in contents.selected.sorted(by: { $0.item < $1.item }) where path.section == section {
      view.selectItem(
        at: IndexPath(item: path.item, section: 0), animated: false, scrollPosition: [])
    }
    for path in contents.highlighted where path.section == section {
      view.setHighlighted(true, at: IndexPath(item: path.item, section: 0))
    }
  }

  func forgetSizes() { source?.forgetSizes() }
}

extension UICollectionView {
  /// Where content rests that nobody has scrolled: at its start, which is at the right where the
  /// layout is mirrored.
  var restingOffset: CGPoint {
    var offset = minimumContentOffset
    if mirror != nil { offset.x = maximumContentOffset.x }
    return offset
  }

  /// The content offset at which a line is scrolled so far, in points, from where it rests.
  func offset(fromStart distance: CGFloat) -> CGPoint {
    let rest = restingOffset
    return CGPoint(x: mirror == nil ? rest.x + distance : rest.x - distance, y: rest.y)
  }

  /// What the views of a scene have in common.
  func prepareForScene(_ contents: SceneContents) {
    let model = contents.scene.document.collectionView
    semanticContentAttribute = contents.direction
    indicatorStyle = contents.resolver.appearance == .dark ? .white : .default
    allowsMultipleSelection = model.allowsMultipleSelection
    register(StyledCell.self, forCellWithReuseIdentifier: StyledCell.identifier)
    register(LineCell.self, forCellWithReuseIdentifier: LineCell.identifier)
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
