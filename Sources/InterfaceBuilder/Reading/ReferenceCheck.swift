/// Finds references to missing objects.
struct ReferenceCheck {
  private let document: InterfaceDocument
  private(set) var diagnostics: [DocumentError] = []
  /// The scene of each object, constraint and guide, by identifier.
  private var scenes: [String: Int] = [:]
  private let controllers: Set<String>
  /// The scene that is being checked.
  private var scene = 0

  /// Checks a document.
  ///
  /// - Parameter root: the line of the root element.
  init(_ document: InterfaceDocument, root: Int) {
    self.document = document
    let storyboard = document.scenes
    controllers = Set(storyboard.compactMap { $0.controller?.id })
    for object in document.objects { note(object) }
    for (index, scene) in storyboard.enumerated() {
      self.scene = index
      for object in scene.objects { note(object) }
    }
    scene = 0
    checkInitialController(root)
    for object in document.objects { check(object) }
    for (index, scene) in storyboard.enumerated() {
      self.scene = index
      for object in scene.objects { check(object) }
    }
    diagnostics.sort { $0.line < $1.line }
  }

  // MARK: Identifiers

  private mutating func note(_ object: ObjectModel) {
    if let id = object.id { scenes[id] = scene }
    for constraint in object.constraints {
      if let id = constraint.id { scenes[id] = scene }
    }
    for guide in object.guides { scenes[guide.id] = scene }
    for inner in object.inner { note(inner) }
  }

  // MARK: References

  private mutating func check(_ object: ObjectModel) {
    for connection in object.connections { check(connection) }
    for constraint in object.constraints where !constraint.isPlaceholder { check(constraint) }
    for (id, line) in object.variations.flatMap(\.references) where scenes[id] == nil {
      diagnose(line, "there is no object '\(id)' for a variation.", id)
    }
    for name in Self.references[object.kind] ?? [] {
      guard let id = object[name], scenes[id] == nil else { continue }
      diagnose(object.line, "there is no object '\(id)' for '\(name)' of '\(object.kind)'.", id)
    }
    for inner in object.inner { check(inner) }
  }

  /// Attributes that refer to other objects.
  private static let references: [String: [String]] = [
    "tableViewCell": ["textLabel", "detailTextLabel", "imageView"], "tabBar": ["selectedItem"],
  ]

  private mutating func check(_ connection: ConnectionModel) {
    switch connection {
    case .outlet(let property, let id, _, let line):
      check(id, line, "outlet '\(property)'")
    case .action(let selector, let id, _, let line): check(id, line, "action '\(selector)'")
    case .segue(let segue) where segue.kind != "unwind":
      guard document.kind == .storyboard, !controllers.contains(segue.destination) else { return }
      diagnose(
        segue.line, "there is no scene '\(segue.destination)' for a segue; the segue is ignored.",
        segue.destination, among: controllers)
    case .segue(let segue): check(segue.destination, segue.line, "unwinding segue")
    }
  }

  /// Checks the destination of a connection, which must be in the same scene.
  private mutating func check(_ id: String, _ line: Int, _ what: String) {
    guard !Self.placeholders.contains(id) else { return }
    guard let other = scenes[id] else {
      return diagnose(line, "there is no object '\(id)' for the \(what); it is ignored.", id)
    }
    if other != scene {
      diagnose(line, "'\(id)' is in another scene; the \(what) is ignored.", nil)
    }
  }

  private static let placeholders = [
    InterfaceDocument.Placeholder.owner, InterfaceDocument.Placeholder.firstResponder,
  ]

  private mutating func check(_ constraint: ConstraintModel) {
    for id in [constraint.firstItem, constraint.secondItem].compactMap({ $0 })
    where scenes[id] == nil && !Self.placeholders.contains(id) {
      diagnose(
        constraint.line, "there is no object '\(id)' for a constraint; it is ignored.", id)
    }
  }

  private mutating func checkInitialController(_ line: Int) {
    guard let id = document.initialController, !controllers.contains(id) else { return }
    diagnose(
      line, "there is no scene '\(id)' for 'initialViewController'.", id, among: controllers)
  }

  /// Adds a warning.
  ///
  /// - Parameter id: the identifier for a suggestion; nil for none.
  private mutating func diagnose(
    _ line: Int, _ problem: String, _ id: String?, among names: Set<String>? = nil
  ) {
    guard diagnostics.count < Self.most else { return }
    let question = id.map { NearestName.question($0, among: names ?? Set(scenes.keys)) } ?? ""
    diagnostics.append(DocumentError(document.file, line, problem + question))
  }

  /// The maximum number of warnings. Documents with more are damaged, and each is compared with all
  /// identifiers.
  private static let most = 50
}

extension ObjectModel {
  /// The nested objects, in undefined order.
  fileprivate var inner: [ObjectModel] {
    var objects = lists.flatMap(\.objects)
    for value in values.map(\.value) + variations.flatMap(\.values).map(\.value) {
      if case .object(let object) = value { objects.append(object) }
    }
    return objects
  }
}
