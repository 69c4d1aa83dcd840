import UIKit

/// What of a screen a picture shows, how large, and when.
package struct PictureRequest: Sendable {
  /// What is scrolled into sight.
  package enum Part: Sendable {
    case asItStands
    /// As it is and not clamped.
    case offset(CGPoint)
    case item(IndexPath, UICollectionView.ScrollPosition)
    /// All of the content, at once.
    case fullContent
  }

  /// In points; nil for a view's own, or the device's screen's for a controller.
  var size: CGSize?
  /// Pixels per point.
  var scale: CGFloat
  /// Nil for those the device has.
  var traits: UITraitCollection?
  /// What of the screen is covered.
  var edges = ScreenEdges()
  var part = Part.asItStands
  /// Seconds on from now, in the middle of what moves then; nil lets everything come to rest.
  var time: TimeInterval?
}

extension Stage {
  /// Makes a screen stand for a request.
  static func of(_ screen: some SnapshotScreen, _ request: PictureRequest) -> Stage {
    make(
      size: request.size, scale: request.scale, edges: request.edges, traits: request.traits,
      inWindow: false
    ) { screen }.stage
  }

  /// Scrolls, lets time pass and draws.
  func take(_ request: PictureRequest) throws(SnapshotError) -> CGImage {
    try lent { () throws(SnapshotError) in
      root.layoutIfNeeded()
      try show(request.part)
      try load()
      // Cells that were out of sight come back as they were.
      root.catchUpWithTraits()
      try load()
      if let time = request.time { MediaClock.advance(by: time) } else { MediaClock.settle() }
      return try picture(resting: request.time == nil)
    }
  }

  package func show(_ part: PictureRequest.Part) throws(SnapshotError) {
    switch part {
    case .asItStands: break
    case .offset(let offset):
      try scrolling().contentOffset = offset
      root.layoutIfNeeded()
    case .item(let indexPath, let position): try showItem(indexPath, position)
    case .fullContent: try showFullContent()
    }
  }

  /// Cells that size themselves may move the item: scrolls until it stays.
  private func showItem(
    _ indexPath: IndexPath, _ position: UICollectionView.ScrollPosition
  ) throws(SnapshotError) {
    guard let view = collectionView else {
      throw .noCollectionView(String(describing: type(of: root)))
    }
    try settle { () throws(SnapshotError) in
      try load()
      guard view.hasItem(at: indexPath) else { throw .noSuchItem(Array(indexPath)) }
      let before = view.contentOffset
      view.scrollToItem(at: indexPath, at: position, animated: false)
      try load()
      return view.contentOffset == before
    }
  }

  /// Makes the screen larger until its scroll view shows everything.
  private func showFullContent() throws(SnapshotError) {
    let scrollView = try scrolling()
    try settle { () throws(SnapshotError) in
      try load()
      let (least, greatest) = (scrollView.minimumContentOffset, scrollView.maximumContentOffset)
      scrollView.contentOffset = least
      let hidden = CGSize(
        width: (greatest.x - least.x).rounded(.up), height: (greatest.y - least.y).rounded(.up))
      guard hidden != .zero else { return true }
      let size = root.bounds.size
      root.bounds.size = CGSize(
        width: size.width + hidden.width, height: size.height + hidden.height)
      return false
    }
  }
}

extension UICollectionView {
  package func hasItem(at indexPath: IndexPath) -> Bool {
    guard indexPath.count == 2, indexPath.section >= 0, indexPath.item >= 0 else { return false }
    return indexPath.section < numberOfSections
      && indexPath.item < numberOfItems(inSection: indexPath.section)
  }
}
