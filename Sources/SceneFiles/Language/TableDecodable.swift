/// A value that is decoded from a table of a scene file.
package protocol TableDecodable: Sendable {
  /// Creates the value of an empty table, with the defaults.
  init()
  static var table: Table<Self> { get }
}

/// A table with the assignment of its keys to a value.
package struct Table<Value: TableDecodable>: Sendable {
  package let description: TableDescription
  private let keys: [String: Key<Value>]
  private let assignRest: (@Sendable (inout Value, String, CheckedValue) -> Void)?

  init(
    _ name: String, _ summary: String, keys: [Key<Value>], takesOneKey: Bool = false,
    rest: TableDescription.Rest? = nil,
    assignRest: (@Sendable (inout Value, String, CheckedValue) -> Void)? = nil
  ) {
    description = TableDescription(
      name: name, summary: summary, keys: keys.map(\.description), rest: rest,
      takesOneKey: takesOneKey)
    self.keys = Dictionary(
      keys.map { ($0.description.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.assignRest = assignRest
    all = keys
  }

  /// The keys in order, for tables that include those of another.
  let all: [Key<Value>]

  /// Returns the value of a checked table, or nil for other shapes.
  package func make(_ plain: CheckedValue) -> Value? {
    plain.entries.map(make)
  }

  func make(_ entries: [CheckedValue.Entry]) -> Value {
    var value = Value()
    for entry in entries {
      if let key = keys[entry.name] {
        key.assign(&value, entry.value)
      } else {
        assignRest?(&value, entry.name, entry.value)
      }
    }
    return value
  }
}

/// A key of a table and the property that it sets.
struct Key<Value>: Sendable {
  let description: KeyDescription
  let assign: @Sendable (inout Value, CheckedValue) -> Void

  init(
    description: KeyDescription, assign: @escaping @Sendable (inout Value, CheckedValue) -> Void
  ) {
    self.description = description
    self.assign = assign
  }
}

extension Key where Value: TableDecodable {
  /// Creates a key with a default, the value of an empty table.
  init<Field>(
    _ name: String, _ path: any WritableKeyPath<Value, Field> & Sendable, _ codec: Codec<Field>,
    unit: String? = nil, needs: [String] = [], excludes: [String] = [], example: String,
    _ summary: String
  ) {
    let absence = codec.show(Value()[keyPath: path])
    self.init(
      description: KeyDescription(
        name: name, shape: codec.shape, unit: unit, absence: absence, summary: summary,
        example: example, needs: needs, excludes: excludes, isRequired: false)
    ) { value, plain in
      if let part = codec.make(plain) { value[keyPath: path] = part }
    }
  }

  /// Creates an optional key; `without` describes the meaning of its absence.
  init<Field>(
    _ name: String, optional path: any WritableKeyPath<Value, Field?> & Sendable,
    _ codec: Codec<Field>, unit: String? = nil, without: String, needs: [String] = [],
    excludes: [String] = [], isRequired: Bool = false, example: String, _ summary: String
  ) {
    self.init(
      description: KeyDescription(
        name: name, shape: codec.shape, unit: unit, absence: "*\(without)*", summary: summary,
        example: example, needs: needs, excludes: excludes, isRequired: isRequired)
    ) { value, plain in
      if let part = codec.make(plain) { value[keyPath: path] = part }
    }
  }
}
