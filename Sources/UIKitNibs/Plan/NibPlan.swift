import InterfaceBuilder

/// A compiled nib from which objects can be created repeatedly.
@MainActor
final class NibPlan {
  let document: InterfaceDocument
  /// The bundle of images and colours; nil for the default places.
  let bundle: Bundle?
  /// Whether the document's app is missing, so that missing classes and members produce diagnostics
  /// and do not terminate the program.
  let isPreview: Bool
  /// The number of objects, constraints and guides.
  fileprivate(set) var objectCount = 0
  fileprivate(set) var indices: [String: Int] = [:]
  /// The diagnostics that are not logged again.
  private var logged: Set<String> = []
  /// The diagnostics of unknown or unsupported contents, each with file and line.
  private(set) var diagnostics: [String] = []

  init(_ document: InterfaceDocument, bundle: Bundle?, isPreview: Bool = false) {
    self.document = document
    self.bundle = bundle
    self.isPreview = isPreview
    for complaint in document.diagnostics {
      logged.insert(complaint.problem)
      log(complaint.sentence)
    }
  }

  /// Returns a new plan of the document, for another size class of the screen.
  func rebuilt() -> NibPlan {
    NibPlan(again: self)
  }

  private init(again other: NibPlan) {
    (document, bundle, isPreview) = (other.document, other.bundle, other.isPreview)
    logged = other.logged
  }

  /// Returns the place of an object by its identifier.
  func index(of id: String) -> Int {
    if let existing = indices[id] { return existing }
    indices[id] = objectCount
    objectCount += 1
    return objectCount - 1
  }

  /// Returns a new place for an object without an identifier.
  func newIndex() -> Int {
    objectCount += 1
    return objectCount - 1
  }

  /// Logs a diagnostic for a line, once.
  func diagnose(_ line: Int, _ problem: String) {
    if logged.insert(problem).inserted { log("\(document.file):\(line): \(problem)") }
  }

  /// Logs a diagnostic, once, as a message of UIKit followed by file and line; the message names an
  /// object, which differs each time.
  func diagnose(_ line: Int, verbatim sentence: String, once key: String) {
    if logged.insert("\(line): \(key)").inserted {
      log("\(sentence) (\(document.file):\(line))")
    }
  }

  /// Returns the value for the name in an attribute; nil without the attribute, and, with a
  /// diagnostic, for an unknown name.
  func choice<Value>(
    _ name: String, of model: ObjectModel, _ names: [String: Value]
  ) -> Value? {
    guard let word = model[name] else { return nil }
    return choice(word, named: name, of: model.kind, line: model.line, names)
  }

  /// Returns the value for a name; nil, with a diagnostic and a suggestion, for an unknown one.
  func choice<Value>(
    _ word: String, named name: String, of kind: String, line: Int, _ names: [String: Value]
  ) -> Value? {
    if let value = names[word] { return value }
    diagnose(
      line,
      "'\(name)' of '\(kind)' is not understood: '\(word.prefix(60))'."
        + NearestName.question(word, among: names.keys))
    return nil
  }

  /// Logs a diagnostic once.
  func diagnoseOnce(_ sentence: String) { if logged.insert(sentence).inserted { log(sentence) } }

  private func log(_ sentence: String) {
    diagnostics.append(sentence)
    warn(sentence)
  }
}
