import ScenePictures
import UIKit

/// What the arguments ask for, after every check that needs no drawing but the pixel limit's: what
/// is drawn, and what becomes of it.
@dynamicMemberLookup
struct RenderRequest: Equatable {
  var drawing: DrawingRequest
  let output: Output
  /// The folder of all fonts; nil for the package's own.
  var fonts: String?
  /// What the interface is in; nil for English, or what the process was started with.
  var language: InterfaceLanguage.Choice?
  /// The file of the system font; nil for that of all fonts.
  var systemFont: String?
  /// What the pictures become.
  var form = Form.separate
  /// Where the layout is written as JSON.
  var tree: Output? {
    didSet { drawing.extras.keepsLayout = tree != nil }
  }
  /// Where a second picture, with index paths over it, is written.
  var annotated: Output? {
    didSet { drawing.extras.annotates = annotated != nil }
  }
  var reportsWork = false
  var reportsJSON = false
  var isQuiet = false

  init(scene: String, output: Output) {
    drawing = DrawingRequest(scene: scene)
    self.output = output
  }

  subscript<Value>(dynamicMember property: KeyPath<DrawingRequest, Value>) -> Value {
    drawing[keyPath: property]
  }

  subscript<Value>(dynamicMember property: WritableKeyPath<DrawingRequest, Value>) -> Value {
    get { drawing[keyPath: property] }
    set { drawing[keyPath: property] = newValue }
  }

  /// One thing at most goes to standard output.
  func checkStandardOutput() throws(Failure) {
    let things: [(Bool, String)] = [
      (output == .standardOutput, "the picture"), (tree == .standardOutput, "--tree"),
      (annotated == .standardOutput, "--annotate"), (drawing.extras.explained != nil, "--explain"),
      (reportsJSON, "--json"),
    ]
    let names = things.filter(\.0).map(\.1)
    if names.count > 1 { throw Failure(ShotFact.oneStandardOutput(names)) }
  }

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
