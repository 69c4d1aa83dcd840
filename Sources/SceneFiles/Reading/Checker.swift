import SceneRendering

/// Checks a tree against a shape and records all mistakes.
///
/// Values around an invalid one are still checked, without further mistakes because of it.
struct Checker {
  private(set) var mistakes: [Mistake] = []

  mutating func read(_ tree: Tree, as shape: Shape, _ path: KeyPathText = KeyPathText())
    -> CheckedValue
  {
    let location = DocumentLocation(line: tree.line, column: tree.column, path: path)
    return CheckedValue(value: value(tree, shape, location) ?? .wrong, location: location)
  }

  private mutating func value(_ tree: Tree, _ shape: Shape, _ location: DocumentLocation)
    -> CheckedValue.Value?
  {
    if case .unread = tree.node { return nil }
    if let name = tree.fieldWithoutQuotes, shape.takesText, !shape.takesTable(with: name) {
      return refuse(.bracesNeedQuotes(name), location)
    }
    switch shape {
    case .either(let shapes): return alternative(tree, shapes, location)
    case .list(let element, let count): return list(tree, element, count, shape, location)
    case .tuple(let elements): return tuple(tree, elements, shape, location)
    case .table(let table): return self.table(tree, table(), shape, location)
    case .map(let names, let element): return map(tree, names, element, shape, location)
    case .boolean, .number, .text, .choice:
      guard case .scalar(let text, let isPlain) = tree.node else {
        return refuse(.wrongKind(tree, shape), location)
      }
      switch ScalarReading(text, isPlain: isPlain).value(as: shape) {
      case .success(let value): return value
      case .failure(let problem): return refuse(problem, location)
      }
    }
  }

  private mutating func refuse(_ problem: Problem, _ location: DocumentLocation) -> CheckedValue
    .Value?
  {
    mistakes.append(Mistake(problem, location))
    return nil
  }

  // MARK: Lists

  private mutating func list(
    _ tree: Tree, _ element: Shape, _ count: ClosedRange<Int>, _ shape: Shape,
    _ location: DocumentLocation
  ) -> CheckedValue.Value? {
    guard case .list(let trees) = tree.node else {
      return refuse(.wrongKind(tree, shape), location)
    }
    guard !tree.isComplete || count.contains(trees.count) else {
      return refuse(.wrongCount(expected: shape.noun, found: trees.count), location)
    }
    return .list(
      trees.enumerated().map { index, tree in read(tree, as: element, location.path.index(index)) })
  }

  private mutating func tuple(
    _ tree: Tree, _ elements: [Shape.TupleElement], _ shape: Shape, _ location: DocumentLocation
  ) -> CheckedValue.Value? {
    guard case .list(let trees) = tree.node else {
      return refuse(.wrongKind(tree, shape), location)
    }
    guard !tree.isComplete || trees.count == elements.count else {
      return refuse(.wrongCount(expected: shape.noun, found: trees.count), location)
    }
    let values = zip(trees, elements).enumerated().map { index, pair in
      read(pair.0, as: pair.1.shape, location.path.index(index))
    }
    return values.contains(where: \.isWrong) ? nil : .list(values)
  }

  // MARK: Tables

  private mutating func table(
    _ tree: Tree, _ table: TableDescription, _ shape: Shape, _ location: DocumentLocation
  ) -> CheckedValue.Value? {
    guard case .table(let pairs) = tree.node else {
      return refuse(.wrongKind(tree, shape), location)
    }
    var reading = TableReading()
    for (key, tree) in pairs {
      guard let (name, keyPlace) = reading.name(key, in: location) else { continue }
      if let shape = self.shape(of: name, in: table, tree, keyPlace, &reading) {
        reading.add(name, keyPlace, read(tree, as: shape, keyPlace.path))
      }
    }
    if tree.isComplete { checkKeys(of: table, location, &reading) }
    return reading.value
  }

  /// Returns the shape of a key's value; records a mistake and returns nil for an unknown key.
  ///
  /// - Parameter value: The value of the key.
  private mutating func shape(
    of name: String, in table: TableDescription, _ value: Tree, _ location: DocumentLocation,
    _ reading: inout TableReading
  ) -> Shape? {
    if let key = table.key(name) { return key.shape }
    if let rest = table.rest {
      if rest.names.allows(name) { return rest.shape }
      refuse(name, rest.names, location, &reading)
      return nil
    }
    guard reading.isNew(name) else { return nil }
    let names = table.keys.map(\.name)
    let meant =
      ForeignNames.key(name, among: names)
      ?? SpellingSuggestion(from: names).closest(to: name).map { (key: $0, written: $0) }
    mistakes.append(
      Mistake(
        .unknownKey(
          name, table: table.name,
          nearest: meant.map { table.filled($0.written, with: value) }, known: names), location))
    reading.guess(meant?.key, location)
    return nil
  }

  private mutating func refuse(
    _ name: String, _ rule: TextRule, _ location: DocumentLocation, _ reading: inout TableReading
  ) {
    mistakes.append(Mistake(.badName(name, expected: rule.noun), location))
    reading.guess(nil, location)
  }

  /// Checks the keys of a table together: required keys, needed keys, and exclusions.
  private mutating func checkKeys(
    of table: TableDescription, _ location: DocumentLocation, _ reading: inout TableReading
  ) {
    let mayLackKeys = reading.isWhole && !reading.hasUnknownKeys
    for key in table.keys {
      guard let own = reading.given(key.name) else {
        if key.isRequired, mayLackKeys { mistakes.append(Mistake(.missingKey(key.name), location)) }
        continue
      }
      if own.isGuess { continue }
      if !key.needs.isEmpty, mayLackKeys, key.needs.allSatisfy({ reading.given($0) == nil }) {
        mistakes.append(Mistake(.needs(key.name, key.needs), own.location))
      }
      for other in key.excludes where key.name < other {
        guard let other = reading.given(other), !other.isGuess else { continue }
        mistakes.append(Mistake(.excludes(key.name, other.name), own.location))
        reading.isWhole = false
      }
    }
    guard table.takesOneKey, reading.count > 1 || (reading.count == 0 && mayLackKeys) else {
      return
    }
    mistakes.append(Mistake(.notOneKey(table.keys.map(\.name), found: reading.count), location))
    reading.isWhole = false
  }

  private mutating func map(
    _ tree: Tree, _ names: TextRule, _ element: Shape, _ shape: Shape, _ location: DocumentLocation
  ) -> CheckedValue.Value? {
    guard case .table(let pairs) = tree.node else {
      return refuse(.wrongKind(tree, shape), location)
    }
    var reading = TableReading()
    for (key, tree) in pairs {
      guard let (name, keyPlace) = reading.name(key, in: location) else { continue }
      if names.allows(name) {
        reading.add(name, keyPlace, read(tree, as: element, keyPlace.path))
      } else if reading.isNew(name) {
        refuse(name, names, keyPlace, &reading)
      }
    }
    return reading.value
  }

  // MARK: Alternatives

  /// Returns the value of the first alternative that fits the kind of the tree; for scalars, that
  /// accepts it.
  private mutating func alternative(
    _ tree: Tree, _ shapes: [Shape], _ location: DocumentLocation
  ) -> CheckedValue.Value? {
    let fitting = shapes.filter { $0.fits(tree) }
    if case .scalar(let text, let isPlain) = tree.node {
      let reading = ScalarReading(text, isPlain: isPlain)
      var problems: [Problem] = []
      for shape in fitting {
        switch reading.value(as: shape) {
        case .success(let value): return value
        case .failure(let problem): problems.append(problem)
        }
      }
      if problems.count == 1, shapes.count == 1 { return refuse(problems[0], location) }
      return refuse(
        reading.problem(expected: .either(shapes)), location)
    }
    // An incomplete list may continue in any way.
    guard tree.isComplete || fitting.count < 2 else { return nil }
    guard let shape = fitting.first(where: { $0.takes(count: tree.count) }) ?? fitting.first else {
      return refuse(.wrongKind(tree, .either(shapes)), location)
    }
    return value(tree, shape, location)
  }
}

extension Problem {
  fileprivate static func wrongKind(_ tree: Tree, _ shape: Shape) -> Problem {
    .wrongKind(
      expected: shape.noun, found: Found(tree), nearest: tree.text.flatMap { shape.writing($0) })
  }
}

extension TableDescription {
  /// Returns `screen: {size: …}` with the dots replaced by the suggested value, if there is one.
  fileprivate func filled(_ written: String, with value: Tree) -> String {
    guard let match = written.wholeMatch(of: /(\w+): \{(\w+): …\}/), let text = value.text,
      let table = key(String(match.1))?.shape.table,
      let meant = table.key(String(match.2))?.shape.writing(text)
    else { return written }
    return written.replacing("…", with: meant)
  }
}

extension Tree {
  /// The text of a scalar; nil for other nodes.
  fileprivate var text: String? {
    if case .scalar(let text, _) = node { text } else { nil }
  }
}
