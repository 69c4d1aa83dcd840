/// The state of reading a table.
struct TableReading {
  private var entries: [CheckedValue.Entry] = []
  private var positions: [String: Int] = [:]
  /// The unknown names.
  private var strangers: Set<String> = []
  private var guesses: Set<String> = []
  /// Whether all given keys are known.
  var isWhole = true

  /// A given key, or one guessed for a misspelt name.
  struct Given {
    let name: String
    let place: Place
    let isGuess: Bool
  }

  /// The number of given keys that are known.
  var count: Int { entries.count - guesses.count }

  var hasStrangers: Bool { !strangers.isEmpty }

  var value: CheckedValue.Value { .table(entries, isWhole: isWhole) }

  func given(_ name: String) -> Given? {
    positions[name].map {
      Given(name: name, place: entries[$0].place, isGuess: guesses.contains(name))
    }
  }

  /// Returns the name of a key and its location; nil if it is not a word, for which a mistake is
  /// recorded.
  mutating func name(_ key: Tree, in place: Place) -> (String, Place)? {
    guard case .scalar(let name, _) = key.node else {
      isWhole = false
      return nil
    }
    return (name, Place(line: key.line, column: key.column, path: place.path.key(name)))
  }

  /// Adds a key. The value of a duplicate key is unknown.
  mutating func add(_ name: String, _ place: Place, _ value: CheckedValue) {
    if let position = positions[name], guesses.remove(name) == nil {
      let first = entries[position]
      entries[position] = CheckedValue.Entry(
        name: name, place: first.place, value: CheckedValue(value: .wrong, place: first.value.place)
      )
    } else if let position = positions[name] {
      entries[position] = CheckedValue.Entry(name: name, place: place, value: value)
    } else {
      positions[name] = entries.count
      entries.append(CheckedValue.Entry(name: name, place: place, value: value))
    }
  }

  /// Returns whether an unknown name occurs for the first time.
  mutating func isNew(_ name: String) -> Bool { strangers.insert(name).inserted }

  /// Records that a missing key was intended: a specific one, or, for nil, any.
  mutating func guess(_ name: String?, _ place: Place) {
    guard let name else {
      isWhole = false
      return
    }
    guard positions[name] == nil else { return }
    add(name, place, CheckedValue(value: .wrong, place: place))
    guesses.insert(name)
  }
}
