import Foundation

/// A request of 'render profile', validated except for what requires the screen.
struct ProfileRequest: Equatable {
  let scene: String
  let output: Output
  /// A file with a script of touches.
  var script: String?
  /// The start and the turning point of the scroll, in points, or nil for the default.
  let range: ScrollRange?
  /// The size in points, or nil for the scene's own.
  let size: CGSize?
  /// The pixels per point, or nil for the scene's own.
  let scale: CGFloat?
  /// The file for the figures.
  let json: String?
  /// A file of figures to compare with.
  let other: String?
}

/// Two different offsets along the axis that scrolls, in points.
struct ScrollRange: Equatable {
  let start: CGFloat
  let end: CGFloat
}
