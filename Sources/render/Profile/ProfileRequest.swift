import Foundation

/// What 'render profile' was asked for, after every check that needs no screen.
struct ProfileRequest: Equatable {
  let scene: String
  let output: Output
  /// A file that says what fingers do.
  var script: String?
  /// Where the scroll begins and turns, in points; nil for the usual.
  let range: ScrollRange?
  /// In points; nil for the scene's own.
  let size: CGSize?
  /// Pixels per point; nil for the scene's own.
  let scale: CGFloat?
  /// A file for the figures.
  let json: String?
  /// A file of figures to compare with.
  let other: String?
}

/// Two different offsets along the axis that scrolls, in points.
struct ScrollRange: Equatable {
  let start: CGFloat
  let end: CGFloat
}
