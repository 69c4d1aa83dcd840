import SceneRendering

extension Shape {
  /// Returns whether a node of the tree's kind can have this shape.
  func fits(_ tree: Tree) -> Bool {
    switch (self, tree.node) {
    case (.list, .list), (.tuple, .list), (.table, .table), (.map, .table): true
    case (.boolean, .scalar), (.number, .scalar), (.text, .scalar), (.choice, .scalar): true
    case (.either(let shapes), _): shapes.contains { $0.fits(tree) }
    default: false
    }
  }

  func takes(count: Int) -> Bool {
    switch self {
    case .list(_, let range): range.contains(count)
    case .tuple(let elements): elements.count == count
    default: true
    }
  }

  /// The literal words of the shape.
  var words: [String] {
    switch self {
    case .choice(let words): words
    case .text(let rule): rule.words
    case .either(let shapes): shapes.flatMap(\.words)
    default: []
    }
  }

  /// The table of the shape; nil if there is none.
  var table: TableDescription? {
    switch self {
    case .table(let table): table()
    case .either(let shapes): shapes.lazy.compactMap(\.table).first
    default: nil
    }
  }

  /// Returns whether the shape can be a table with a key.
  func takesTable(with name: String) -> Bool {
    switch self {
    case .table(let table): table().key(name) != nil || table().rest?.names.allows(name) == true
    case .map(let names, _): names.allows(name)
    case .either(let shapes): shapes.contains { $0.takesTable(with: name) }
    default: false
    }
  }

  /// The noun in messages after "expected".
  var noun: String {
    switch self {
    case .boolean: "true or false"
    case .number(let rule): rule.noun
    case .text(let rule): rule.noun
    case .choice(let words): Self.alternatives(words)
    case .list(let element, let count):
      count.lowerBound > 0
        ? "a list, not empty, each \(element.noun)" : "a list, each \(element.noun)"
    case .tuple(let elements):
      "a list of \(elements.count): [\(elements.map(\.name).joined(separator: ", "))]"
    case .table(let table): "a table of keys (\(table().name))"
    case .map: "a table of names"
    case .either(let shapes): Self.alternatives(shapes.map(\.noun))
    }
  }

  static func alternatives(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " or \(last)"
  }
}

extension NumberRule {
  var noun: String {
    let kind = isWhole ? "a whole number" : "a number"
    return
      "\(kind) from \(FormattedNumber(range.lowerBound)) to \(FormattedNumber(range.upperBound))"
  }
}

extension Tree {
  /// The name in `{name}`, a table with a single key without a value: a field whose quotes are
  /// missing.
  var fieldWithoutQuotes: String? {
    guard isFlow, case .table(let pairs) = node, pairs.count == 1,
      case .scalar(let name, true) = pairs[0].key.node,
      case .scalar("", true) = pairs[0].value.node, TextRule.fieldName.allows(name)
    else { return nil }
    return name
  }

  var count: Int {
    switch node {
    case .list(let trees): trees.count
    case .table(let pairs): pairs.count
    case .scalar, .unread: 1
    }
  }
}
