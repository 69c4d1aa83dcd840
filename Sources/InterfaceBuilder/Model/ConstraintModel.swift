/// A constraint in a document: `first = multiplier × second + constant`.
package struct ConstraintModel: Sendable {
  package enum Relation: String, CaseIterable, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  package var id: String?
  /// The first item's identifier; nil for the view that contains the constraint.
  package var firstItem: String?
  package var firstAttribute: String
  package var relation: Relation
  package var secondItem: String?
  package var secondAttribute: String?
  package var multiplier: Double
  package var constant: Double
  package var priority: Double
  /// The constraint's identifier, for logs and pictures.
  package var identifier: String?
  /// Whether it is only for the editor and is removed at build time.
  package var isPlaceholder: Bool
  /// Constants by size class, such as `heightClass=regular`.
  package var constants: [(traits: String, constant: Double)]
  package var line: Int
}
