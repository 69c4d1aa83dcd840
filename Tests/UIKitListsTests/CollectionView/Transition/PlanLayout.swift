import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

/// A layout with given elements that logs calls under its name.
final class PlanLayout: UICollectionViewLayout {
  typealias Plan = (UICollectionViewLayoutAttributes) -> Void

  final class Log {
    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }

    /// Returns the lines since the last call.
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  let name: String
  var log: Log?
  var size: CGSize
  var headers = 0
  var shelves = 0
  var followsBounds = false
  var offset: CGPoint?
  var initial: CGRect?
  var final: CGRect?
  /// The headers and shelves that an update deletes and inserts.
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  /// Modifies attributes according to their index path and kind.
  var plan: Plan

  init(_ name: String, size: CGSize, plan: @escaping Plan) {
    (self.name, self.size, self.plan) = (name, size, plan)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  /// Returns rows with the width of the view and a height of 20 points.
  static func rows(_ count: Int = 10) -> PlanLayout {
    PlanLayout("rows", size: CGSize(width: 100, height: 20 * count)) {
      $0.frame = CGRect(x: 0, y: 20 * $0.indexPath.item, width: 100, height: 20)
    }
  }

  /// Returns columns with the height of the view and a width of 50 points.
  static func columns(_ count: Int = 10) -> PlanLayout {
    PlanLayout("columns", size: CGSize(width: 50 * count, height: 100)) {
      $0.frame = CGRect(x: 50 * $0.indexPath.item, y: 0, width: 50, height: 100)
    }
  }

  private func note(_ line: String) { log?.add("\(name) \(line)") }

  override func prepare() { note("prepare") }

  override var collectionViewContentSize: CGSize { size }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    note("elements")
    let items = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
      attributes(UICollectionViewLayoutAttributes(forCellWith: .item($0)))
    }
    let heads = (0..<headers).compactMap { header(.item($0)) }
    let boards = (0..<shelves).compactMap { shelf(.item($0)) }
    return (boards + items + heads).filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("item \(indexPath.item)")
    return attributes(UICollectionViewLayoutAttributes(forCellWith: indexPath))
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("\(elementKind) \(indexPath.item)")
    return indexPath.item < headers ? header(indexPath) : nil
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { indexPath.item < shelves ? shelf(indexPath) : nil }

  private func header(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    attributes(UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "head", with: path))
  }

  private func shelf(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    attributes(UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shelf", with: path))
  }

  private func attributes(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    plan(attributes)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { followsBounds }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    note("offset \(Int(proposed.x)),\(Int(proposed.y))")
    return offset ?? proposed
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    note("to \(Self.name(of: newLayout))")
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    note("from \(Self.name(of: oldLayout))")
  }

  override func finalizeLayoutTransition() { note("finalize") }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    note("bounds from \(Int(oldBounds.width))×\(Int(oldBounds.height))")
  }

  override func finalizeAnimatedBoundsChange() { note("bounds done") }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("initial \(itemIndexPath.item)")
    return changed(super.initialLayoutAttributesForAppearingItem(at: itemIndexPath), initial)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("final \(itemIndexPath.item)")
    return changed(super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath), final)
  }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    note("delete \(elementKind)?")
    return deleted
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    note("insert \(elementKind)?")
    return inserted
  }

  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    note("delete \(elementKind)?")
    return deleted
  }

  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    note("insert \(elementKind)?")
    return inserted
  }

  private func changed(
    _ attributes: UICollectionViewLayoutAttributes?, _ frame: CGRect?
  ) -> UICollectionViewLayoutAttributes? {
    if let frame { attributes?.frame = frame }
    return attributes
  }

  static func name(of layout: UICollectionViewLayout) -> String {
    (layout as? PlanLayout)?.name ?? "transition"
  }
}

/// A collection view of 100 × 100 points in a window, laid out.
@MainActor
final class PlanScreen: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let view: UICollectionView
  var count: Int
  var offset: CGPoint?
  var makeTransition:
    ((UICollectionViewLayout, UICollectionViewLayout) -> UICollectionViewTransitionLayout)?
  let log = PlanLayout.Log()

  init(_ layout: UICollectionViewLayout, count: Int = 10, y: CGFloat = 0) {
    self.count = count
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    view.register(PlanCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "head",
      withReuseIdentifier: "head")
    view.isPrefetchingEnabled = false
    view.dataSource = self
    view.delegate = self
    view.contentOffset.y = y
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  /// Makes the screen and layouts use one log.
  func listen(to layouts: PlanLayout...) {
    // Completes animations of other tests, which would log their ends.
    MediaClock.current.settle()
    for layout in layouts { layout.log = log }
    PlanCell.log = log
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "head", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.add("ended \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { offset ?? proposedContentOffset }

  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    makeTransition?(fromLayout, toLayout)
      ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// The final frames of the visible cells, by item.
  var frames: [CGRect] { view.visibleCells.map(\.frame) }

  var items: [Int] { view.indexPathsForVisibleItems.map(\.item) }

  /// Returns the current frame of an item on the screen.
  func seen(_ item: Int) -> CGRect? {
    view.cellForItem(at: .item(item)).flatMap(seen)
  }

  func seen(_ element: UIView) -> CGRect? {
    guard let shown = element.layer.presentation(), let content = view.layer.presentation() else {
      return nil
    }
    return UIScreen.main.rounded(
      shown.frame.offsetBy(dx: -content.bounds.minX, dy: -content.bounds.minY))
  }
}

extension UIScreen {
  /// Rounds to thousandths, since sums of additive animations have rounding errors.
  fileprivate func rounded(_ rect: CGRect) -> CGRect {
    func short(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
    return CGRect(
      x: short(rect.minX), y: short(rect.minY), width: short(rect.width),
      height: short(rect.height))
  }
}

/// A cell that logs its transitions.
final class PlanCell: UICollectionViewCell {
  static weak var log: PlanLayout.Log?

  override func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
    Self.log?.add("will \(PlanLayout.name(of: oldLayout))–\(PlanLayout.name(of: newLayout))")
  }

  override func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
    Self.log?.add("did \(PlanLayout.name(of: oldLayout))–\(PlanLayout.name(of: newLayout))")
  }
}
