/// How much of a document is read before it is refused.
///
/// The largest of 943 published documents has 1.4 MB and nests 40 elements.
package struct DocumentLimits: Sendable {
  /// In bytes.
  package var size = 16 << 20
  /// Elements inside each other.
  package var depth = 128
  /// Elements of a document.
  package var elements = 250_000
  /// Attributes of an element.
  package var attributes = 256

  package init() {}
}
