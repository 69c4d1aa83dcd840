/// An element of a document.
package final class MarkupElement {
  /// A name and a value.
  package struct Attribute: Equatable, Sendable {
    /// The name with its prefix.
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The name without a prefix.
  package let name: String
  /// The prefix; empty for none.
  package let prefix: String
  /// The line of its start, from 1.
  package let line: Int
  package internal(set) var attributes: [Attribute] = []
  package internal(set) var children: [MarkupElement] = []
  /// The text of the element; empty if it has children.
  package internal(set) var text = ""

  /// Creates an element with a name that may have a prefix.
  init(_ name: String, line: Int) {
    let parts = name.split(separator: ":", maxSplits: 1)
    let hasPrefix = parts.count == 2
    self.name = hasPrefix ? String(parts[1]) : name
    self.prefix = hasPrefix ? String(parts[0]) : ""
    self.line = line
  }

  /// Creates an element around others.
  package init(_ name: String, around children: [MarkupElement], line: Int) {
    self.name = name
    self.prefix = ""
    self.line = line
    self.children = children
  }

  /// The name with its prefix.
  var writtenName: String { prefix.isEmpty ? name : "\(prefix):\(name)" }

  /// Returns the value of an attribute, given its name with prefix; nil for none.
  package subscript(name: String) -> String? {
    for attribute in attributes where attribute.name == name { return attribute.value }
    return nil
  }
}
