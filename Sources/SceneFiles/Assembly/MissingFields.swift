/// The fields that styles show and items lack.
///
/// All items are needed to locate the mistake: a field that other items of the style have is
/// missing from the item, one that none has is a mistake of the style.
struct MissingFields {
  private var all: [Missing] = []
  private var reported: Set<Reported> = []
  /// The limit above which only the first occurrence of each field is stored.
  private static let most = 100_000

  private struct Missing {
    let field: String
    let template: DocumentLocation
    let item: AssembledScene.Item
    let owner: SceneAssembler.Owner
  }

  /// A field in a template.
  private struct Reported: Hashable {
    let line, column: Int
    let field: String
  }

  mutating func add(
    _ field: String, reportedAt template: DocumentLocation, by item: AssembledScene.Item,
    _ owner: SceneAssembler.Owner
  ) {
    let reported = Reported(line: template.line, column: template.column, field: field)
    guard self.reported.insert(reported).inserted || all.count < Self.most else { return }
    all.append(Missing(field: field, template: template, item: item, owner: owner))
  }

  /// Returns the mistakes. Complexity: O(items × fields) if any field is missing.
  func mistakes(in scene: AssembledScene) -> [Mistake] {
    guard !all.isEmpty else { return [] }
    let fields = scene.fieldsByStyle
    var styles: Set<Reported> = []
    return all.compactMap { missing in
      let (name, known) = (missing.owner.name, missing.item.fields.keys.sorted())
      if missing.item.style.flatMap({ fields[$0] })?.contains(missing.field) == true {
        return Mistake(
          .lacksField(missing.field, of: name, known: known), missing.owner.location,
          dataFile: missing.owner.dataFile)
      }
      let location = missing.template
      let reported = Reported(line: location.line, column: location.column, field: missing.field)
      guard styles.insert(reported).inserted else { return nil }
      return Mistake(.missingField(missing.field, of: name, known: known), location)
    }
  }
}

extension AssembledScene {
  /// The fields that any item of a style has, by style.
  fileprivate var fieldsByStyle: [String: Set<String>] {
    var fields: [String: Set<String>] = [:]
    let reported = sections.flatMap { section in
      section.items + [section.header, section.footer].compactMap { $0 }
    }
    for item in reported + insertions.values.joined().joined() {
      guard let style = item.style else { continue }
      fields[style, default: []].formUnion(item.fields.keys)
    }
    return fields
  }
}
