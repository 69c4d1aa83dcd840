import Foundation

extension InterfaceDocument {
  /// Reads a file.
  package init(
    contentsOf url: URL, limits: DocumentLimits = DocumentLimits()
  ) throws(DocumentError) {
    let path = url.path
    guard
      let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    else { throw DocumentError(path, 0, "there is no such file.") }
    guard size <= limits.size else {
      throw DocumentError(path, 1, "the file has \(size) bytes; at most \(limits.size) are read.")
    }
    guard let data = try? Data(contentsOf: url) else {
      throw DocumentError(path, 0, "it cannot be read.")
    }
    try self.init([UInt8](data), file: path, limits: limits)
  }

  /// Reads the text of a file.
  ///
  /// - Complexity: O(bytes).
  package init(
    _ bytes: [UInt8], file: String, limits: DocumentLimits = DocumentLimits()
  ) throws(DocumentError) {
    let root = try MarkupParser.parse(bytes, file: file, limits: limits)
    var reader = DocumentReader(file: file)
    self = try reader.document(root)
  }
}
