import Markup

/// The variations for a size class.
package struct VariationModel: Sendable {
  /// The included or excluded members of a list.
  package struct Mask: Sendable {
    package var included: [String] = []
    package var excluded: [String] = []
  }

  /// `default`, or size classes, such as `heightClass=regular-widthClass=compact`.
  package var traits: String
  /// The masks, by the name of their list: `subviews` or `constraints`.
  package var masks: [String: Mask]
  /// The members of the masks, each with its line.
  package var references: [(id: String, line: Int)] = []
  package var attributes: [MarkupElement.Attribute]
  package var values: [(key: String, value: ElementValue)]
}
