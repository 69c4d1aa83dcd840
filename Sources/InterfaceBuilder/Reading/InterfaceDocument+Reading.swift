import Foundation
import Markup

extension InterfaceDocument {
  /// Reads a file.
  package init(
    contentsOf url: URL, limits: MarkupLimits = MarkupLimits()
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
    _ bytes: [UInt8], file: String, limits: MarkupLimits = MarkupLimits()
  ) throws(DocumentError) {
    var reader = DocumentReader(file: file)
    self = try reader.document(Self.root(bytes, file: file, limits: limits))
  }

  private static func root(
    _ bytes: [UInt8], file: String, limits: MarkupLimits
  ) throws(DocumentError) -> MarkupElement {
    do throws(MarkupError) {
      return try MarkupParser.parse(bytes, limits: limits)
    } catch {
      throw DocumentError(file, error.line, error.problem)
    }
  }
}
