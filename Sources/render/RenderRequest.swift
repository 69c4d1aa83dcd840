import Foundation
import SceneFiles

/// What the arguments ask for, after every check that needs no drawing but the pixel limit's.
struct RenderRequest: Equatable {
  /// A scene's name, a scene file's path, or "-" for a scene file on standard input.
  let scene: String
  let output: Output
  /// Which regions of the content, each in a picture of its own.
  var regions: [ContentRegion] = [.asItStands]
  /// Seconds, ascending; nil is a screen at rest.
  var times: [Double?] = [nil]
  /// The screens, each with pictures of its own.
  var variants = [ScreenVariant()]
  /// Items that are selected before anything else happens.
  var selection: [IndexPath] = []
  /// In points; nil for the device's, or the scene's own.
  var size: CGSize?
  /// Pixels per point; nil for the device's, the scene file's own, or 2.
  var scale: CGFloat?
  var fonts: String?
  var showsIndicators = false
  var clamps = true
  /// What the pictures become.
  var form = Form.separate
  /// Where the layout is written as JSON.
  var tree: Output?
  /// Where a second picture, with index paths over it, is written.
  var annotated: Output?
  /// Whether each picture's layout is kept.
  var keepsLayout = false
  /// Whether the lines of the flow are drawn over the picture.
  var outlines = false
  /// The pixel whose views are named.
  var explained: Pixel?
  var reportsWork = false
  var reportsJSON = false
  var isQuiet = false
  /// What a scene file may ask for.
  var limits = SceneLimits.standard
  /// Whether a scene file may name files outside its folder.
  var allowsOutside = false

  /// What several pictures become.
  enum Form: String, CaseIterable, Equatable {
    /// A file each.
    case separate
    /// One picture, each under its label, in rows.
    case sheet
    /// One picture, in one row.
    case filmstrip
    /// An animated PNG file.
    case animate
  }

  /// From the picture's top left corner.
  struct Pixel: Equatable {
    let x, y: Int
  }
}

/// Where the picture goes.
enum Output: Equatable {
  case file(String)
  case standardOutput
  /// It is drawn for what is said about it.
  case nowhere

  /// "-" is standard output.
  init(_ text: String) { self = text == "-" ? .standardOutput : .file(text) }
}
