import Markup

/// Converts a document's elements into objects.
struct DocumentReader {
  let file: String
  private(set) var diagnostics: [DocumentError] = []
  private var reported: Set<String> = []
  private var lines: [String: Int] = [:]
  private var objectCount = 0
  private var constraintCount = 0
  var resources = ResourceColors()

  init(file: String) { self.file = file }

  /// Reads a document from its root element.
  mutating func document(_ root: MarkupElement) throws(DocumentError) -> InterfaceDocument {
    let kind = try kind(of: root)
    var imageSizes: [String: SizeValue] = [:]
    for child in root.children where child.name == "resources" {
      resources.read(child)
      for image in child.children where image.name == "image" && image["catalog"] != "system" {
        guard let name = image["name"] else { continue }
        imageSizes[name] = SizeValue(
          width: number(image, "width"), height: number(image, "height"))
      }
    }
    var document = InterfaceDocument(
      file: file, kind: kind, objects: [], scenes: [],
      initialController: root["initialViewController"],
      usesAutoLayout: root["useAutolayout"] == "YES", device: nil, tintColor: nil, diagnostics: [])
    document.imageSizes = imageSizes
    for child in root.children {
      switch child.name {
      case "objects": document.objects = try objects(in: child)
      case "scenes": for item in child.children { document.scenes.append(try scene(item)) }
      case "device":
        checkNames(child)
        document.device = child["id"]
        document.isLandscape = child["orientation"] == "landscape"
      case "color" where child["key"] == "tintColor": document.tintColor = color(child)
      case let name where IgnoredNames.elements.contains(name) || name == "resources": break
      default: diagnose(child.line, unknown: "element '\(child.name)' in 'document'")
      }
    }
    document.diagnostics = diagnostics + ReferenceCheck(document, root: root.line).diagnostics
    return document
  }

  private func kind(of root: MarkupElement) throws(DocumentError) -> InterfaceDocument.Kind {
    guard root.name == "document" else {
      throw DocumentError(
        file, root.line, "this is not an Interface Builder document: its root is '\(root.name)'.")
    }
    if let runtime = root["targetRuntime"], !runtime.hasPrefix("iOS.CocoaTouch") {
      throw DocumentError(
        file, root.line, "documents for '\(runtime)' are not supported, only those for iOS.")
    }
    let type = root["type"] ?? ""
    guard type.contains("CocoaTouch") else {
      throw DocumentError(file, root.line, "documents of the type '\(type)' are not supported.")
    }
    return type.contains("Storyboard") ? .storyboard : .xib
  }

  private mutating func scene(
    _ element: MarkupElement
  ) throws(DocumentError) -> InterfaceDocument.Scene {
    constraintCount = 0
    let before = objectCount
    var scene = InterfaceDocument.Scene(id: element["sceneID"], objects: [], line: element.line)
    for child in element.children where child.name == "objects" {
      scene.objects += try objects(in: child)
    }
    scene.objectCount = objectCount - before
    return scene
  }

  /// Reads the objects in an element, in order.
  mutating func objects(in element: MarkupElement) throws(DocumentError) -> [ObjectModel] {
    var objects: [ObjectModel] = []
    for child in element.children { objects.append(try object(child)) }
    return objects
  }

  /// Counts an object. Throws above the limit, which no document exceeds, because each object uses
  /// a view's memory.
  mutating func countObject(_ line: Int) throws(DocumentError) {
    objectCount += 1
    if objectCount > Self.maximumObjectCount {
      throw DocumentError(file, line, "there are more than \(Self.maximumObjectCount) objects.")
    }
  }

  /// Counts a constraint. Throws if a scene has more than any screen needs, because solving takes
  /// time proportional to the cube of their number.
  mutating func countConstraint(_ line: Int) throws(DocumentError) {
    constraintCount += 1
    if constraintCount > Self.maximumConstraintCount {
      throw DocumentError(
        file, line, "a scene has more than \(Self.maximumConstraintCount) constraints.")
    }
  }

  private static let maximumObjectCount = 8000
  private static let maximumConstraintCount = 2000

  /// Registers an identifier. Throws if another object has it.
  mutating func claim(_ id: String, line: Int) throws(DocumentError) {
    if let first = lines.updateValue(line, forKey: id) {
      throw DocumentError(file, line, "the identifier '\(id)' is line \(first)'s already.")
    }
  }

  /// Warns once of an unknown name, with a suggestion.
  mutating func diagnose(_ line: Int, unknown what: String, _ question: String = "") {
    diagnoseOnce(line, "the \(what) is not known; it is ignored." + question)
  }

  /// Warns once of a problem, however often it occurs.
  mutating func diagnoseOnce(_ line: Int, _ problem: String) {
    if reported.insert(problem).inserted { diagnostics.append(DocumentError(file, line, problem)) }
  }

  /// Warns of an invalid value.
  mutating func diagnose(_ line: Int, _ problem: String) {
    diagnostics.append(DocumentError(file, line, problem))
  }

  /// Parses a number. Warns and returns 0 for other text.
  mutating func number(_ element: MarkupElement, _ name: String) -> Double {
    guard let text = element[name] else { return 0 }
    guard let number = Double(text), number.isFinite, abs(number) <= DocumentReader.most else {
      diagnose(element.line, "'\(name)' of '\(element.name)' is not a number: '\(text)'.")
      return 0
    }
    // Archives write a zero that was set in this way.
    return abs(number) < 1e-300 ? 0 : number
  }

  /// The maximum length of anything on a screen.
  private static let most = 1e9
}
