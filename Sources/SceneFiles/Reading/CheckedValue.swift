/// A value of a scene file that has been checked against its shape.
package struct CheckedValue: Sendable {
  package let value: Value
  package let place: Place

  package enum Value: Sendable {
    case boolean(Bool)
    case number(Double)
    case text(String)
    /// With a place for each that is wrong.
    case list([CheckedValue])
    /// `isWhole` is false if something was given that nobody knows, or two things that exclude each
    /// other: any key may have been meant.
    case table([Entry], isWhole: Bool)
    /// Something that stands there and cannot be read, of which a mistake speaks.
    case wrong
  }

  package struct Entry: Sendable {
    package let name: String
    /// Of the name.
    package let place: Place
    package let value: CheckedValue
  }

  var boolean: Bool? { if case .boolean(let value) = value { value } else { nil } }
  var number: Double? { if case .number(let value) = value { value } else { nil } }
  var text: String? { if case .text(let value) = value { value } else { nil } }
  var list: [CheckedValue]? { if case .list(let value) = value { value } else { nil } }
  var entries: [Entry]? { if case .table(let value, _) = value { value } else { nil } }
  var isWrong: Bool { if case .wrong = value { true } else { false } }

  /// Whether everything in it could be read.
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

/// Where something stands in a scene file, and under which keys.
package struct Place: Sendable, Equatable {
  package let line: Int
  package let column: Int
  /// The keys and positions on the way to it: `sections[2].items[0].title`.
  package let path: KeyPathText

  package init(line: Int, column: Int, path: KeyPathText = KeyPathText()) {
    self.line = line
    self.column = column
    self.path = path
  }
}

/// The way to a value, as a person would write it.
package struct KeyPathText: Sendable, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String = "") { self.description = description }

  package func key(_ name: String) -> KeyPathText {
    KeyPathText(description.isEmpty ? name : "\(description).\(name)")
  }

  package func index(_ index: Int) -> KeyPathText { KeyPathText("\(description)[\(index)]") }
}
