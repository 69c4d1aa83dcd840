import Scenes

/// Reads a tree as a shape says, and notes every mistake on the way.
///
/// A wrong value is left out, so that what is around it is still read and checked.
struct Checker {
  private(set) var mistakes: [Mistake] = []

  mutating func read(_ tree: Tree, as shape: Shape, _ path: KeyPathText = KeyPathText()) -> Plain? {
    let place = Place(line: tree.line, column: tree.column, path: path)
    guard let value = value(tree, shape, place) else { return nil }
    return Plain(value: value, place: place)
  }

  private mutating func value(_ tree: Tree, _ shape: Shape, _ place: Place) -> Plain.Value? {
    switch shape {
    case .either(let shapes): return alternative(tree, shapes, place)
    case .list(let element, let count): return list(tree, element, count, shape, place)
    case .tuple(let parts): return tuple(tree, parts, shape, place)
    case .table(let table): return self.table(tree, table(), shape, place)
    case .map(let names, let element): return map(tree, names, element, shape, place)
    case .boolean, .number, .text, .choice:
      guard case .scalar(let text, let isPlain) = tree.node else {
        return refuse(.wrongKind(expected: shape.noun, found: Found(tree)), place)
      }
      switch ScalarReading(text, isPlain: isPlain).value(as: shape) {
      case .success(let value): return value
      case .failure(let problem): return refuse(problem, place)
      }
    }
  }

  private mutating func refuse(_ problem: Problem, _ place: Place) -> Plain.Value? {
    mistakes.append(Mistake(problem, place))
    return nil
  }

  // MARK: Lists

  private mutating func list(
    _ tree: Tree, _ element: Shape, _ count: ClosedRange<Int>, _ shape: Shape, _ place: Place
  ) -> Plain.Value? {
    guard case .list(let trees) = tree.node else {
      return refuse(.wrongKind(expected: shape.noun, found: Found(tree)), place)
    }
    guard count.contains(trees.count) else {
      return refuse(.wrongCount(expected: shape.noun, found: trees.count), place)
    }
    return .list(
      trees.enumerated().compactMap { index, tree in
        read(tree, as: element, place.path.index(index))
      })
  }

  private mutating func tuple(
    _ tree: Tree, _ parts: [Shape.Part], _ shape: Shape, _ place: Place
  ) -> Plain.Value? {
    guard case .list(let trees) = tree.node else {
      return refuse(.wrongKind(expected: shape.noun, found: Found(tree)), place)
    }
    guard trees.count == parts.count else {
      return refuse(.wrongCount(expected: shape.noun, found: trees.count), place)
    }
    let values = zip(trees, parts).enumerated().compactMap { index, pair in
      read(pair.0, as: pair.1.shape, place.path.index(index))
    }
    return values.count == parts.count ? .list(values) : nil
  }

  // MARK: Tables

  private mutating func table(
    _ tree: Tree, _ table: TableDescription, _ shape: Shape, _ place: Place
  ) -> Plain.Value? {
    guard case .table(let pairs) = tree.node else {
      return refuse(.wrongKind(expected: shape.noun, found: Found(tree)), place)
    }
    var entries: [Plain.Entry] = []
    var given: [String: Place] = [:]
    for (key, tree) in pairs {
      guard let (name, keyPlace) = self.name(key, in: place) else { continue }
      given[name] = keyPlace
      guard let shape = self.shape(of: name, in: table, keyPlace) else { continue }
      if let value = read(tree, as: shape, keyPlace.path) {
        entries.append(Plain.Entry(name: name, place: keyPlace, value: value))
      }
    }
    checkKeys(given, of: table, place)
    return .table(entries)
  }

  private mutating func shape(
    of name: String, in table: TableDescription, _ place: Place
  ) -> Shape? {
    if let key = table.key(name) { return key.shape }
    if let rest = table.rest {
      if rest.names.allows(name) { return rest.shape }
      mistakes.append(Mistake(.badName(name, expected: rest.names.noun), place))
      return nil
    }
    let names = table.keys.map(\.name)
    mistakes.append(
      Mistake(
        .unknownKey(
          name, table: table.name, nearest: NearestWord(in: names).to(name), known: names),
        place))
    return nil
  }

  /// What a table says of its keys together: those that must be there, go with others, or exclude each other.
  private mutating func checkKeys(
    _ given: [String: Place], of table: TableDescription, _ place: Place
  ) {
    for key in table.keys {
      guard let own = given[key.name] else {
        if key.isRequired { mistakes.append(Mistake(.missingKey(key.name), place)) }
        continue
      }
      if !key.needs.isEmpty, key.needs.allSatisfy({ given[$0] == nil }) {
        mistakes.append(Mistake(.needs(key.name, key.needs), own))
      }
      for other in key.excludes where given[other] != nil && key.name < other {
        mistakes.append(Mistake(.excludes(key.name, other), own))
      }
    }
    if table.takesOneKey, given.count != 1 {
      mistakes.append(Mistake(.notOneKey(table.keys.map(\.name), found: given.count), place))
    }
  }

  private mutating func map(
    _ tree: Tree, _ names: TextRule, _ element: Shape, _ shape: Shape, _ place: Place
  ) -> Plain.Value? {
    guard case .table(let pairs) = tree.node else {
      return refuse(.wrongKind(expected: shape.noun, found: Found(tree)), place)
    }
    var entries: [Plain.Entry] = []
    for (key, tree) in pairs {
      guard let (name, keyPlace) = self.name(key, in: place) else { continue }
      guard names.allows(name) else {
        mistakes.append(Mistake(.badName(name, expected: names.noun), keyPlace))
        continue
      }
      if let value = read(tree, as: element, keyPlace.path) {
        entries.append(Plain.Entry(name: name, place: keyPlace, value: value))
      }
    }
    return .table(entries)
  }

  private mutating func name(_ key: Tree, in place: Place) -> (String, Place)? {
    guard case .scalar(let name, _) = key.node else {
      _ = refuse(
        .wrongKind(expected: "a word as key", found: Found(key)),
        Place(line: key.line, column: key.column, path: place.path))
      return nil
    }
    return (name, Place(line: key.line, column: key.column, path: place.path.key(name)))
  }

  // MARK: Alternatives

  /// The alternative that fits the kind of what is there; for scalars, the first that takes it.
  private mutating func alternative(
    _ tree: Tree, _ shapes: [Shape], _ place: Place
  ) -> Plain.Value? {
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
      if problems.count == 1, shapes.count == 1 { return refuse(problems[0], place) }
      return refuse(
        reading.problem(expected: Shape.either(shapes).noun, words: shapes.flatMap(\.words)), place)
    }
    guard let shape = fitting.first(where: { $0.takes(count: tree.count) }) ?? fitting.first else {
      return refuse(
        .wrongKind(expected: Shape.either(shapes).noun, found: Found(tree)), place)
    }
    return value(tree, shape, place)
  }
}
