/// An element of a document, with what is inside it.
package final class MarkupElement {
  /// A name and its value, as the document has them.
  package struct Attribute: Equatable, Sendable {
    /// The name as written, with its prefix.
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The name without a prefix.
  package let name: String
  /// The name's prefix; empty without one.
  package let prefix: String
  /// Where the element begins, from 1.
  package let line: Int
  package internal(set) var attributes: [Attribute] = []
  package internal(set) var children: [MarkupElement] = []
  /// The characters that stand in it, those of its children left out; empty where it has children.
  package internal(set) var text = ""

  /// An element of a name as written, with its prefix.
  init(_ name: String, line: Int) {
    let parts = name.split(separator: ":", maxSplits: 1)
    let hasPrefix = parts.count == 2
    self.name = hasPrefix ? String(parts[1]) : name
    self.prefix = hasPrefix ? String(parts[0]) : ""
    self.line = line
  }

  /// An element that no document has: one around others.
  package init(_ name: String, around children: [MarkupElement], line: Int) {
    self.name = name
    self.prefix = ""
    self.line = line
    self.children = children
  }

  /// The name as written.
  var writtenName: String { prefix.isEmpty ? name : "\(prefix):\(name)" }

  /// The value of an attribute, of a name as written; nil without it.
  package subscript(name: String) -> String? {
    for attribute in attributes where attribute.name == name { return attribute.value }
    return nil
  }
}
