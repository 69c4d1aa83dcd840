import Markup

/// What is different in a size class.
package struct VariationModel: Sendable {
  /// Members of a list that are there, or are not.
  package struct Mask: Sendable {
    package var included: [String] = []
    package var excluded: [String] = []
  }

  /// `default`, or size classes, such as `heightClass=regular-widthClass=compact`.
  package var traits: String
  /// By the list: `subviews` and `constraints`.
  package var masks: [String: Mask]
  /// What the masks name, each with its line.
  package var references: [(id: String, line: Int)] = []
  package var attributes: [MarkupElement.Attribute]
  package var values: [(key: String, value: ElementValue)]
}
