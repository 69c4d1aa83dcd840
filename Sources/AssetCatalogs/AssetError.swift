/// What is wrong with a set.
package struct AssetError: Error, Equatable, Sendable {
  /// The file, and what is wrong with it.
  package let sentence: String

  init(_ path: String, _ what: String) { sentence = "\(path): \(what)" }
}
