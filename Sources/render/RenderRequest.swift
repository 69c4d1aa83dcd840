import Foundation

/// What the arguments ask for, after every check that needs no drawing but the pixel limit's.
struct RenderRequest: Equatable {
  let scene: String
  let output: Output
  /// In points; nil for where the scene begins.
  let offset: CGPoint?
  /// In points; nil for the scene's own.
  let size: CGSize?
  /// Pixels per point.
  let scale: CGFloat
  let fonts: String?
  let showsIndicators: Bool
  let clamps: Bool
}

/// Where the picture goes.
enum Output: Equatable {
  case file(String)
  case standardOutput
}
