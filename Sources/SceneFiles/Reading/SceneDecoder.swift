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
    let (plain, mistakes) = read(data, isJSON: isJSON, as: Codec<SceneDocument>.table.shape)
    if let plain, let whole = SceneDocument.table.make(plain) {
      document = whole
      document.gaps = plain.gaps
    }
    return (document, mistakes)
  }

  /// Reads a file of a shape.
  ///
  /// - Returns: what it says, nil where the text makes no sense from a line on, and all mistakes.
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
