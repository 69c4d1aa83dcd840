/// An element of a document, with what is inside it.
package final class MarkupElement {
  /// A name and its value, as the document has them.
  package struct Attribute: Equatable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package let name: String
  /// Where the element begins, from 1.
  package let line: Int
  package internal(set) var attributes: [Attribute] = []
  package internal(set) var children: [MarkupElement] = []
  /// The characters that stand in it, those of its children left out.
  package internal(set) var text = ""

  init(_ name: String, line: Int) {
    self.name = name
    self.line = line
  }

  /// The value of an attribute; nil without it.
  package subscript(name: String) -> String? {
    for attribute in attributes where attribute.name == name { return attribute.value }
    return nil
  }
}
