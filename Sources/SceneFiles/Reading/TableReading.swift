/// The state of reading a table.
struct TableReading {
  private var entries: [CheckedValue.Entry] = []
  private var positions: [String: Int] = [:]
  /// The unknown names.
  private var unknownKeys: Set<String> = []
  private var guesses: Set<String> = []
  /// Whether all given keys are known.
  var isWhole = true

  /// A given key, or one guessed for a misspelt name.
  struct WrittenKey {
    let name: String
    let location: DocumentLocation
    let isGuess: Bool
  }

  /// The number of given keys that are known.
  var count: Int { entries.count - guesses.count }

  var hasUnknownKeys: Bool { !unknownKeys.isEmpty }

  var value: CheckedValue.Value { .table(entries, isWhole: isWhole) }

  func given(_ name: String) -> WrittenKey? {
    positions[name].map {
      WrittenKey(name: name, location: entries[$0].location, isGuess: guesses.contains(name))
    }
  }

  /// Returns the name of a key and its location; nil if it is not a word, for which a mistake is
  /// recorded.
  mutating func name(_ key: Tree, in location: DocumentLocation) -> (String, DocumentLocation)? {
    guard case .scalar(let name, _) = key.node else {
      isWhole = false
      return nil
    }
    return (
      name, DocumentLocation(line: key.line, column: key.column, path: location.path.key(name))
    )
  }

  /// Adds a key. The value of a duplicate key is unknown.
  mutating func add(_ name: String, _ location: DocumentLocation, _ value: CheckedValue) {
    if let position = positions[name], guesses.remove(name) == nil {
      let first = entries[position]
      entries[position] = CheckedValue.Entry(
        name: name, location: first.location,
        value: CheckedValue(value: .wrong, location: first.value.location)
      )
    } else if let position = positions[name] {
      entries[position] = CheckedValue.Entry(name: name, location: location, value: value)
    } else {
      positions[name] = entries.count
      entries.append(CheckedValue.Entry(name: name, location: location, value: value))
    }
  }

  /// Returns whether an unknown name occurs for the first time.
  mutating func isNew(_ name: String) -> Bool { unknownKeys.insert(name).inserted }

  /// Records that a missing key was intended: a specific one, or, for nil, any.
  mutating func guess(_ name: String?, _ location: DocumentLocation) {
    guard let name else {
      isWhole = false
      return
    }
    guard positions[name] == nil else { return }
    add(name, location, CheckedValue(value: .wrong, location: location))
    guesses.insert(name)
  }
}
