import UIKit

/// The view controller of a scene file.
package final class SceneFileViewController: UIViewController {
  let contents: SceneContents
  private let source: SceneSource
  private(set) var collectionView: UICollectionView?

  init(_ scene: AssembledScene) {
    contents = SceneContents(scene)
    source = SceneSource(contents)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  package override func loadView() {
    let root = UIView(frame: UIScreen.main.bounds)
    let collectionView = UICollectionView(
      frame: root.bounds, collectionViewLayout: contents.makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.prepareForScene(contents)
    let model = contents.scene.document.collectionView
    collectionView.backgroundColor =
      contents.resolver.color(model.backgroundColor) ?? contents.resolver.named("systemBackground")
    collectionView.contentInset = model.contentInset
    collectionView.contentInsetAdjustmentBehavior = model.contentInsetAdjustmentBehavior.uiBehavior
    // Little content avoids the safe area like more content.
    collectionView.alwaysBounceVertical = contents.isVertical
    collectionView.alwaysBounceHorizontal = !contents.isVertical
    source.view = collectionView
    collectionView.show(outlineOf: source)
    collectionView.delegate = source
    root.addSubview(collectionView)
    self.collectionView = collectionView
    view = root
  }

  /// Applies the initial selection, highlight and scroll position.
  package override func viewDidLoad() {
    super.viewDidLoad()
    let model = contents.scene.document.collectionView
    if model.isEditing { beginEditing(model) }
    view.layoutIfNeeded()
    scrollRows()
    for path in model.selected.map(\.value) { select(path) }
    for path in model.highlighted.map(\.value) { setHighlighted(true, path) }
    // Last, since a view without selection cannot select the initial items.
    collectionView?.allowsSelection = model.allowsSelection
    guard let collectionView else { return }
    collectionView.layoutIfNeeded()
    // Without an offset, the resting position, with its inset visible.
    collectionView.contentOffset = collectionView.clampedContentOffset(
      model.contentOffset ?? collectionView.restingOffset)
    openSwipes()
  }

  private func beginEditing(_ model: CollectionModel) {
    collectionView?.isEditing = true
    collectionView?.allowsSelectionDuringEditing = model.allowsSelection
    collectionView?.allowsMultipleSelectionDuringEditing =
      model.allowsSelection && model.allowsMultipleSelection
  }

  /// Scrolls sections with orthogonal scrolling to their initial offset.
  private func scrollRows() {
    for (number, section) in contents.scene.sections.enumerated()
    where section.sidewaysOffset != 0 {
      collectionView?.machine.scrollRow(
        ofSection: number, to: section.sidewaysOffset, animated: false)
    }
  }

  /// Opens the initial swipe actions of rows.
  private func openSwipes() {
    for (section, items) in contents.items.enumerated() {
      for (number, item) in items.enumerated() {
        guard let swipe = item.row?.model.swipe, swipe.progress > 0 else { continue }
        collectionView?.machine.showSwipeActions(
          at: IndexPath(item: number, section: section),
          from: swipe.edge == .leading ? .leading : .trailing, progress: swipe.progress)
      }
    }
  }

  /// Resets the cached sizes, which depend on the safe area.
  package override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    discardSizes()
    collectionView?.collectionViewLayout.invalidateLayout()
  }

  // MARK: Items

  func select(_ path: ItemPath) {
    collectionView?.selectItem(at: indexPath(path), animated: false, scrollPosition: [])
  }

  func deselect(_ path: ItemPath) {
    collectionView?.deselectItem(at: indexPath(path), animated: false)
  }

  func setHighlighted(_ isHighlighted: Bool, _ path: ItemPath) {
    collectionView?.machine.setHighlighted(isHighlighted, at: indexPath(path))
  }

  private func indexPath(_ path: ItemPath) -> IndexPath {
    IndexPath(item: path.item, section: path.section)
  }

  func discardSizes() { source.discardSizes() }
}
