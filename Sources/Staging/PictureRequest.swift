import UIKit

/// Which picture of a screen is wanted: the screen, what of it is in sight, and when.
package struct PictureRequest: Sendable {
  /// What is scrolled into sight.
  package enum ScrollTarget: Sendable {
    case asItStands
    /// In points; `clamped` pulls one past the end back to where scrolling would rest.
    case offset(CGPoint, clamped: Bool)
    /// In points, or the nearest to that where scrolling can come to rest.
    case rest(CGPoint)
    case item(IndexPath, UICollectionView.ScrollPosition)
    /// All of the content, at once.
    case fullContent
  }

  /// In points; nil for a view's own, or the device's screen's for a controller.
  package var size: CGSize?
  /// Pixels per point.
  package var scale: CGFloat
  /// Nil for those the device has.
  package var traits: UITraitCollection?
  /// What of the screen is covered.
  package var edges = ScreenEdges()
  package var target = ScrollTarget.asItStands
  /// Seconds on from now, in the middle of what moves then; nil lets everything come to rest.
  package var time: TimeInterval?
  /// Whether the scroll indicators are drawn, as while scrolling; nil leaves them as they are.
  package var showsIndicators: Bool?
  package var terms = PictureTerms()

  /// A request of the screen as it stands, at rest, but for what is given.
  package init(
    size: CGSize? = nil, scale: CGFloat, traits: UITraitCollection? = nil,
    edges: ScreenEdges = ScreenEdges(), target: ScrollTarget = .asItStands,
    time: TimeInterval? = nil, showsIndicators: Bool? = nil, terms: PictureTerms = PictureTerms()
  ) {
    self.size = size
    self.scale = scale
    self.traits = traits
    self.edges = edges
    self.target = target
    self.time = time
    self.showsIndicators = showsIndicators
    self.terms = terms
  }
}

extension Stage {
  /// A stage for a screen, as a request has it.
  package static func of(_ screen: some SnapshotScreen, _ request: PictureRequest) -> Stage {
    of(
      screen, size: request.size, scale: request.scale, edges: request.edges,
      traits: request.traits)
  }
}
