import ScenePictures
import UIKit

/// The validated arguments: the picture and its output. Only the pixel limit is checked later.
@dynamicMemberLookup
struct RenderRequest: Equatable {
  var drawing: DrawingRequest
  let output: Output
  /// The folder of all fonts, or nil for the package's own.
  var fonts: String?
  /// The interface's language, or nil for English or the process's own.
  var language: InterfaceLanguage.Choice?
  /// The file of the system font, or nil for the one in `fonts`.
  var systemFont: String?
  /// The form in which the pictures are written.
  var form = Form.separate
  /// The output of the layout as JSON.
  var tree: Output? {
    didSet { drawing.extras.keepsLayout = tree != nil }
  }
  /// The output of a second picture with index paths.
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

  /// Throws if several outputs are standard output.
  func checkStandardOutput() throws(Failure) {
    let things: [(Bool, String)] = [
      (output == .standardOutput, "the picture"), (tree == .standardOutput, "--tree"),
      (annotated == .standardOutput, "--annotate"), (drawing.extras.explained != nil, "--explain"),
      (reportsJSON, "--json"),
    ]
    let names = things.filter(\.0).map(\.1)
    if names.count > 1 { throw Failure(ShotProblem.oneStandardOutput(names)) }
  }

  /// The form in which several pictures are written.
  enum Form: String, CaseIterable, Equatable {
    /// A file for each picture.
    case separate
    /// One picture with all of them in rows, with labels.
    case sheet
    /// One picture with all of them in one row, with labels.
    case filmstrip
    /// An animated PNG file.
    case animate
  }
}

/// The destination of a picture.
enum Output: Equatable {
  case file(String)
  case standardOutput
  /// The picture is not written, only reported on.
  case nowhere

  /// Creates an output from an argument. "-" is standard output.
  init(_ text: String) { self = text == "-" ? .standardOutput : .file(text) }
}
