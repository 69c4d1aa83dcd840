/// A value of a scene file, checked against its shape.
package struct CheckedValue: Sendable {
  package let value: Value
  package let location: DocumentLocation

  package enum Value: Sendable {
    case boolean(Bool)
    case number(Double)
    case text(String)
    /// A list, with a placeholder for each invalid value.
    case list([CheckedValue])
    /// A table. `isWhole` is false if it has an unknown key, or two keys that exclude each other,
    /// so that any key may have been intended.
    case table([Entry], isWhole: Bool)
    /// An invalid value, for which a mistake is recorded.
    case wrong
  }

  package struct Entry: Sendable {
    package let name: String
    /// The location of the name.
    package let location: DocumentLocation
    package let value: CheckedValue
  }

  var boolean: Bool? { if case .boolean(let value) = value { value } else { nil } }
  var number: Double? { if case .number(let value) = value { value } else { nil } }
  var text: String? { if case .text(let value) = value { value } else { nil } }
  var list: [CheckedValue]? { if case .list(let value) = value { value } else { nil } }
  var entries: [Entry]? { if case .table(let value, _) = value { value } else { nil } }
  var isWrong: Bool { if case .wrong = value { true } else { false } }

  /// Whether the value and all values inside are valid.
  ///
  /// Complexity: O(values).
  var isSound: Bool {
    switch value {
    case .boolean, .number, .text: true
    case .list(let values): values.allSatisfy(\.isSound)
    case .table(let entries, let isWhole): isWhole && entries.allSatisfy(\.value.isSound)
    case .wrong: false
    }
  }
}

/// A location in a scene file, with its key path.
package struct DocumentLocation: Sendable, Equatable {
  package let line: Int
  package let column: Int
  /// The key path: `sections[2].items[0].title`.
  package let path: KeyPathText

  package init(line: Int, column: Int, path: KeyPathText = KeyPathText()) {
    self.line = line
    self.column = column
    self.path = path
  }
}

/// The key path of a value as text.
package struct KeyPathText: Sendable, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String = "") { self.description = description }

  package func key(_ name: String) -> KeyPathText {
    KeyPathText(description.isEmpty ? name : "\(description).\(name)")
  }

  package func index(_ index: Int) -> KeyPathText { KeyPathText("\(description)[\(index)]") }
}
