/// How much of a document is read before it is refused, and what it may contain.
package struct MarkupLimits: Sendable {
  /// In bytes.
  package var size = 16 << 20
  /// Elements inside each other.
  package var depth = 128
  /// Elements of a document.
  package var elements = 250_000
  /// Bytes of an attribute's value, and of an element's text.
  package var valueBytes = Int.max
  /// Attributes of an element.
  package var attributes = 256
  /// Whether the document may declare its type, with entities of plain characters. Default false.
  package var readsDocumentTypes = false
  /// Bytes that such entities may add, all together.
  package var entityBytes = 1 << 20

  package init() {}
}
