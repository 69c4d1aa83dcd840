import UIKit

/// One scene on a screen of its own: scroll it, draw it, scroll it again.
///
/// The screen is made once and kept, so a second picture costs what scrolling costs on a device.
@MainActor
package struct SceneRenderer {
  package let scene: Scene
  /// In points.
  package let size: CGSize
  /// Pixels per point.
  package let scale: CGFloat
  /// Appearance, direction and text size; nil for light, from left to right and `large`.
  package let traits: UITraitCollection?
  package let window: UIWindow
  /// What the last picture showed.
  let keeper = FrameKeeper()
  /// How long a picture waits for images that are still loading.
  package var patience = LoadBoard.patience

  /// Makes the screen; it has appeared and is laid out.
  ///
  /// - Parameter edges: what of the screen is covered. Default: nothing.
  package init(
    scene: Scene, size: CGSize, scale: CGFloat, edges: ScreenEdges = ScreenEdges(),
    traits: UITraitCollection? = nil
  ) {
    self.scene = scene
    self.size = size
    self.scale = scale
    self.traits = traits
    let bounds = CGRect(origin: .zero, size: size)
    let giveBack = UIScreen.main.adopt(bounds: bounds, scale: scale, traits: traits)
    defer { giveBack() }
    window = UIWindow(frame: bounds)
    window.edges = edges
    window.rootViewController = scene.make(size)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    scene.perform(window)
  }

  /// The view an offset scrolls: the first scroll view on the screen, depth first.
  package var scrollView: UIScrollView? { Self.firstScrollView(in: window) }

  /// Does something while the device's screen is this one.
  package func onScreen<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let giveBack = UIScreen.main.adopt(
      bounds: CGRect(origin: .zero, size: size), scale: scale, traits: traits)
    defer { giveBack() }
    return try body()
  }

  /// Draws the screen when nothing it shows is still loading.
  ///
  /// - Parameters:
  ///   - offset: in points; nil draws the screen as it stands. Ignored where nothing scrolls.
  ///   - time: seconds on from now at which the picture is taken, in the middle of what moves then;
  ///     nil
  ///     lets everything come to rest first.
  ///   - clamps: whether an offset past the end is pulled back to where scrolling would rest.
  ///   - showsIndicators: whether the scroll indicators are drawn, as while scrolling.
  /// - Returns: the picture, and the offset it was drawn at; zero where nothing scrolls.
  /// - Complexity: O(pixels + what is visible).
  package func render(
    offset: CGPoint?, at time: CFTimeInterval? = nil, clamps: Bool = true,
    showsIndicators: Bool = false
  ) throws(SceneError) -> (bitmap: Bitmap, effectiveOffset: CGPoint) {
    let giveBack = UIScreen.main.adopt(
      bounds: CGRect(origin: .zero, size: size), scale: scale, traits: traits)
    defer { giveBack() }
    if let offset {
      try scroll(to: offset, clamps: clamps)
      try load()
      // What has come may have moved the end.
      try scroll(to: offset, clamps: clamps)
    }
    if showsIndicators {
      scrollView?.flashScrollIndicators()
    } else {
      scrollView?.hideScrollIndicators()
    }
    try load()
    try passTime(time)
    let picture = try snapshot(resting: time == nil)
    let effective = scrollView?.contentOffset ?? .zero
    guard let bitmap = picture else {
      let pixels = PixelSize(points: size, scale: scale)
      throw .outOfMemory(scene: scene.name, width: pixels.width, height: pixels.height)
    }
    try checkCells(at: effective)
    guard bitmap.hasInk else { throw .noInk(scene: scene.name, offset: effective) }
    return (bitmap, effective)
  }

  /// Sets the offset and lays out until it stays: cells that size themselves may move the end.
  private func scroll(to offset: CGPoint, clamps: Bool) throws(SceneError) {
    guard let scrollView else { return }
    for _ in 0..<Self.mostPasses {
      let wanted = clamps ? scrollView.clampedContentOffset(offset) : offset
      scrollView.contentOffset = wanted
      window.layoutIfNeeded()
      if !clamps || scrollView.clampedContentOffset(offset) == wanted { return }
    }
    throw .notSettled(scene: scene.name, offset: offset, passes: Self.mostPasses)
  }

  /// How often the end of the content may move before that is an error.
  private static let mostPasses = 10

  private func passTime(_ time: CFTimeInterval?) throws(SceneError) {
    if let time {
      MediaClock.advance(by: time)
    } else if !MediaClock.settle() {
      throw .neverRests(scene: scene.name)
    }
    window.layoutIfNeeded()
  }

  private func checkCells(at offset: CGPoint) throws(SceneError) {
    guard let collectionView = scrollView as? UICollectionView,
      collectionView.visibleCells.isEmpty
    else { return }
    let visible = collectionView.bounds
    let items = collectionView.collectionViewLayout.layoutAttributesForElements(in: visible)?
      .filter { attributes in
        attributes.representedElementCategory == .cell && !attributes.isHidden
          && attributes.alpha > 0 && attributes.frame.overlaps(visible)
      }
    guard let items, !items.isEmpty else { return }
    throw .noCells(scene: scene.name, offset: offset, items: items.count)
  }

  private static func firstScrollView(in view: UIView) -> UIScrollView? {
    if let scrollView = view as? UIScrollView { return scrollView }
    for subview in view.subviews {
      if let found = firstScrollView(in: subview) { return found }
    }
    return nil
  }
}

extension Bitmap {
  /// Whether any two pixels differ. Compares the pixels with themselves moved by one.
  var hasInk: Bool {
    flush()
    let row = 4 * width
    for y in 0..<height {
      let start = pixels + y * bytesPerRow
      if memcmp(start, start + 4, row - 4) != 0 { return true }
      if memcmp(start, pixels, row) != 0 { return true }
    }
    return false
  }
}
