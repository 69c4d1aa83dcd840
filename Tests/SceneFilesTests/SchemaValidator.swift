import Foundation

@testable import SceneFiles

/// The part of JSON Schema that the generated schema uses. Source: JSON Schema, draft 2020-12.
struct SchemaValidator {
  private let root: [String: Any]
  private let expressions: [String: NSRegularExpression]

  init(_ text: String) throws {
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8))
    guard let root = parsed as? [String: Any] else { throw CocoaError(.coderReadCorrupt) }
    self.root = root
    expressions = try Self.patterns(in: root).reduce(into: [:]) {
      $0[$1] = try NSRegularExpression(pattern: $1)
    }
  }

  private static func patterns(in value: Any) -> Set<String> {
    if let list = value as? [Any] {
      return list.reduce(into: []) { $0.formUnion(patterns(in: $1)) }
    }
    guard let object = value as? [String: Any] else { return [] }
    var found: Set<String> = (object["pattern"] as? String).map { [$0] } ?? []
    for member in object.values { found.formUnion(patterns(in: member)) }
    return found
  }

  func allows(_ tree: Tree) -> Bool { allows(tree, root) }

  /// The keywords that this validator supports; the schema of a file may use no others.
  private static let known: Set<String> = [
    "$schema", "title", "description", "$defs", "$ref", "type", "properties", "propertyNames",
    "additionalProperties", "required", "minProperties", "maxProperties", "allOf", "anyOf", "not",
    "if", "then", "enum", "pattern", "minimum", "maximum", "items", "prefixItems", "minItems",
    "maxItems",
  ]

  private func allows(_ tree: Tree, _ schema: [String: Any]) -> Bool {
    precondition(Self.known.isSuperset(of: schema.keys), "\(schema.keys)")
    if let path = schema["$ref"] as? String {
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      guard let definition = (root["$defs"] as? [String: Any])?[name] as? [String: Any],
        allows(tree, definition)
      else { return false }
    }
    if let types = schema["type"] {
      let names = types as? [String] ?? [types as? String ?? ""]
      guard !Set(names).isDisjoint(with: kinds(tree)) else { return false }
    }
    if let any = schema["anyOf"] as? [[String: Any]], !any.contains(where: { allows(tree, $0) }) {
      return false
    }
    if let all = schema["allOf"] as? [[String: Any]], !all.allSatisfy({ allows(tree, $0) }) {
      return false
    }
    if let not = schema["not"] as? [String: Any], allows(tree, not) { return false }
    if let condition = schema["if"] as? [String: Any], let then = schema["then"] as? [String: Any],
      allows(tree, condition), !allows(tree, then)
    {
      return false
    }
    switch tree.node {
    case .scalar(let text, let isPlain): return allowsScalar(text, isPlain, schema)
    case .list(let trees): return allowsList(trees, schema)
    case .table(let pairs): return allowsTable(pairs, schema)
    case .unread: return false
    }
  }

  /// Returns the JSON types of a value, by YAML 1.2's core schema as far as JSON has them.
  private func kinds(_ tree: Tree) -> Set<String> {
    switch tree.node {
    case .list: return ["array"]
    case .table: return ["object"]
    case .unread: return []
    case .scalar(let text, let isPlain):
      let reading = ScalarReading(text, isPlain: isPlain)
      if reading.isNothing { return ["null"] }
      if reading.boolean != nil { return ["boolean"] }
      guard let number = reading.number else { return ["string"] }
      return number.rounded() == number ? ["number", "integer"] : ["number"]
    }
  }

  private func allowsScalar(_ text: String, _ isPlain: Bool, _ schema: [String: Any]) -> Bool {
    let reading = ScalarReading(text, isPlain: isPlain)
    let isString = reading.number == nil && reading.boolean == nil && !reading.isNothing
    if let words = schema["enum"] as? [String], !isString || !words.contains(text) { return false }
    if isString, let pattern = schema["pattern"] as? String {
      guard matches(text, pattern) else { return false }
    }
    if let number = reading.number {
      if let least = schema["minimum"] as? NSNumber, number < least.doubleValue { return false }
      if let most = schema["maximum"] as? NSNumber, number > most.doubleValue { return false }
    }
    return true
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    let range = NSRange(location: 0, length: text.utf16.count)
    return expressions[pattern]?.firstMatch(in: text, range: range) != nil
  }

  private func allowsList(_ trees: [Tree], _ schema: [String: Any]) -> Bool {
    guard schema["enum"] == nil else { return false }
    if let least = schema["minItems"] as? Int, trees.count < least { return false }
    if let most = schema["maxItems"] as? Int, trees.count > most { return false }
    if let parts = schema["prefixItems"] as? [[String: Any]] {
      return zip(trees, parts).allSatisfy { allows($0, $1) }
    }
    guard let items = schema["items"] as? [String: Any] else { return true }
    return trees.allSatisfy { allows($0, items) }
  }

  private func allowsTable(_ pairs: [(key: Tree, value: Tree)], _ schema: [String: Any]) -> Bool {
    guard schema["enum"] == nil else { return false }
    let properties = schema["properties"] as? [String: Any] ?? [:]
    var names: Set<String> = []
    for (key, value) in pairs {
      guard case .scalar(let name, _) = key.node else { return false }
      names.insert(name)
      if let pattern = (schema["propertyNames"] as? [String: Any])?["pattern"] as? String,
        !matches(name, pattern)
      {
        return false
      }
      if let own = properties[name] as? [String: Any] {
        guard allows(value, own) else { return false }
      } else if schema["additionalProperties"] as? Bool == false {
        return false
      } else if let rest = schema["additionalProperties"] as? [String: Any] {
        guard allows(value, rest) else { return false }
      }
    }
    if let required = schema["required"] as? [String], !names.isSuperset(of: required) {
      return false
    }
    if let least = schema["minProperties"] as? Int, names.count < least { return false }
    if let most = schema["maxProperties"] as? Int, names.count > most { return false }
    return true
  }
}
