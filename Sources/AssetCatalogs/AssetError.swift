/// An error of reading a set.
package struct AssetError: Error, Equatable, Sendable {
  /// A sentence about the file.
  package let sentence: String

  init(_ path: String, _ what: String) { sentence = "\(path): \(what)" }
}
