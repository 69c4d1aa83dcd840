import UIKit

/// What of a screen a picture shows, how large, and when.
package struct PictureRequest: Sendable {
  /// What is scrolled into sight.
  package enum ScrollTarget: Sendable {
    case asItStands
    /// As it is and not clamped.
    case offset(CGPoint)
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

  /// A request of the screen as it stands, at rest, but for what is given.
  package init(
    size: CGSize? = nil, scale: CGFloat, traits: UITraitCollection? = nil,
    edges: ScreenEdges = ScreenEdges(), target: ScrollTarget = .asItStands,
    time: TimeInterval? = nil
  ) {
    self.size = size
    self.scale = scale
    self.traits = traits
    self.edges = edges
    self.target = target
    self.time = time
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
