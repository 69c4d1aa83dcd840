import UIKit

/// The parameters of an image of a screen: its size, its visible part, and its time.
package struct PictureRequest: Sendable {
  /// The visible part.
  package enum ScrollTarget: Sendable {
    case currentOffset
    /// An offset in points; `clamped` limits it to valid resting positions.
    case offset(CGPoint, clamped: Bool)
    /// An offset in points, or the nearest resting position.
    case rest(CGPoint)
    case item(IndexPath, UICollectionView.ScrollPosition)
    /// The whole content in one image.
    case fullContent
  }

  /// The size in points; nil for that of the view, also a controller's.
  package var size: CGSize?
  /// The number of pixels per point.
  package var scale: CGFloat
  /// The traits; nil for the device's.
  package var traits: UITraitCollection?
  /// The covered edges of the screen.
  package var edges = ScreenEdges()
  package var target = ScrollTarget.currentOffset
  /// The time from now in seconds, during animations; nil to complete them.
  package var time: TimeInterval?
  /// Whether the scroll indicators are visible; nil for no change.
  package var showsIndicators: Bool?
  package var terms = PictureTerms()

  /// Creates a request of the screen in its current state, at rest, except as specified.
  package init(
    size: CGSize? = nil, scale: CGFloat, traits: UITraitCollection? = nil,
    edges: ScreenEdges = ScreenEdges(), target: ScrollTarget = .currentOffset,
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
  /// Creates a stage for a screen, as specified by a request.
  package static func of(_ screen: some SnapshotScreen, _ request: PictureRequest) -> Stage {
    of(
      screen, size: request.size, scale: request.scale, edges: request.edges,
      traits: request.traits)
  }
}
