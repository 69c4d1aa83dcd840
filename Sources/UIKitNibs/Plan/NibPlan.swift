import InterfaceBuilder

/// A nib that is ready to make objects from: everything that can be done once is done.
@MainActor
final class NibPlan {
  let document: InterfaceDocument
  /// Where names of images and colours are looked up; nil for the usual places.
  let bundle: Bundle?
  /// Whether the app that the document is of is not here: what its classes lack is said, and does
  /// not stop the program.
  let isPreview: Bool
  /// How many objects, constraints and guides have places of their own.
  fileprivate(set) var placeCount = 0
  fileprivate(set) var places: [String: Int] = [:]
  /// Complaints that are not said again.
  private var said: Set<String> = []
  /// What nothing here reads, or not as it was meant, each with file and line.
  private(set) var complaints: [String] = []

  init(_ document: InterfaceDocument, bundle: Bundle?, isPreview: Bool = false) {
    self.document = document
    self.bundle = bundle
    self.isPreview = isPreview
    for complaint in document.complaints {
      said.insert(complaint.problem)
      say(complaint.sentence)
    }
  }

  /// The same document to be made ready again: the screen's size class is another.
  func again() -> NibPlan {
    NibPlan(again: self)
  }

  private init(again other: NibPlan) {
    (document, bundle, isPreview) = (other.document, other.bundle, other.isPreview)
    said = other.said
  }

  /// The place of an object by its identifier.
  func index(of id: String) -> Int {
    if let place = places[id] { return place }
    places[id] = placeCount
    placeCount += 1
    return placeCount - 1
  }

  /// A place for an object that has no identifier.
  func newIndex() -> Int {
    placeCount += 1
    return placeCount - 1
  }

  /// Complains, once, of something on a line.
  func complain(_ line: Int, _ problem: String) {
    if said.insert(problem).inserted { say("\(document.file):\(line): \(problem)") }
  }

  /// Complains, once, in a sentence of UIKit's that the place follows: it names an object, which is
  /// another one each time.
  func complain(_ line: Int, inItsOwnWords sentence: String, once key: String) {
    if said.insert("\(line): \(key)").inserted {
      say("\(sentence) (\(document.file):\(line))")
    }
  }

  /// The value that a model's attribute names; nil without the attribute, and, with a complaint,
  /// where it names none.
  func choice<Value>(
    _ name: String, of model: ObjectModel, _ names: [String: Value]
  ) -> Value? {
    guard let word = model[name] else { return nil }
    return choice(word, named: name, of: model.kind, line: model.line, names)
  }

  /// The value of a word; nil, with a complaint that names the nearest, where it has none.
  func choice<Value>(
    _ word: String, named name: String, of kind: String, line: Int, _ names: [String: Value]
  ) -> Value? {
    if let value = names[word] { return value }
    complain(
      line,
      "'\(name)' of '\(kind)' is not understood: '\(word.prefix(60))'."
        + NearestName.question(word, among: names.keys))
    return nil
  }

  /// Complains, once.
  func complainOnce(_ sentence: String) { if said.insert(sentence).inserted { say(sentence) } }

  private func say(_ sentence: String) {
    complaints.append(sentence)
    warn(sentence)
  }
}
