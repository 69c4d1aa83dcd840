/// The limits and options of parsing.
package struct MarkupLimits: Sendable {
  /// The maximum size, in bytes.
  package var size = 16 << 20
  /// The maximum nesting depth.
  package var depth = 128
  /// The maximum number of elements.
  package var elements = 250_000
  /// The maximum size of an attribute's value and of an element's text, in bytes.
  package var valueBytes = Int.max
  /// The maximum number of attributes per element.
  package var attributes = 256
  /// Whether a document type with entities of plain characters is allowed. Default false.
  package var readsDocumentTypes = false
  /// The maximum total size of such entities' replacements, in bytes.
  package var entityBytes = 1 << 20

  package init() {}
}
