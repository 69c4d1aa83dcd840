import Foundation
import SceneFiles

/// What the arguments ask for, after every check that needs no drawing but the pixel limit's.
struct RenderRequest: Equatable {
  /// A scene's name, or a scene file's path.
  let scene: String
  let output: Output
  /// In points; nil for where the scene begins.
  let offset: CGPoint?
  /// In points; nil for the scene's own.
  let size: CGSize?
  /// Pixels per point; nil for the scene file's own, or 2.
  let scale: CGFloat?
  let fonts: String?
  let showsIndicators: Bool
  let clamps: Bool
  /// What a scene file may ask for.
  var limits = SceneLimits.standard
  /// Whether a scene file may name files outside its folder.
  var allowsOutside = false
}

/// Where the picture goes.
enum Output: Equatable {
  case file(String)
  case standardOutput
}
