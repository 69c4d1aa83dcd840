import UIKit

/// A tree of views on a screen of its own scale, to be scrolled and drawn.
///
/// The screen is `UIScreen.main`, lent for each step and given back.
@MainActor
package struct Stage {
  package let root: UIView
  /// Pixels per point.
  package let scale: CGFloat
  /// Nil for those the device has.
  private let traits: UITraitCollection?

  /// A tree of views that stands already.
  package init(_ root: UIView, scale: CGFloat, traits: UITraitCollection?) {
    self.root = root
    self.scale = scale
    self.traits = traits
  }

  /// Makes a screen stand.
  ///
  /// - Parameters:
  ///   - size: in points; nil for a view's own, or the device's screen's for a controller.
  ///   - edges: what of the screen is covered.
  ///   - traits: nil for those the device has.
  ///   - inWindow: whether a view gets a window.
  ///   - make: makes the screen; the device's screen has the size and scale already.
  package static func make<Screen: SnapshotScreen>(
    size: CGSize?, scale: CGFloat, edges: ScreenEdges = ScreenEdges(),
    traits: UITraitCollection? = nil, inWindow: Bool,
    _ make: () throws -> Screen
  ) rethrows -> (stage: Stage, screen: Screen) {
    let bounds = size.map { CGRect(origin: .zero, size: $0) }
    let giveBack = UIScreen.main.adopt(bounds: bounds, scale: scale, traits: traits)
    defer { giveBack() }
    let screen = try make()
    let root = screen.snapshotRoot(size: size, inWindow: inWindow)
    root.take(edges)
    root.catchUpWithTraits()
    root.layoutIfNeeded()
    return (Stage(root, scale: scale, traits: traits), screen)
  }

  /// The view an offset scrolls: the first scroll view, depth first.
  package var scrollView: UIScrollView? { root.firstView(of: UIScrollView.self) }

  /// The first collection view, depth first.
  package var collectionView: UICollectionView? { root.firstView(of: UICollectionView.self) }

  // MARK: Scrolling

  /// How often the end of the content may move before that is an error.
  private static let mostPasses = 10

  /// Sets an offset where scrolling can come to rest, as near as it can be to the one wanted, when
  /// everything has loaded, and lays out until it stays.
  package func scrollToRest(at wanted: CGPoint) throws(SnapshotError) {
    let scrollView = try scrolling()
    try lent { () throws(SnapshotError) in
      scrollView.hideScrollIndicators()
      try load()
      try settle { () throws(SnapshotError) in
        scrollView.contentOffset = scrollView.clampedContentOffset(wanted)
        try load()
        return scrollView.clampedContentOffset(wanted) == scrollView.contentOffset
      }
    }
  }

  /// Does something and lays out, again and again until it says that nothing moved.
  func settle(_ step: () throws(SnapshotError) -> Bool) throws(SnapshotError) {
    for _ in 0..<Self.mostPasses where try step() { return }
    throw .notSettled(passes: Self.mostPasses)
  }

  func scrolling() throws(SnapshotError) -> UIScrollView {
    guard let scrollView else {
      throw .nothingScrolls(String(describing: type(of: root)))
    }
    return scrollView
  }

  // MARK: Drawing

  /// The screen when everything has loaded; at rest, or in the middle of what moves.
  package func picture(resting: Bool = true) throws(SnapshotError) -> CGImage {
    try lent { () throws(SnapshotError) in
      let bitmap: Bitmap?
      do throws(LoadError) {
        bitmap = try root.loadedSnapshotBitmap(
          scale: scale, resting: resting, within: LoadBoard.patience)
      } catch {
        throw SnapshotError(error)
      }
      guard let bitmap else { throw .unusableSize(root.bounds.size, scale: scale) }
      return CGImage(sharing: bitmap)
    }
  }

  /// Lays out, waits for every load and lays out again.
  func load() throws(SnapshotError) {
    do throws(LoadError) {
      try root.layOutAndLoad(within: LoadBoard.patience)
    } catch {
      throw SnapshotError(error)
    }
  }

  /// Does something while the device's screen has this one's scale.
  func lent<Result>(
    _ body: () throws(SnapshotError) -> Result
  ) throws(SnapshotError) -> Result {
    let giveBack = UIScreen.main.adopt(scale: scale, traits: traits)
    defer { giveBack() }
    return try body()
  }
}

extension UIView {
  /// The first view of a class, depth first.
  func firstView<View: UIView>(of type: View.Type) -> View? {
    if let view = self as? View { return view }
    for subview in subviews {
      if let found = subview.firstView(of: type) { return found }
    }
    return nil
  }
}

extension UIView {
  /// Has the root of a screen keep its edges free.
  fileprivate func take(_ edges: ScreenEdges) {
    if let window = self as? UIWindow {
      window.edges = edges
    } else {
      setSafeAreaInsets(edges.safeAreaInsets == .zero ? nil : edges.safeAreaInsets)
    }
  }
}
