import Foundation

/// Decodes the bytes of a scene file.
package struct SceneDecoder: Sendable {
  package let limits: SceneLimits

  package init(limits: SceneLimits = .standard) { self.limits = limits }

  /// Decodes a scene file without opening the files that it names.
  ///
  /// - Returns: The document, with gaps for invalid values, and all mistakes. If the text has a
  ///   syntax error, the document is a single gap.
  /// - Complexity: O(bytes), and O(values) with aliases expanded.
  package func decode(
    _ data: Data, isJSON: Bool = false
  ) -> (document: SceneDocument, mistakes: [Mistake]) {
    var document = SceneDocument()
    document.gaps = .all
    let (plain, mistakes) = read(data, isJSON: isJSON, as: Codec<SceneDocument>.table.shape)
    if let plain, let whole = SceneDocument.table.make(plain) {
      document = whole
      document.gaps = plain.gaps
    }
    return (document, mistakes)
  }

  /// Reads a file of a shape.
  ///
  /// - Returns: The value, nil for a syntax error, and all mistakes.
  func read(
    _ data: Data, isJSON: Bool, as shape: Shape
  ) -> (value: CheckedValue?, mistakes: [Mistake]) {
    let text: String
    do throws(SyntaxMistake) {
      guard data.count <= limits[.fileBytes] else {
        throw SyntaxMistake(.tooMany(.fileBytes, limits[.fileBytes]), line: 1, column: 1)
      }
      text = try SceneText(data, isJSON: isJSON).text
    } catch {
      return (nil, [error.mistake])
    }
    let reading = TreeReader.read(text, limits: limits, isJSON: isJSON)
    guard let tree = reading.tree else { return (nil, reading.mistakes) }
    var checker = Checker()
    let plain = checker.read(tree, as: shape)
    return (reading.isWhole ? plain : nil, reading.mistakes + checker.mistakes)
  }
}
