import QuartzCore
import SeededRandom
import UIKit

/// A collection view with fuzzed data: data source, delegate, and a log of delegate calls.
@MainActor
final class FuzzScreen: NSObject {
  static let bounds = CGRect(x: 0, y: 0, width: 60, height: 90)

  /// The properties of a screen.
  struct Kind {
    /// The kind of layout.
    enum Arrangement: CaseIterable {
      case flow, compositional, list, rows
    }

    var arrangement = Arrangement.flow
    var sizesItself = false
    var delegateGivesSizes = false
    var isDecorated = false
    var isHorizontal = false
    var isMirrored = false
    var prefetches = true
    var inWindow = true

    init(_ random: inout SeededGenerator) {
      arrangement = random.pick(Arrangement.allCases) ?? .flow
      sizesItself = arrangement == .list || random.oneIn(2)
      delegateGivesSizes = random.oneIn(3)
      isDecorated = random.oneIn(2)
      isHorizontal = !sizesItself && random.oneIn(4)
      isMirrored = random.oneIn(4)
      prefetches = !random.oneIn(3)
      inWindow = !random.oneIn(6)
    }
  }

  let kind: Kind
  let view: UICollectionView
  let window: UIWindow?
  private let keeper = FrameKeeper()
  var data: FuzzData
  /// The cells with `willDisplay` and without `didEndDisplaying` calls.
  private(set) var displayed: Set<ObjectIdentifier> = []
  private(set) var displayedViews: Set<ObjectIdentifier> = []
  /// Inconsistent delegate calls.
  private(set) var problems: [String] = []
  var pendingCompletions = 0
  /// The elements shown since sizes were invalidated. Self-sizing cells keep their sizes.
  var measured: Set<String> = []

  init(_ kind: Kind, _ data: FuzzData) {
    (self.kind, self.data) = (kind, data)
    view = UICollectionView(frame: Self.bounds, collectionViewLayout: Self.layout(kind))
    window = kind.inWindow ? UIWindow(frame: Self.bounds) : nil
    super.init()
    view.semanticContentAttribute = kind.isMirrored ? .forceRightToLeft : .forceLeftToRight
    view.contentInsetAdjustmentBehavior = .never
    view.allowsMultipleSelection = true
    view.isPrefetchingEnabled = kind.prefetches
    register()
    view.dataSource = self
    view.delegate = self
    window?.addSubview(view)
    layOut()
  }

  private func register() {
    view.register(FuzzCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, FuzzFlowLayout.badge] {
      view.register(
        FuzzView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
  }

  private var root: UIView { window ?? view }

  func layOut() { root.layoutIfNeeded() }

  /// Draws the next frame; in debug builds its pixels are compared with a frame drawn from nothing.
  func draw() {
    #if DEBUG
      // Another scale would lay out the screen again.
      let frame = root.snapshotBitmap(scale: UIScreen.main.scale, keeper: keeper)
      precondition(frame != nil, "no memory for a frame")
      keeper._checkInvariants(against: root.layer)
    #endif
  }

  func note(_ problem: String) { problems.append(problem) }
}

extension FuzzScreen: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { data.sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { data.sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let cell = cell as? FuzzCell, let item = data[indexPath] else {
      note("asked for the cell of \(indexPath), which does not exist")
      return cell
    }
    if displayed.contains(ObjectIdentifier(cell)) && cell.text != item.text {
      note("dequeued a cell that is displayed, at \(indexPath)")
    }
    (cell.text, cell.length) = (item.text, item.length)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    (view as? FuzzView)?.text = text(ofKind: kind, at: indexPath)
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { data.move(sourceIndexPath, destinationIndexPath) }

  func text(ofKind kind: String, at indexPath: IndexPath) -> String {
    kind == FuzzFlowLayout.badge ? kind : data.sections[indexPath.section].text
  }
}

extension FuzzScreen: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard kind.delegateGivesSizes, let item = data[indexPath] else {
      return (collectionViewLayout as? FuzzFlowLayout)?.itemSize ?? .zero
    }
    return CGSize(width: kind.sizesItself ? 60 : 10 + item.number % 20, height: 9 + item.number % 5)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if !displayed.insert(ObjectIdentifier(cell)).inserted {
      note("a cell is displayed that has not left, at \(indexPath)")
    }
    if (cell as? FuzzCell)?.text != data[indexPath]?.text {
      note("a cell is displayed with another item's content, at \(indexPath)")
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if displayed.remove(ObjectIdentifier(cell)) == nil {
      note("a cell leaves that was not displayed, at \(indexPath)")
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    if !displayedViews.insert(ObjectIdentifier(view)).inserted {
      note("a \(elementKind) is displayed that has not left, at \(indexPath)")
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    if displayedViews.remove(ObjectIdentifier(view)) == nil {
      note("a \(elementKind) leaves that was not displayed, at \(indexPath)")
    }
  }
}
