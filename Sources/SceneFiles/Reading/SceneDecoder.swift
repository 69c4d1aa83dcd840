import Foundation

/// From the bytes of a scene file to its values.
package struct SceneDecoder: Sendable {
  package let limits: SceneLimits

  package init(limits: SceneLimits = .standard) { self.limits = limits }

  /// Reads a scene file; nothing it names is opened.
  ///
  /// - Returns: the values, without those that are wrong, and all mistakes.
  /// - Complexity: O(bytes), and O(values) with aliases written out.
  package func decode(
    _ data: Data, isJSON: Bool = false
  ) -> (document: SceneDocument, mistakes: [Mistake]) {
    do throws(SyntaxMistake) {
      guard data.count <= limits[.fileBytes] else {
        throw SyntaxMistake(.tooMany(.fileBytes, limits[.fileBytes]), line: 1, column: 1)
      }
      let text = try SceneText(data, isJSON: isJSON).text
      let tree = try Tree.yaml(text, limits: limits)
      var checker = Checker()
      let plain = checker.read(tree, as: Form<SceneDocument>.table.shape)
      let document = plain.flatMap { SceneDocument.table.make($0) } ?? SceneDocument()
      return (document, checker.mistakes)
    } catch {
      return (SceneDocument(), [error.mistake])
    }
  }
}
