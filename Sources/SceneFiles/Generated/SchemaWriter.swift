/// Writes the JSON Schema of scene files, for completion and validation in editors.
///
/// Source: JSON Schema, draft 2020-12.
package struct SchemaWriter {
  private var definitions: [(name: String, schema: JSONText)] = []
  private var known: Set<String> = []

  package init() {}

  /// Returns the schema of scene files.
  package mutating func schema() -> String {
    schema(of: SceneDocument.table.description, "A scene for OffscreenUIKit's render command")
  }

  /// Returns the schema of script files.
  package mutating func scriptSchema() -> String {
    schema(of: ScriptDocument.table.description, "A script for OffscreenUIKit's render command")
  }

  private mutating func schema(of table: TableDescription, _ title: String) -> String {
    let root = object(of: table)
    var members: [(String, JSONText)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text(title)),
    ]
    members += root
    members.append(
      ("$defs", .object(definitions.sorted { $0.name < $1.name }.map { ($0.name, $0.schema) })))
    return JSONText.object(members).written() + "\n"
  }

  // MARK: Tables

  private mutating func object(of table: TableDescription) -> [(String, JSONText)] {
    var members: [(String, JSONText)] = [
      ("description", .text(table.summary)), ("type", .text("object")),
      ("properties", .object(table.keys.map { ($0.name, property($0)) })),
    ]
    if let rest = table.rest {
      members.append(("additionalProperties", schema(rest.shape)))
      if let pattern = rest.names.pattern {
        members.append(("propertyNames", .object([("pattern", .text(pattern))])))
      }
    } else {
      members.append(("additionalProperties", .boolean(false)))
    }
    let required = table.keys.filter(\.isRequired).map { JSONText.text($0.name) }
    if !required.isEmpty { members.append(("required", .list(required))) }
    if table.takesOneKey {
      members += [("minProperties", .number(1)), ("maxProperties", .number(1))]
    }
    let rules = table.keys.flatMap(Self.rules)
    if !rules.isEmpty { members.append(("allOf", .list(rules))) }
    return members
  }

  private mutating func property(_ key: KeyDescription) -> JSONText {
    var description = key.summary
    if let unit = key.unit { description += " Unit: \(unit)." }
    if !key.absence.isEmpty { description += " Default: \(key.absence.filter { $0 != "*" })." }
    return .object([("description", .text(description))] + members(of: key.shape))
  }

  /// Returns the rules for combinations of keys.
  private static func rules(_ key: KeyDescription) -> [JSONText] {
    func having(_ name: String) -> JSONText { .object([("required", .list([.text(name)]))]) }
    var rules: [JSONText] = []
    if !key.needs.isEmpty {
      rules.append(
        .object([
          ("if", having(key.name)), ("then", .object([("anyOf", .list(key.needs.map(having)))])),
        ]))
    }
    for other in key.excludes where key.name < other {
      let both = JSONText.object([("required", .list([.text(key.name), .text(other)]))])
      rules.append(.object([("not", both)]))
    }
    return rules
  }

  // MARK: Shapes

  private mutating func schema(_ shape: Shape) -> JSONText { .object(members(of: shape)) }

  private mutating func members(of shape: Shape) -> [(String, JSONText)] {
    switch shape {
    case .boolean: return [("type", .text("boolean"))]
    case .number(let rule):
      return [
        ("type", .text(rule.isWhole ? "integer" : "number")),
        ("minimum", .number(rule.range.lowerBound)), ("maximum", .number(rule.range.upperBound)),
      ]
    case .text(let rule): return text(rule)
    case .choice(let words): return [("enum", .list(words.map { .text($0) }))]
    case .list(let element, let count):
      var members = [("type", JSONText.text("array")), ("items", schema(element))]
      if count.lowerBound > 0 { members.append(("minItems", .number(Double(count.lowerBound)))) }
      if count.upperBound < 1_000_000 {
        members.append(("maxItems", .number(Double(count.upperBound))))
      }
      return members
    case .tuple(let elements):
      let count = JSONText.number(Double(elements.count))
      return [
        ("type", .text("array")), ("prefixItems", .list(elements.map { schema($0.shape) })),
        ("minItems", count), ("maxItems", count),
      ]
    case .table(let table): return reference(table())
    case .map(let names, let element):
      var members = [("type", JSONText.text("object")), ("additionalProperties", schema(element))]
      if let pattern = names.pattern {
        members.append(("propertyNames", .object([("pattern", .text(pattern))])))
      }
      return members
    case .either(let shapes):
      return [("anyOf", .list(shapes.map { schema($0) }))]
    }
  }

  private func text(_ rule: TextRule) -> [(String, JSONText)] {
    // A number is not a name, nor is null.
    let others = rule.pattern == nil ? ["number", "boolean", "null"] : ["boolean"]
    let types = (["string"] + others).map { JSONText.text($0) }
    var members = [("type", rule.takesScalars ? .list(types) : JSONText.text("string"))]
    if let pattern = rule.pattern { members.append(("pattern", .text(pattern))) }
    return members
  }

  private mutating func reference(_ table: TableDescription) -> [(String, JSONText)] {
    if known.insert(table.name).inserted {
      let members = object(of: table)
      definitions.append((table.name, .object(members)))
    }
    return [("$ref", .text("#/$defs/\(table.name)"))]
  }
}
