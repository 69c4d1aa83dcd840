import Foundation
import Markup

extension InterfaceDocument {
  /// The limits of a document. Of 943 published documents the largest has 1.4 MB and nests 40
  /// elements; of 1,171 others the largest has 4,038 elements, and values of 1,816 bytes.
  package static let limits: MarkupLimits = {
    var limits = MarkupLimits()
    limits.size = 4 << 20
    limits.elements = 40_000
    limits.attributes = 64
    limits.valueBytes = 64 << 10
    return limits
  }()

  /// Reads a file.
  package init(
    contentsOf url: URL, limits: MarkupLimits = Self.limits
  ) throws(DocumentError) {
    let path = url.path
    guard
      let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    else { throw DocumentError(path, 0, "there is no such file.") }
    guard size <= limits.size else {
      throw DocumentError(path, 1, "the file has \(size) bytes; at most \(limits.size) are read.")
    }
    guard let data = try? Data(contentsOf: url) else {
      throw DocumentError(path, 0, "its permissions forbid reading, or it is a folder.")
    }
    try self.init([UInt8](data), file: path, limits: limits)
  }

  /// Reads the text of a file.
  ///
  /// - Complexity: O(bytes).
  package init(
    _ bytes: [UInt8], file: String, limits: MarkupLimits = Self.limits
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
