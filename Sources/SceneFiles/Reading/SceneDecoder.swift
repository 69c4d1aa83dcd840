import Foundation

/// From the bytes of a scene file to its values.
package struct SceneDecoder: Sendable {
  package let limits: SceneLimits

  package init(limits: SceneLimits = .standard) { self.limits = limits }

  /// Reads a scene file; nothing it names is opened.
  ///
  /// - Returns: the values, with gaps where they are wrong, and all mistakes. Where the text makes
  ///   no sense from a line on, the document is one gap.
  /// - Complexity: O(bytes), and O(values) with aliases written out.
  package func decode(
    _ data: Data, isJSON: Bool = false
  ) -> (document: SceneDocument, mistakes: [Mistake]) {
    var document = SceneDocument()
    document.gaps = .all
    let text: String
    do throws(SyntaxMistake) {
      guard data.count <= limits[.fileBytes] else {
        throw SyntaxMistake(.tooMany(.fileBytes, limits[.fileBytes]), line: 1, column: 1)
      }
      text = try SceneText(data, isJSON: isJSON).text
    } catch {
      return (document, [error.mistake])
    }
    let reading = TreeReader.read(text, limits: limits, isJSON: isJSON)
    guard let tree = reading.tree else { return (document, reading.mistakes) }
    var checker = Checker()
    let plain = checker.read(tree, as: Codec<SceneDocument>.table.shape)
    if reading.isWhole, let whole = SceneDocument.table.make(plain) {
      document = whole
      document.gaps = plain.gaps
    }
    return (document, reading.mistakes + checker.mistakes)
  }
}
