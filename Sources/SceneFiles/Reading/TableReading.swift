/// What has been read of a table so far.
struct TableReading {
  private var entries: [CheckedValue.Entry] = []
  private var positions: [String: Int] = [:]
  /// Names that nobody knows.
  private var strangers: Set<String> = []
  private var guesses: Set<String> = []
  /// Whether all that is given is known.
  var isWhole = true

  /// A key that is given, or that a misspelt one is taken for.
  struct Given {
    let name: String
    let place: Place
    let isGuess: Bool
  }

  /// How many keys are given that are known.
  var count: Int { entries.count - guesses.count }

  var hasStrangers: Bool { !strangers.isEmpty }

  var value: CheckedValue.Value { .table(entries, isWhole: isWhole) }

  func given(_ name: String) -> Given? {
    positions[name].map {
      Given(name: name, place: entries[$0].place, isGuess: guesses.contains(name))
    }
  }

  /// The name of a key and its place; nil where it is no word, which has been noted.
  mutating func name(_ key: Tree, in place: Place) -> (String, Place)? {
    guard case .scalar(let name, _) = key.node else {
      isWhole = false
      return nil
    }
    return (name, Place(line: key.line, column: key.column, path: place.path.key(name)))
  }

  /// Which value is meant of a key that is given twice is unknown.
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

  /// Whether a name that nobody knows is seen for the first time.
  mutating func isNew(_ name: String) -> Bool { strangers.insert(name).inserted }

  /// Notes that a key was meant that is not there: this, or, for nil, any.
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
